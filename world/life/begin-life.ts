import type { Rng } from '../../game/rng.ts';
import { Payments } from '../../season/stable/payments.ts';
import { Books } from '../../server/founding/played/books.ts';
import type { VisitedWorld } from '../../server/founding/played/enter-horse.ts';
import { Population } from '../../server/founding/played/population.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { NewId } from '../../server/founding/played/seeded-ids.ts';
import { ShowDays } from '../../server/founding/played/show-days.ts';
import type { OtherRows } from '../../server/founding/played/world-writer.ts';
import { firstStepsRow } from './first-steps.ts';
import { HorseNames } from '../../server/founding/played/horse-names.ts';
import type { Life } from './life.ts';
import type { Person } from './person.ts';
import { Records } from '../../server/founding/played/records.ts';
import { Stalls } from './stalls.ts';
import { TackRoom } from '../../server/founding/played/tack-room.ts';
import { BreedingUnderWay } from '../../server/founding/played/under-way.ts';

interface Beginning {
  readonly rng: Rng;
  readonly newId: NewId;
  readonly now: Date;
  readonly people: readonly Person[];
  readonly secret: Uint8Array;
  readonly purseIndex: number;
  readonly mayEnter: VisitedWorld['mayEnter'];
}

export function beginLife({ rng, newId, now, people, secret, purseIndex, mayEnter }: Beginning): Life {
  const books = new Books(newId);
  const population = new Population();
  const tack = new TackRoom();
  const known = new Map(people.map((person) => [person.id, person]));
  const shows = new ShowDays({
    secret,
    purseIndex,
    population,
    books,
    tack,
    whenPlaced({ id, playerId, place }) {
      const steps = known.get(playerId)?.steps;
      if (!steps) return;
      steps.firstResult ??= id;
      if (place === 1) steps.wins += 1;
    },
  });
  return {
    rng,
    newId,
    now,
    books,
    population,
    shows,
    mayEnter,
    secret,
    tack,
    people: known,
    records: new Records(newId),
    payments: new Payments((id) => population.player(id).level),
    breeding: new BreedingUnderWay(),
    market: new Stalls(),
    names: new HorseNames(rng),
    openShows: [],
    unclaimed: { horses: 0 },
  };
}

/** Rows other than players, horses, shows and the ledger. */
export function rowsOf({ records, people, tack, market, population }: Life): OtherRows {
  const everybody = [...people.values()];
  return {
    inventory: everybody.flatMap(inventoryRows),
    first_steps: everybody
      .map(firstStepsRow)
      .filter(({ collected, labAt, whyEntryId }) => collected.length > 0 || labAt || whyEntryId),
    horse_events: records.events,
    vet_requests: records.vetRequests,
    health_tests: records.healthTests,
    genetic_insights: records.insights,
    profiles: records.profiles,
    boxed_horses: [...records.boxed.values()],
    covers: records.covers,
    missed_covers: records.missedCovers,
    studs: [...records.studs.values()],
    stud_requests: records.requests,
    sales: records.sales,
    tack: [...tack.pieces.values()],
    listings: [...market.listings.values()].map((listing) => {
      const { horseId } = listing;
      if (horseId === null) return listing;
      const { sex, bornAt, level } = population.horse(horseId);
      return { ...listing, sex, bornAt, level };
    }),
  };
}

function inventoryRows({ id, inventory }: Person): Row<'inventory'>[] {
  return [...inventory].flatMap(([key, quantity]) => {
    const [kind, item] = key.split('/') as [Row<'inventory'>['kind'], string];
    return quantity > 0 ? [{ playerId: id, kind, item, quantity }] : [];
  });
}
