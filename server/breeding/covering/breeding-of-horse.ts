import type { z } from 'zod';
import type { breedingOfHorse } from '../../../contract/breeding/breeding.ts';
import { refuseDam, refuseSire } from '../../../game/breeding/breeding.ts';
import { ageInMonths, RETIRED_FROM } from '../../../game/horses/age.ts';
import { isRefusal, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { readOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { studView } from '../stud/stand-at-stud.ts';
import { countOpenRequestsOf, findStud } from '../stud/stud-queries.ts';
import { nextBirth, type BreedingContext } from './cover.ts';
import { missedCoverOf } from './missed-cover.ts';
import { damOf, parentOf } from './parents.ts';
import { problemOf } from './problem.ts';
import { findCoverInFoal } from './cover-queries.ts';

type Reply = z.input<(typeof breedingOfHorse)['reply']>;

export async function readBreeding(
  db: Db,
  now: Date,
  breeding: BreedingContext,
  { horseId, playerId }: { horseId: string; playerId: string },
): Promise<Reply | NotOwn> {
  const horse = await readOwnHorse(db, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const isMare = horse.sex === 'mare';
  const refused: Refusal | undefined = isMare
    ? refuseDam(damOf(horse, now), now)
    : refuseSire(parentOf(horse, now), now);
  const [cover, stud, requests, missed] = await Promise.all([
    horse.foalsAt === null ? undefined : findCoverInFoal.first(db, { mareId: horse.id }),
    isMare ? undefined : findStud.first(db, { stallionId: horse.id }),
    countOpenRequestsOf.first(db, { horseId: horse.id }),
    isMare ? missedCoverOf(db, breeding, horse, playerId) : null,
  ]);
  const mayHaveFoals = isMare && ageInMonths(horse.bornAt, now) < RETIRED_FROM;
  return {
    problem: refused ? problemOf(refused) : null,
    inFoal: cover
      ? {
          foalsAt: cover.foalsAt.toISOString(),
          stallionId: cover.stallionId,
          stallionName: cover.stallionName,
          inbreeding: cover.inbreeding,
        }
      : null,
    restsUntil: horse.restsUntil?.toISOString() ?? null,
    missed,
    nextSeedHash: mayHaveFoals ? nextBirth(breeding, horse).seedHash : null,
    stud: stud ? studView(stud) : null,
    openRequests: requests?.count ?? 0,
  };
}
