import { PAIR_FREE_FROM, PAIR_LIMIT_MS, type PairSums } from '../../game/market/pair-limit.ts';

interface Payment {
  readonly other: string;
  readonly coins: number;
  readonly at: number;
}

/** Coins that players paid each other, for the limits of young accounts (docs/rules/trade.md#young-accounts). */
export class Payments {
  readonly #given = new Map<string, Payment[]>();
  readonly #received = new Map<string, Payment[]>();
  readonly #levelOf: (playerId: string) => number;

  constructor(levelOf: (playerId: string) => number) {
    this.#levelOf = levelOf;
  }

  note(from: string, to: string, coins: number, at: Date): void {
    add(this.#given, from, { other: to, coins, at: at.getTime() });
    this.noteReceived(from, to, coins, at);
  }

  /** A prize that may be won counts for the receiver only. */
  noteReceived(from: string, to: string, coins: number, at: Date): void {
    add(this.#received, to, { other: from, coins, at: at.getTime() });
  }

  paid(from: string, to: string, now: Date): number {
    return sumOf(this.#given.get(from), now, (other) => other === to);
  }

  /** The most that this player paid any other one. */
  paidMost(from: string, now: Date): number {
    const receivers = new Set(this.#given.get(from)?.map(({ other }) => other));
    return [...receivers].reduce((most, to) => Math.max(most, this.paid(from, to, now)), 0);
  }

  /** From accounts that are young now. */
  received(to: string, now: Date): number {
    return sumOf(this.#received.get(to), now, (from) => this.#levelOf(from) < PAIR_FREE_FROM);
  }

  sums(from: string, to: string, now: Date): PairSums {
    return { paid: this.paid(from, to, now), received: this.received(to, now) };
  }
}

function add(payments: Map<string, Payment[]>, playerId: string, payment: Payment): void {
  const own = payments.get(playerId);
  if (own) own.push(payment);
  else payments.set(playerId, [payment]);
}

/** Coins within the limits' period. */
function sumOf(
  payments: readonly Payment[] | undefined,
  now: Date,
  counts: (other: string) => boolean,
): number {
  const since = now.getTime() - PAIR_LIMIT_MS;
  let sum = 0;
  for (const { other, coins, at } of payments ?? []) if (at > since && counts(other)) sum += coins;
  return sum;
}
