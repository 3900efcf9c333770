import type { Purse } from '../../game/coins.ts';

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
  | 'tack'
  | 'horses'
  | 'house cut'
  | 'gifts'
  | 'trade';

/** Double entry, as in the game: whatever moves is taken from somebody, the house being one of them. */
export class SeasonBooks {
  readonly #purses = new Map<string, Purse>();
  /** Below zero by what it has made. */
  #house = 0;
  /** Net of the house by kind: below zero what it paid, above what it took. */
  readonly byKind = new Map<SeasonKind, number>();
  /** What ever came into and went out of each purse. */
  readonly flows = new Map<string, { in: number; out: number }>();

  open(id: string): void {
    this.#purses.set(id, { coins: 0, tradable: 0 });
    this.flows.set(id, { in: 0, out: 0 });
  }

  purse(id: string): Purse {
    const purse = this.#purses.get(id);
    if (!purse) throw new Error(`No purse ${id}`);
    return purse;
  }

  /** Between a purse and the house: from what it was to what the rules made of it. */
  withHouse(id: string, after: Purse, kind: SeasonKind): void {
    const taken = this.purse(id).coins - after.coins;
    this.#book(id, after);
    this.#house += taken;
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + taken);
  }

  /** Between two purses; what one pays more than the other gets is the house's. */
  between(payer: string, paid: Purse, seller: string, earned: Purse): void {
    const before = this.purse(payer).coins + this.purse(seller).coins;
    this.#book(payer, paid);
    this.#book(seller, earned);
    const cut = before - paid.coins - earned.coins;
    if (cut < 0) throw new Error('A payment made coins');
    this.#house += cut;
    this.byKind.set('house cut', (this.byKind.get('house cut') ?? 0) + cut);
  }

  /** In all purses. */
  get held(): number {
    return [...this.#purses.values()].reduce((sum, { coins }) => sum + coins, 0);
  }

  /** Zero, or coins came from nowhere. */
  get sum(): number {
    return this.held + this.#house;
  }

  #book(id: string, after: Purse): void {
    const change = after.coins - this.purse(id).coins;
    const flow = this.flows.get(id);
    if (flow) flow[change > 0 ? 'in' : 'out'] += Math.abs(change);
    const whole = Number.isSafeInteger(after.coins) && Number.isSafeInteger(after.tradable);
    if (!whole || after.tradable < 0 || after.tradable > after.coins) {
      throw new Error(`A purse of ${after.coins} coins, ${after.tradable} of them tradable`);
    }
    this.#purses.set(id, after);
  }
}
