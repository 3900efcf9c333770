import type { ShortOf } from './round.ts';

/** Coins that a round may still spend. */
export class Spending {
  spent = 0;
  /** What ran out first, if anything. */
  shortOf: ShortOf | null = null;

  readonly #coins: number;
  readonly #most: number;
  #reserved = 0;

  constructor(coins: number, most: number | null) {
    this.#coins = coins;
    this.#most = most ?? Infinity;
  }

  get left(): number {
    return Math.max(0, Math.min(this.#coins - this.#reserved, this.#most) - this.spent);
  }

  /** Coins that nothing from now on may use. */
  reserve(coins: number): void {
    this.#reserved = coins;
  }

  spend(coins: number): void {
    this.spent += coins;
  }

  /** Records that something was left out, and returns why. */
  runShort(): ShortOf {
    this.shortOf ??=
      this.#most < this.#coins - this.#reserved ? 'limit' : this.#reserved > 0 ? 'reserve' : 'coins';
    return this.shortOf;
  }
}
