import type { z } from 'zod';
import type { linearProfile } from '../../contract/records.ts';
import { expectedGrown, valueBars } from '../../game/breeding/values/value-bars.ts';
import { ageInMonths, reachesAgeAt } from '../../game/horses/age.ts';
import { buildOf } from '../../game/horses/breeds.ts';
import {
  bodyReasons,
  expectedLinearProfile,
  linearProfileOf,
  scoresBeside,
} from '../../game/horses/form/linear-profile.ts';
import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { readTelling, readValuesOf } from '../breeding/values/read-values.ts';
import type { Db } from '../db/connection.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { reachesHorse, readHorses } from '../horses/own-horse.ts';

type Reply = z.input<(typeof linearProfile)['reply']>;

/** The body of a grown horse, or the body expected of a young one; and its breeding values. */
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
  const isGrown = ageInMonths(horse.bornAt, now) >= PROFILE_FROM;
  const [family, values, { foals, published, next }] = await Promise.all([
    sireId && damId ? readHorses(db, [sireId, damId]) : undefined,
    readValuesOf(db, now, horse),
    readTelling(db, horseId),
  ]);
  const [sire, dam] = [family?.get(sireId ?? ''), family?.get(damId ?? '')];
  const breed = breedOfRow(horse);
  const kind = { breed, build: buildOf(breed, horse.traits.build) };
  const { bars, heightCm } = isGrown
    ? linearProfileOf({ ...kind, form: horse.form })
    : expectedLinearProfile(kind, expectedGrown(values, kind, horse.inbreeding));
  const ofSire = sire && scoresBeside(sire.form, kind);
  const ofDam = dam && scoresBeside(dam.form, kind);
  return {
    isGrown,
    sire: sire ? { id: sire.id, name: sire.name } : null,
    dam: dam ? { id: dam.id, name: dam.name } : null,
    heightCm,
    bars: bars.map((bar, at) => ({ ...bar, sire: ofSire?.[at] ?? null, dam: ofDam?.[at] ?? null })),
    passesOn: {
      bars: valueBars(values, kind),
      foals,
      foalsSeen: published,
      next: next
        ? {
            id: next.id,
            name: next.name,
            gender: next.sex,
            at: reachesAgeAt(next.bornAt, PROFILE_FROM).toISOString(),
          }
        : null,
    },
    reasons: isGrown
      ? bodyReasons({ ...kind, form: horse.form }).map(({ discipline, helps, hinders }) => ({
          discipline,
          helps: [...helps],
          hinders: [...hinders],
        }))
      : [],
  };
}
