import type { Balance } from '../game/ledger/coins.ts';

/** Why coins move in a season. */
export type SeasonKind =
  | 'start'
  | 'salary'
  | 'first steps'
  | 'prizes'
  | 'entry fees'
  | 'training'
  | 'feed'
  | 'treats'
  | 'materials'
  | 'store tack'
  | 'horses'
  | 'house cut'
  | 'tack sold'
  | 'tack bought'
  | 'gifts got'
  | 'gifts given';

/** What players pay each other for: the kind on the seller's side, and on the payer's. */
const TRADES = { tack: ['tack sold', 'tack bought'], gifts: ['gifts got', 'gifts given'] } as const;
export type Trade = keyof typeof TRADES;

/** Coins by kind that came into a purse (above zero) or went out of it (below). */
export type Flows = Readonly<Partial<Record<SeasonKind, number>>>;

const sumOf = (flows: Flows, counts: (coins: number, kind: string) => boolean) =>
  Object.entries(flows).reduce((sum, [kind, coins]) => (counts(coins, kind) ? sum + coins : sum), 0);

/** Coins that came in: prizes, tack sold, salary, first steps; the coins of the start are no income. */
export const earned = (flows: Flows): number => sumOf(flows, (coins, kind) => coins > 0 && kind !== 'start');

/** Coins that went out, horses and all: above zero. */
export const spent = (flows: Flows): number => -sumOf(flows, (coins) => coins < 0);

/** What care and tack leave of what is earned, before horses are bought. */
export const kept = (flows: Flows): number =>
  sumOf(flows, (_, kind) => kind !== 'start' && kind !== 'horses');

/** Double entry, as in the game: whatever moves is taken from somebody, the house being one of them. */
export class SeasonBooks {
  readonly #balances = new Map<string, Balance>();
  /** Below zero by what it has made. */
  #house = 0;
  /** Net of the house by kind: below zero what it paid, above what it took. */
  readonly byKind = new Map<SeasonKind, number>();
  readonly #flows = new Map<string, Partial<Record<SeasonKind, number>>>();

  open(id: string): void {
    this.#balances.set(id, { coins: 0, tradable: 0 });
    this.#flows.set(id, {});
  }

  /** What ever came into and went out of a purse, as it stands now. */
  flows(id: string): Flows {
    return { ...this.#flows.get(id) };
  }

  balance(id: string): Balance {
    const balance = this.#balances.get(id);
    if (!balance) throw new Error(`No balance ${id}`);
    return balance;
  }

  /** Between a purse and the house: from what it was to what the rules made of it. */
  withHouse(id: string, after: Balance, kind: SeasonKind): void {
    const taken = this.balance(id).coins - after.coins;
    this.#book(id, after, kind);
    this.#house += taken;
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + taken);
  }

  /** Between two purses; what one pays more than the other gets is the house's. */
  between(payer: string, paid: Balance, seller: string, earned: Balance, trade: Trade): void {
    const [got, given] = TRADES[trade];
    const before = this.balance(payer).coins + this.balance(seller).coins;
    this.#book(payer, paid, given);
    this.#book(seller, earned, got);
    const cut = before - paid.coins - earned.coins;
    if (cut < 0) throw new Error('A payment made coins');
    this.#house += cut;
    this.byKind.set('house cut', (this.byKind.get('house cut') ?? 0) + cut);
  }

  /** In all purses. */
  get held(): number {
    return [...this.#balances.values()].reduce((sum, { coins }) => sum + coins, 0);
  }

  /** Zero, or coins came from nowhere. */
  get sum(): number {
    return this.held + this.#house;
  }

  #book(id: string, after: Balance, kind: SeasonKind): void {
    const flows = this.#flows.get(id);
    if (flows) flows[kind] = (flows[kind] ?? 0) + after.coins - this.balance(id).coins;
    const whole = Number.isSafeInteger(after.coins) && Number.isSafeInteger(after.tradable);
    if (!whole || after.tradable < 0 || after.tradable > after.coins) {
      throw new Error(`A purse of ${after.coins} coins, ${after.tradable} of them tradable`);
    }
    this.#balances.set(id, after);
  }
}
