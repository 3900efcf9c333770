import { Counter, type Registry } from '@prometheus-io/client';
import { AWAKE_MS, nextVisit, type StablesWanted } from '../../game/house-stables/at-work.ts';
import { HOUSE_STABLES } from '../../game/house-stables/stables.ts';
import { MINUTE } from '../../game/game-time.ts';
import { openSireCache } from '../breeding/mates/sire-cache.ts';
import type { BreedingContext } from '../breeding/covering/cover.ts';
import type { Context } from '../clock/context.ts';
import type { Job } from '../clock/jobs.ts';
import { runOneByOne } from '../clock/one-by-one.ts';
import type { Db } from '../db/connection.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { readHerdInTack } from '../horses/own-horse.ts';
import { openPedigreeCache } from '../horses/pedigree-cache.ts';
import type { Feature } from '../http/feature.ts';
import { careFor, train } from './care.ts';
import { breed, nameFoals } from './foals.ts';
import { lockStables, nextVisitDue, saveVisit, type VisitedRow } from './house-stables-queries.ts';
import { setPurse } from './purse.ts';
import { bringRescue } from './rescues.ts';
import { sellHorses } from './sales.ts';
import { enterShows } from './starts.ts';
import { standStallions } from './studs.ts';
import { makeTack } from './tack-work.ts';
import { checkTeam } from './vet.ts';
import { act, type Visit } from './visit.ts';
import { countOnMonday } from './week.ts';

/** A limit that no herd comes near. */
const MOST_HORSES = 200;

interface HouseStablesOptions {
  readonly secret: Buffer;
  readonly wanted: StablesWanted;
  readonly metrics: Registry;
}

/** The stables of the game are visited once a day (decision 147). */
export function openHouseStables({ secret, wanted, metrics }: HouseStablesOptions): Feature {
  const statements = new Counter({
    name: 'house_stable_statements',
    help: 'Statements that visits of house stables sent to the database',
    registers: [metrics],
  });
  const breeding = { secret, pedigrees: openPedigreeCache(), sires: openSireCache() };
  return wanted === 0 ? {} : { jobs: [visitsJob({ breeding, statements, wanted })] };
}

interface Visiting {
  readonly breeding: BreedingContext;
  readonly statements: Visit['statements'];
  readonly wanted: StablesWanted;
}

/**
 * Lessons come after starts: a level gained by training must not close the class. The vet comes after studs and foals:
 * a horse that waits for its checkup gets no breeding check.
 */
const PARTS: readonly (readonly [
  what: string,
  run: (visit: Visit, owned: readonly HorseInTack[]) => Promise<void>,
])[] = [
  ['purse', setPurse],
  ['names', nameFoals],
  ['care', careFor],
  ['starts', enterShows],
  ['training', train],
  ['studs', standStallions],
  ['sales', sellHorses],
  ['foals', breed],
  ['vet', checkTeam],
  ['tack', makeTack],
  ['rescues', bringRescue],
];

function visitsJob({ wanted, ...visiting }: Visiting): Job {
  return {
    name: 'house-stables',
    nextDue: () => nextVisitDue,
    async doSome(db, context) {
      const visit = await claimVisit(db, context, visiting);
      if (!visit) return 0;
      const owned = await act(visit, (tx) => readHerdInTack(tx, visit.now, visit.playerId, MOST_HORSES));
      await runOneByOne({
        pieces: [...PARTS, ['week', () => countOnMonday(visit, wanted)] as const],
        run: async ([, run]) => {
          await run(visit, owned);
          return 1;
        },
        describe: ([what]) => `The visit of ${visit.stable.name} failed: ${what}`,
        summary: 'Parts of a visit failed',
      });
      return 1;
    },
  };
}

/** Claimed before anything is done: an interrupted visit is not repeated. Of stables that overslept, one goes a minute. */
async function claimVisit(
  db: Db,
  { now, rng }: Context,
  visiting: Omit<Visiting, 'wanted'>,
): Promise<Visit | undefined> {
  const due = await act({ ...visiting, db }, async (tx) => {
    const first = firstDue(await lockStables.rows(tx), now);
    if (first === undefined) return undefined;
    const stable = HOUSE_STABLES[first.place];
    if (!stable) throw new Error(`No house stable has the place ${first.place}`);
    const [next, later] = [nextVisit(stable.hour, now), new Date(now.getTime() + MINUTE)];
    await saveVisit.run(tx, { playerId: first.playerId, now, next, later });
    return { playerId: first.playerId, stable, lastAt: first.visitedAt };
  });
  return due && { ...visiting, ...due, db, now, rng };
}

function firstDue(stables: readonly VisitedRow[], now: Date): VisitedRow | undefined {
  return stables
    .filter(({ visitsAt, seenAt }) => {
      if (visitsAt === null || seenAt === null || visitsAt > now) return false;
      return visitsAt.getTime() <= seenAt.getTime() + AWAKE_MS;
    })
    .toSorted((one, other) => Number(one.visitsAt) - Number(other.visitsAt))[0];
}
