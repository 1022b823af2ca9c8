// SPDX-License-Identifier: MIT
// The games of docs/foreign.md, "Games for comparison", and their numbers. Runs in Node and in browsers.

/** FNV-1a with 64 bits, in two halves. */
export class Sum {
  high = 0xCBF29CE4;
  low = 0x84222325;
  bytes(data) {
    let { high, low } = this;
    for (let i = 0; i < data.length; ++i) {
      low = (low ^ data[i]) >>> 0;
      const product = low * 0x1B3; // the prime is 2^40 + 0x1B3
      high = (Math.imul(high, 0x1B3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
      low = product >>> 0;
    }
    this.high = high;
    this.low = low;
  }
  i32(...numbers) {
    this.bytes(new Uint8Array(Int32Array.from(numbers).buffer));
  }
  u64(number) {
    this.i32(Number(number & 0xFFFFFFFFn) | 0, Number(number >> 32n) | 0);
  }
  get value() {
    return BigInt(this.high) << 32n | BigInt(this.low);
  }
}

export const hex = (number) => number.toString(16).padStart(16, '0');

const lookEvery = 16, actionFields = 15;

class Player {
  constructor(bastide) {
    const { memory } = bastide;
    this.bastide = bastide;
    this.memory = memory;
    this.raw = bastide.raw;
    this.actionSize = memory.size('action');
    this.cap = 4096;
    this.actions = memory.alloc(this.cap * this.actionSize);
    this.decision = memory.alloc(memory.size('decision'));
  }

  addPosition(sum, game) {
    this.memory.must(this.raw.bastide_game_get_decision(game.handle, this.decision));
    const at = this.decision, i32 = (offset) => this.memory.i32(at + offset);
    sum.i32(i32(12), i32(16), i32(32)); // seat, step, tile
    sum.u64(this.memory.u64(at));       // kinds
    sum.i32(i32(80));                   // winners
    sum.u64(game.hash);
  }

  /** One random action; the new state, or undefined when the game is over. */
  addAction(sum, game, state) {
    const count = this.memory.must(this.raw.bastide_game_list_actions(game.handle, -1, this.actions, this.cap));
    if (count === 0) return undefined;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const action = this.actions + (state >>> 0) % count * this.actionSize;
    sum.i32(count);
    sum.bytes(this.memory.bytes(action, 4 * actionFields).slice());
    this.memory.must(this.raw.bastide_game_apply(game.handle, action, 0));
    return state;
  }

  addAccount(sum, game) {
    const seats = game.seats();
    for (const seat of seats) sum.i32(seat.score);
    sum.i32(seats.length);
    for (const line of game.scoreLines()) sum.i32(line.seat, this.memory.number('reward', line.reward), line.count, line.each, line.points, line.total);
  }

  addSnapshot(sum, game, viewer) {
    const bytes = game.save(viewer), copy = this.bastide.loadGame(bytes);
    if (copy.hash !== game.hash) throw new Error('a snapshot is another game');
    copy.destroy();
    sum.i32(bytes.length);
    sum.bytes(bytes);
  }

  play(sum, preset, number) {
    const seats = 2 + number % 4;
    const game = this.bastide.newGame({ ...(preset ? { preset } : { game: 'dice' }), seats, firstSeat: Math.floor(number / 4) % seats,
      seed: BigInt.asUintN(64, BigInt(number + 1) * 0x9E3779B97F4A7C15n) });
    let state = Math.imul(number + 1, 2654435761);
    for (let done = 0; done < (preset ? 4096 : 64); ++done) {
      if (done % lookEvery === 0) this.addPosition(sum, game);
      state = this.addAction(sum, game, state);
      if (state === undefined) break;
    }
    this.addPosition(sum, game);
    this.addAccount(sum, game);
    this.addSnapshot(sum, game, 'full');
    this.addSnapshot(sum, game, 'public');
    game.destroy();
  }
}

/** The lines of tests/data/fingerprints.txt for so many games of each kind. */
export function fingerprints(bastide, games) {
  const player = new Player(bastide), all = new Sum(), lines = [];
  for (const preset of [...bastide.memory.wordsOf('preset'), undefined]) {
    const sum = new Sum();
    for (let number = 0; number < games; ++number) player.play(sum, preset, number);
    lines.push(`${preset ?? 'dice'} ${games} ${hex(sum.value)}`);
    all.u64(sum.value);
  }
  return [...lines, `all ${games} ${hex(all.value)}`];
}
