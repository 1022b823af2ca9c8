// SPDX-License-Identifier: MIT
#include "outsider.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <stdexcept>

namespace contest {

namespace {

using Clock = std::chrono::steady_clock;

class Outsider : public Contestant {
public:
    Outsider(const std::string& command, std::int32_t patience) : command_(command), patience_(patience)
    {
        int down[2], up[2];
        if (pipe(down) != 0 || pipe(up) != 0) throw std::runtime_error("no pipe");
        std::signal(SIGPIPE, SIG_IGN);
        process_ = fork();
        if (process_ < 0) throw std::runtime_error("no process");
        if (process_ == 0) {
            setpgid(0, 0);  // it and what it starts can be ended together
            dup2(down[0], 0);
            dup2(up[1], 1);
            for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
            execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        close(down[0]);
        close(up[1]);
        to_ = fdopen(down[1], "w");
        from_ = up[0];
    }
    ~Outsider() override
    {
        if (to_) std::fclose(to_);
        close(from_);
        for (int tenth = 0; tenth < 10 && waitpid(process_, nullptr, WNOHANG) == 0; ++tenth) usleep(100'000);
        kill(-process_, SIGKILL);
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
        const std::string line = read_line();
        bastide_action action;
        bastide_refusal refusal{};
        char why[512] = "";
        if (bastide_action_parse(game, line.c_str(), -1, &refusal, &action) != BASTIDE_OK)
            throw std::runtime_error("'" + command_ + "' answered '" + line + "': " + refusal.text);
        if (bastide_game_check(game, &action, &refusal) == BASTIDE_OK) return action;
        bastide_refusal_text(game, nullptr, &action, &refusal, why, sizeof why);
        throw std::runtime_error("'" + command_ + "' answered '" + line + "': " + why);
    }

    /// It thinks in another process, perhaps on another machine, so the clock on the wall counts.
    double now() const override { return std::chrono::duration<double>(Clock::now().time_since_epoch()).count(); }

private:
    /// The next line that it writes, without its end.
    std::string read_line()
    {
        const Clock::time_point end = Clock::now() + std::chrono::seconds(patience_);
        std::size_t length = 0;
        while ((length = read_.find('\n')) == std::string::npos) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
            pollfd wait{from_, POLLIN, 0};
            if (left <= 0 || poll(&wait, 1, static_cast<int>(left)) == 0)
                throw std::runtime_error("'" + command_ + "' gave no answer within " + std::to_string(patience_) + " s");
            char bytes[512];
            const ssize_t count = read(from_, bytes, sizeof bytes);
            if (count <= 0 || read_.size() > sizeof bytes) throw std::runtime_error("'" + command_ + "' gave no answer");
            read_.append(bytes, static_cast<std::size_t>(count));
        }
        std::string line = read_.substr(0, length);
        read_.erase(0, length + 1);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        return line;
    }
    void send(const std::string& text)
    {
        std::fputs(text.c_str(), to_);
        std::fflush(to_);
    }

    std::string command_;
    pid_t process_ = -1;
    std::FILE* to_ = nullptr;
    int from_ = -1;
    std::int32_t patience_;  ///< seconds
    std::string read_;       ///< what it wrote and was not taken yet
};

}  // namespace

std::unique_ptr<Contestant> make_outsider(const std::string& command, std::int32_t patience)
{
    return std::make_unique<Outsider>(command, patience);
}

}  // namespace contest
