import type { z } from 'zod';
import type { linearProfile } from '../../contract/records.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { buildOf } from '../../game/horses/breeds.ts';
import { expectedForm } from '../../game/horses/form/expected.ts';
import {
  bodyReasons,
  expectedLinearProfile,
  linearProfileOf,
  scoresBeside,
} from '../../game/horses/form/linear-profile.ts';
import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { bodyOf } from '../breeding/covering/parents.ts';
import type { Db } from '../db/connection.ts';
import { breedOfRow, type HorseRow } from '../horses/horse-row.ts';
import { reachesHorse, readHorses } from '../horses/own-horse.ts';

type Reply = z.input<(typeof linearProfile)['reply']>;

/** What is seen of a body. Before it is grown, only what its parents lead to expect. */
export async function readLinearProfile(
  db: Db,
  now: Date,
  { horseId, viewerId }: { readonly horseId: string; readonly viewerId: string },
): Promise<Reply | Refusal<'HORSE_NOT_FOUND'>> {
  const [horses, isReached] = await Promise.all([
    readHorses(db, [horseId]),
    reachesHorse(db, { horseId, viewerId }),
  ]);
  const horse = horses.get(horseId);
  if (!horse || !isReached) return refuse('HORSE_NOT_FOUND');
  const { sireId, damId } = horse;
  const family = sireId && damId ? await readHorses(db, [sireId, damId]) : undefined;
  const [sire, dam] = [family?.get(sireId ?? ''), family?.get(damId ?? '')];
  const breed = breedOfRow(horse);
  const kind = { breed, build: buildOf(breed, horse.traits.build) };
  const isGrown = ageInMonths(horse.bornAt, now) >= PROFILE_FROM;
  const { bars, heightCm } =
    isGrown || !sire || !dam
      ? linearProfileOf({ ...kind, form: horse.form })
      : expectedLinearProfile(
          kind,
          expectedForm(bodyOf(sire), bodyOf(dam), inbreedingOf({ horse, sire, dam })),
        );
  const ofSire = sire && scoresBeside(sire.form, kind);
  const ofDam = dam && scoresBeside(dam.form, kind);
  return {
    isGrown,
    sire: sire ? { id: sire.id, name: sire.name } : null,
    dam: dam ? { id: dam.id, name: dam.name } : null,
    heightCm,
    bars: bars.map((bar, at) => ({ ...bar, sire: ofSire?.[at] ?? null, dam: ofDam?.[at] ?? null })),
    reasons: isGrown
      ? bodyReasons({ ...kind, form: horse.form }).map(({ discipline, helps, hinders }) => ({
          discipline,
          helps: [...helps],
          hinders: [...hinders],
        }))
      : [],
  };
}

interface Family {
  readonly horse: HorseRow;
  readonly sire: HorseRow;
  readonly dam: HorseRow;
}

const inbreedingOf = ({ horse, sire, dam }: Family) => ({
  foal: horse.inbreeding,
  sire: sire.inbreeding,
  dam: dam.inbreeding,
});
