import type { Balance } from '../game/ledger/coins.ts';

export type SeasonKind =
  | 'start'
  | 'salary'
  | 'first steps'
  | 'prizes'
  | 'meadow prizes'
  | 'entry fees'
  | 'training'
  | 'feed'
  | 'treats'
  | 'materials'
  | 'store tack'
  | 'horses'
  | 'sold to the market'
  | 'breeding'
  | HouseKind
  | 'boxes'
  | 'cosmetics'
  | 'magic shop'
  | 'house cut'
  | 'tack sold'
  | 'tack bought'
  | 'gifts got'
  | 'gifts given';

/** What players pay house stables for. */
export const HOUSE_KINDS = ['house studs', 'house horses', 'house tack'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** The seller's kind, then the payer's. */
const TRADES = { tack: ['tack sold', 'tack bought'], gifts: ['gifts got', 'gifts given'] } as const;
export type Trade = keyof typeof TRADES;

interface SeasonPayment {
  readonly payer: string;
  readonly paid: Balance;
  readonly seller: string;
  readonly earned: Balance;
  readonly trade: Trade;
}

/** Coins by kind; positive into a purse. */
export type Flows = Readonly<Partial<Record<SeasonKind, number>>>;

const sumOf = (flows: Flows, counts: (coins: number, kind: string) => boolean) =>
  Object.entries(flows).reduce((sum, [kind, coins]) => (counts(coins, kind) ? sum + coins : sum), 0);

/** Without starting coins. */
export const earned = (flows: Flows): number => sumOf(flows, (coins, kind) => coins > 0 && kind !== 'start');

/** Includes horses; positive. */
export const spent = (flows: Flows): number => -sumOf(flows, (coins) => coins < 0);

const LEFT_OUT: readonly string[] = [
  'start',
  'horses',
  'breeding',
  'house studs',
  'house horses',
  'boxes',
  'cosmetics',
  'magic shop',
] satisfies SeasonKind[];

/** Before purchases that do not strengthen the stable today. */
export const netBeforeExtras = (flows: Flows): number => sumOf(flows, (_, kind) => !LEFT_OUT.includes(kind));

/** Double entry; the house has an account, and so has each house stable: its purse is the house's. */
export class SeasonBooks {
  readonly #balances = new Map<string, Balance>();
  readonly #purses = new Set<string>();
  /** Coins that players got from house purses: none, by the rules. */
  fromPurses = 0;
  /** Negative by the coins issued. */
  #house = 0;
  /** Positive: taken by the house. */
  readonly byKind = new Map<SeasonKind, number>();
  readonly #flows = new Map<string, Partial<Record<SeasonKind, number>>>();

  open(id: string, isHousePurse = false): void {
    this.#balances.set(id, { coins: 0, tradable: 0 });
    if (isHousePurse) this.#purses.add(id);
    else this.#flows.set(id, {});
  }

  flows(id: string): Flows {
    return { ...this.#flows.get(id) };
  }

  balance(id: string): Balance {
    const balance = this.#balances.get(id);
    if (!balance) throw new Error(`No balance ${id}`);
    return balance;
  }

  withHouse(id: string, after: Balance, kind: SeasonKind): void {
    const taken = this.balance(id).coins - after.coins;
    this.#book(id, after, kind);
    this.#house += taken;
    if (!this.#purses.has(id)) this.#count(kind, taken);
  }

  /** What a player pays a house stable is taken out of the world. */
  toPurse(id: string, after: Balance, purse: string, kind: HouseKind): void {
    const paid = this.balance(id).coins - after.coins;
    if (paid < 0) throw new Error('A house stable paid a player');
    this.#book(id, after, kind);
    const { coins } = this.balance(purse);
    this.#book(purse, { coins: coins + paid, tradable: 0 }, kind);
    this.#count(kind, paid);
  }

  between({ payer, paid, seller, earned, trade }: SeasonPayment): void {
    const [got, given] = TRADES[trade];
    if (this.#purses.has(payer)) this.fromPurses += earned.coins - this.balance(seller).coins;
    const before = this.balance(payer).coins + this.balance(seller).coins;
    this.#book(payer, paid, given);
    this.#book(seller, earned, got);
    const cut = before - paid.coins - earned.coins;
    if (cut < 0) throw new Error('A payment made coins');
    this.#house += cut;
    this.#count('house cut', cut);
  }

  get playersCoins(): number {
    return this.#coinsOf((id) => !this.#purses.has(id));
  }

  /** Coins that the house took so far. */
  get sinks(): number {
    return [...this.byKind.values()].reduce((sum, taken) => sum + Math.max(0, taken), 0);
  }

  get sum(): number {
    return this.#coinsOf(() => true) + this.#house;
  }

  #coinsOf(counts: (id: string) => boolean): number {
    return [...this.#balances].reduce((sum, [id, { coins }]) => (counts(id) ? sum + coins : sum), 0);
  }

  #count(kind: SeasonKind, taken: number): void {
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + taken);
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
