import type { Payments } from '../../season/stable/payments.ts';
import { gainPlayerXp, pay } from '../../season/stable/stable.ts';
import type { JournalKind } from '../../server/ledger/journal-kinds.ts';
import type { ShowRow } from '../../server/shows/show-queries.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { VisitedWorld } from '../../server/founding/played/enter-horse.ts';
import type { HorseNames } from '../../server/founding/played/horse-names.ts';
import type { Person } from './person.ts';
import type { Records } from '../../server/founding/played/records.ts';
import type { Stalls } from './stalls.ts';
import type { TackRoom } from '../../server/founding/played/tack-room.ts';
import type { BreedingUnderWay } from '../../server/founding/played/under-way.ts';
import { VisitedHorse, VisitedStable } from './visited-stable.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

export interface Life extends VisitedWorld {
  readonly now: Date;
  readonly secret: Uint8Array;
  readonly records: Records;
  readonly people: ReadonlyMap<string, Person>;
  readonly payments: Payments;
  readonly breeding: BreedingUnderWay;
  readonly market: Stalls;
  readonly tack: TackRoom;
  readonly names: HorseNames;
  /** Player shows, roughly in the order in which they run. */
  readonly openShows: ShowRow[];
  /** Horses of the world that are not yet assigned to a buyer. */
  readonly unclaimed: { horses: number };
}

/** Time between actions, so that ledger lines are in order. */
const STEP_MS = 40;

export class Visit {
  readonly life: Life;
  readonly person: Person;
  readonly nextVisit: Date | null;
  /** Each posting is an action of its own. */
  readonly stable: VisitedStable;
  #at: number;

  constructor(life: Life, person: Person, { at, nextVisit }: { at: Date; nextVisit: Date | null }) {
    this.life = life;
    this.person = person;
    this.nextVisit = nextVisit;
    this.#at = at.getTime();
    this.stable = new VisitedStable(life, person, () => this.step());
  }

  get at(): Date {
    return new Date(this.#at);
  }

  step(): Date {
    this.#at += STEP_MS;
    return this.at;
  }

  /** For an action that began at this time. */
  stableAt(at: Date): VisitedStable {
    return new VisitedStable(this.life, this.person, () => at);
  }

  horse(id: string): VisitedHorse {
    return new VisitedHorse(this.life.population, id);
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
    return (until.getTime() - this.#at) / REAL_MS_PER_DAY;
  }

  /** Coins that a purchase must leave unless it is urgent. */
  get reserve(): number {
    return 150 + this.person.thrift * this.player.level;
  }

  /** True if paid. */
  pay(price: number, kind: JournalKind, description: string, reserve = this.reserve): boolean {
    return pay<JournalKind>(this.stable, price, { kind, description, reserve });
  }

  gainXp(xp: number): void {
    gainPlayerXp(this.stable, xp);
  }
}
