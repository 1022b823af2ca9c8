// SPDX-License-Identifier: MIT
#include "outsider.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <vector>

namespace contest {

namespace {

class Outsider : public Contestant {
public:
    explicit Outsider(const std::string& command) : command_(command)
    {
        int down[2], up[2];
        if (pipe(down) != 0 || pipe(up) != 0) throw std::runtime_error("no pipe");
        std::signal(SIGPIPE, SIG_IGN);
        process_ = fork();
        if (process_ < 0) throw std::runtime_error("no process");
        if (process_ == 0) {
            dup2(down[0], 0);
            dup2(up[1], 1);
            for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
            execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        close(down[0]);
        close(up[1]);
        to_ = fdopen(down[1], "w");
        from_ = fdopen(up[0], "r");
    }
    ~Outsider() override
    {
        if (to_) std::fclose(to_);
        if (from_) std::fclose(from_);
        waitpid(process_, nullptr, 0);
    }

    void begin(const bastide_game* game) override
    {
        const std::int32_t length = bastide_game_write_script(game, BASTIDE_VIEW_PUBLIC, nullptr, 0);
        if (length < 0) throw std::runtime_error("a game without script");
        std::string script(static_cast<std::size_t>(length) + 1, '\0');
        bastide_game_write_script(game, BASTIDE_VIEW_PUBLIC, script.data(), length + 1);
        script.pop_back();
        send("game\n" + script + (script.empty() || script.back() == '\n' ? "" : "\n") + "end\n");
    }
    void see(const std::string& line) override { send("did " + line + "\n"); }
    bastide_action choose(const bastide_game* game, std::int32_t seat, std::uint64_t&) override
    {
        send("choose " + std::to_string(seat) + "\n");
        char line[512];
        if (!std::fgets(line, sizeof line, from_)) throw std::runtime_error("'" + command_ + "' gave no answer");
        line[std::strcspn(line, "\r\n")] = '\0';
        bastide_action action;
        bastide_refusal refusal;
        if (bastide_action_parse(game, line, -1, &refusal, &action) != BASTIDE_OK ||
            bastide_game_check(game, &action, &refusal) != BASTIDE_OK)
            throw std::runtime_error("'" + command_ + "' answered '" + line + "', which is no legal action");
        return action;
    }

private:
    void send(const std::string& text)
    {
        std::fputs(text.c_str(), to_);
        std::fflush(to_);
    }

    std::string command_;
    pid_t process_ = -1;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

}  // namespace

std::unique_ptr<Contestant> make_outsider(const std::string& command) { return std::make_unique<Outsider>(command); }

}  // namespace contest
