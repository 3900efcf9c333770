import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import { gainXp } from '../../game/players/level.ts';
import type { JournalKind } from '../../server/ledger/journal-kinds.ts';
import type { ShowRow } from '../../server/shows/show-queries.ts';
import type { Row } from '../rows.ts';
import type { VisitedWorld } from '../enter-horse.ts';
import type { HorseNames } from './horse-names.ts';

import type { Person } from './person.ts';
import type { Records } from './records.ts';
import type { Stalls } from './stalls.ts';
import type { TackRoom } from './tack-room.ts';
import type { BreedingUnderWay } from './under-way.ts';

export interface Life extends VisitedWorld {
  readonly now: Date;
  readonly secret: Uint8Array;
  readonly records: Records;
  readonly people: ReadonlyMap<string, Person>;
  readonly breeding: BreedingUnderWay;
  readonly market: Stalls;
  readonly tack: TackRoom;
  readonly names: HorseNames;
  /** Player shows, roughly in the order in which they run. */
  readonly openShows: ShowRow[];
  /** Horses of the world that are not yet assigned to a buyer. */
  readonly unclaimed: { horses: number };
}

/** Time between actions, which keeps ledger entries in order. */
const STEP_MS = 40;

export class Visit {
  readonly life: Life;
  readonly person: Person;
  readonly nextVisit: Date | null;
  #at: number;

  constructor(life: Life, person: Person, { at, nextVisit }: { at: Date; nextVisit: Date | null }) {
    this.life = life;
    this.person = person;
    this.nextVisit = nextVisit;
    this.#at = at.getTime();
  }

  get at(): Date {
    return new Date(this.#at);
  }

  step(): Date {
    this.#at += STEP_MS;
    return this.at;
  }

  get player(): Row<'players'> {
    return this.life.population.player(this.person.id);
  }

  get coins(): number {
    return this.life.books.balance(this.person.id).coins;
  }

  /** Days until the player's next visit. */
  get away(): number {
    const until = this.nextVisit ?? this.life.now;
    return (until.getTime() - this.#at) / 86_400_000;
  }

  /** Coins that the player keeps when a purchase is not urgent. */
  get kept(): number {
    return 150 + this.person.thrift * this.player.level;
  }

  /** True if paid. */
  pay(price: number, kind: JournalKind, description: string, kept = this.kept): boolean {
    const { books } = this.life;
    const paid = spendOnGame(books.balance(this.person.id), price);
    if (isRefusal(paid) || paid.balance.coins < kept) return false;
    books.post(this.step(), this.person.id, { balance: paid.balance, kind, description });
    return true;
  }

  gainXp(xp: number): void {
    const { level, xp: left } = gainXp(this.player, xp);
    this.life.population.changePlayer(this.person.id, { level, xp: left });
  }
}
