import { NOT_RUN } from './builders.ts';
import type { PersonalBest } from '../../../game/shows/record.ts';
import type { OpenHouseShow } from '../../../game/shows/house-shows.ts';
import type { WornPiece } from '../../tack/worn-tack.ts';
import { payments } from '../../shows/settling/pay-shows.ts';
import { placeShows, type ShowPlacings } from '../../shows/settling/place-shows.ts';
import { scheduledShowRow, type ShowRow } from '../../shows/show-queries.ts';
import type { Books } from './books.ts';
import type { Population } from './population.ts';
import type { Row } from './row-queries.ts';
import { MINUTE } from '../../../game/game-time.ts';

interface PendingShow {
  readonly show: ShowRow;
  /** Null for house shows. */
  readonly createdAt: Date | null;
  readonly entries: Row<'show_entries'>[];
}

interface ShowDaysWorld {
  readonly secret: Uint8Array;
  readonly purseIndex: number;
  readonly population: Population;
  readonly books: Books;
  /** Given if horses wear tack. */
  readonly tack?: TackInUse;
  readonly whenPlaced?: (entry: Row<'show_entries'>) => void;
}

interface TackInUse {
  wornBy(horseId: string): readonly WornPiece[];
  wear(id: string, quality: number): void;
}

export class ShowDays {
  readonly #world: ShowDaysWorld;
  readonly #shows = new Map<string, PendingShow>();
  readonly #due = new Map<number, PendingShow[]>();
  readonly #bests = new Map<string, PersonalBest>();
  #completed: { shows: Row<'shows'>[]; entries: Row<'show_entries'>[] } = { shows: [], entries: [] };

  constructor(world: ShowDaysWorld) {
    this.#world = world;
  }

  /** Stored only when a horse enters. */
  show(run: OpenHouseShow): ShowRow {
    return (
      this.#shows.get(run.id)?.show ?? {
        ...scheduledShowRow(this.#world.secret, run.id, { kind: 'house', ...run }),
        status: 'open',
      }
    );
  }

  hasEntered(showId: string, horseId: string): boolean {
    return this.#shows.get(showId)?.entries.some((entry) => entry.horseId === horseId) ?? false;
  }

  enter(show: ShowRow, entry: Row<'show_entries'>): void {
    const running = this.#shows.get(show.id) ?? this.schedule(show, null);
    running.entries.push(entry);
  }

  schedule(show: ShowRow, createdAt: Date | null): PendingShow {
    const pending = { show, createdAt, entries: [] };
    this.#shows.set(show.id, pending);
    const minute = show.runsAt.getTime() / MINUTE;
    this.#due.set(minute, [...(this.#due.get(minute) ?? []), pending]);
    return pending;
  }

  runDue(after: Date, until: Date): void {
    const last = Math.floor(until.getTime() / MINUTE);
    for (let minute = Math.floor(after.getTime() / MINUTE) + 1; minute <= last; minute++) {
      const due = this.#due.get(minute);
      if (due) this.#run(new Date(minute * MINUTE), due);
      this.#due.delete(minute);
    }
  }

  drain(): { shows: Row<'shows'>[]; entries: Row<'show_entries'>[] } {
    const drained = this.#completed;
    this.#completed = { shows: [], entries: [] };
    return drained;
  }

  get waiting(): number {
    return this.#completed.entries.length;
  }

  open(): { shows: Row<'shows'>[]; entries: Row<'show_entries'>[] } {
    const open = [...this.#shows.values()];
    return {
      shows: open.map(({ show, createdAt }) => ({ ...show, createdAt, ...NOT_RUN })),
      entries: open.flatMap(({ entries }) => entries),
    };
  }

  #run(at: Date, due: readonly PendingShow[]): void {
    const { population, purseIndex, secret, tack } = this.#world;
    const inOrder = due.toSorted((one, other) => (one.show.id < other.show.id ? -1 : 1));
    const entries = inOrder.flatMap((running) => running.entries);
    const placed = placeShows({
      shows: inOrder.map(({ show }) => show),
      entries,
      horses: new Map(entries.map(({ horseId: id }) => [id, population.showHorse(id)])),
      worn: new Map(tack && entries.map(({ horseId: id }) => [id, tack.wornBy(id)])),
      players: new Map(
        entries.map(({ playerId }) => {
          const { id, level, xp, activeEntries } = population.player(playerId);
          return [id, { id, level, xp, activeEntries }];
        }),
      ),
      bests: this.#bests,
      purseIndex,
      secret,
    });
    for (const [key, best] of placed.bests) this.#bests.set(key, best);
    this.#storeCompleted(inOrder, placed);
    this.#settle(placed);
    const paid = payments(
      inOrder.map(({ show }) => show),
      entries,
      placed,
    );
    for (const journal of paid) this.#world.books.enter(at, journal);
  }

  #storeCompleted(ran: readonly PendingShow[], placed: ShowPlacings): void {
    const shows = new Map(placed.shows.map((show) => [show.id, show]));
    const entries = new Map(placed.entries.map((entry) => [entry.id, entry]));
    for (const { show, createdAt, entries: entered } of ran) {
      const run = shows.get(show.id);
      if (!run) throw new Error(`Show ${show.id} did not run`);
      const { seed, entriesHash, rulesVersion, counts, returned, feeCut, heats } = run;
      this.#completed.shows.push({
        ...show,
        createdAt,
        status: 'completed',
        seed,
        entriesHash,
        rulesVersion,
        purseIndex: this.#world.purseIndex,
        counts,
        invitesHouse: false,
        returned,
        feeCut,
        entered: run.entered,
        heats,
      });
      for (const entry of entered) {
        const placing = entries.get(entry.id);
        if (!placing) throw new Error(`Entry ${entry.id} was not placed`);
        const { place, fieldSize, score, prize, placeXp, result: stored } = placing;
        const completed = {
          ...entry,
          status: 'completed',
          place,
          fieldSize,
          score,
          prize,
          placeXp,
          result: stored,
        } as const;
        this.#completed.entries.push(completed);
        this.#world.whenPlaced?.(completed);
      }
      this.#shows.delete(show.id);
    }
  }

  #settle({ horses, players, wear }: ShowPlacings): void {
    const { population, tack } = this.#world;
    for (const { id, quality } of wear) tack?.wear(id, quality);
    for (const { ownerIsGuest: _, ...horse } of horses)
      population.horses.set(horse.id, { ...population.horse(horse.id), ...horse });
    for (const { id, level, xp, activeEntries } of players) {
      population.players.set(id, { ...population.player(id), level, xp, activeEntries });
    }
  }
}
