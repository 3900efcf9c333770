import { standingColumns } from '../../horses/state/horse-state.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { formatShowLevel } from '../../../game/shows/venues.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { decideEntry, type HorseToEnter, type PlayerToEnter } from '../../../game/shows/entering/entry.ts';
import type { ShowToEnter, CreatorDealings } from '../../../game/shows/entering/entry-terms.ts';
import type { OpenHouseShow } from '../../../game/shows/house-shows.ts';
import { handOver, HOUSE } from '../../ledger/ledger.ts';
import type { ShowRow } from '../../shows/show-queries.ts';
import { horseToEnter, showToEnter } from '../../shows/entering/enter-show.ts';
import { anEntry } from './builders.ts';
import { seededBytes } from './seeded-ids.ts';
import type { Population } from './population.ts';
import type { Books } from './books.ts';
import type { NewId } from './seeded-ids.ts';
import type { Rng } from '../../../game/rng.ts';
import type { ShowDays } from './show-days.ts';

export interface VisitedWorld {
  readonly rng: Rng;
  readonly newId: NewId;
  readonly books: Books;
  readonly population: Population;
  readonly shows: ShowDays;
  readonly mayEnter: (run: Pick<OpenHouseShow, 'id' | 'runsAt'>) => boolean;
}

interface SeededEntry {
  readonly horseId: string;
  readonly at: Date;
}

/** False if the rules refuse it. */
export function enterHorse(
  world: VisitedWorld,
  { run, ...entry }: SeededEntry & { readonly run: OpenHouseShow },
): boolean {
  return enter(world, entry, { show: world.shows.show(run), terms: { ...run, kind: 'house' } });
}

/** `dealings`: null for an own show. */
export function enterPlayerShow(
  world: VisitedWorld,
  {
    show,
    dealings,
    ...entry
  }: SeededEntry & { readonly show: ShowRow; readonly dealings: CreatorDealings | null },
): boolean {
  return enter(world, entry, { show, terms: showToEnter(show, dealings) });
}

interface Entered {
  readonly show: ShowRow;
  readonly terms: ShowToEnter;
}

function enter(
  { rng, newId, books, population, shows }: VisitedWorld,
  { horseId, at }: SeededEntry,
  { show, terms }: Entered,
): boolean {
  const horse = population.horse(horseId);
  const owner = population.player(horse.ownerId);
  const player = { ...owner, balance: books.balance(owner.id) };
  const outcome = decideEntry(terms, horseToEnter(horse), player, at);
  if (isRefusal(outcome)) return false;

  const description = `Entered ${horse.name} in ${disciplineLabel(show.discipline)}, ${formatShowLevel(show.level, show.id)}`;
  population.horses.set(horseId, {
    ...horse,
    ...horseColumns(outcome.horse),
    workedAt: latest(horse.workedAt, show.runsAt),
  });
  population.players.set(owner.id, { ...owner, ...playerColumns(outcome.player) });
  const lines = handOver(owner.id, show.createdBy ? show.id : HOUSE, outcome.taken);
  books.enter(at, { kind: 'show_entry', description, lines });
  shows.enter(
    show,
    anEntry(show, {
      id: newId(at),
      horseId,
      playerId: owner.id,
      fee: outcome.fee,
      feeTradable: outcome.taken.tradable,
      creatorId: show.createdBy,
      grade: outcome.start?.grade ?? null,
      veteran: outcome.start?.veteran ?? false,
      entropy: Buffer.from(seededBytes(rng)).toString('hex'),
      enteredAt: at,
      entryXp: outcome.horseXp,
    }),
  );
  return true;
}

const latest = (one: Date | null, other: Date) => (one !== null && one > other ? one : other);

function horseColumns(horse: HorseToEnter) {
  return {
    level: horse.level,
    xp: horse.xp,
    ...standingColumns(horse.standing),
    happiness: horse.mood.happiness,
    happinessAt: horse.mood.happinessAt,
    nextEntryCalm: horse.nextEntryCalm,
    skill: [...horse.skill],
    startsDay: horse.startsDay,
    startsToday: horse.startsToday,
    showsEntered: horse.showsEntered,
  };
}

function playerColumns(player: PlayerToEnter) {
  return {
    level: player.level,
    xp: player.xp,
    houseStartsDay: player.houseStartsDay,
    houseStarts: player.houseStarts,
    meadowStarts: player.meadowStarts,
    activeEntries: player.activeEntries,
  };
}
