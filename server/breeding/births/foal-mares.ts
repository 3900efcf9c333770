import { FOAL_XP } from '../../../game/breeding/breeding.ts';
import { FOAL_RULES_VERSION } from '../../../game/breeding/foal.ts';
import type { Job } from '../../clock/jobs.ts';
import { newId } from '../../db/new-id.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../../db/transaction.ts';
import { lockHorsesById } from '../../horses/own-horse.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { gainPlayerXp, lockProgress } from '../../players/player.ts';
import {
  findDueCovers,
  nextFoaling,
  lockUnborn,
  type CoverRow,
  markFoaled,
} from '../covering/cover-queries.ts';
import { addHorseEvents } from '../../horses/horse-events.ts';
import type { BreedingContext } from '../covering/cover.ts';
import { addFoal } from '../../horses/add-horse.ts';
import { runOneByOne } from '../../clock/one-by-one.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { readValuesOf } from '../values/read-values.ts';
import { newborn, type Birth } from './newborn.ts';

/** Runs last in the transaction of a birth. */
export type WhenBorn = (tx: Tx, foalIds: readonly string[]) => Promise<void>;

const BATCH = 50;

/** A failing birth must not delay the others. */
export function foalingJob({ secret }: Pick<BreedingContext, 'secret'>, whenBorn: readonly WhenBorn[]): Job {
  return {
    name: 'foals',
    nextDue: () => nextFoaling,
    async doSome(db, { now }) {
      return runOneByOne({
        pieces: await findDueCovers.rows(db, { now, limit: BATCH }),
        run: (cover) => foalIfDue(db, now, { secret, whenBorn }, cover),
        describe: ({ id }) => `The foal of cover ${id} cannot be born`,
        summary: 'Some foals cannot be born',
      });
    },
  };
}

interface FoalingContext {
  readonly secret: Uint8Array;
  readonly whenBorn: readonly WhenBorn[];
}

/** Returns 0 if another process has already done it. */
function foalIfDue(db: Db, now: Date, foaling: FoalingContext, cover: CoverRow): Promise<0 | 1> {
  return inTransaction(
    db,
    async (tx) => {
      const { horses, covers: unborn } = await lockInOrder(tx, {
        horses: () => lockHorsesById(tx, [cover.mareId, cover.stallionId]),
        covers: () => lockUnborn.first(tx, { id: cover.id }),
      });
      const [mare, stallion] = [horses.get(cover.mareId), horses.get(cover.stallionId)];
      if (!mare || !stallion) throw new Error('A parent is missing');
      if (!unborn) return 0;
      const id = await bearFoal(tx, now, foaling.secret, { cover, mare, stallion });
      for (const settle of foaling.whenBorn) await settle(tx, [id]);
      return 1;
    },
    JOB_LIMIT,
  );
}

async function bearFoal(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  birth: Birth & { readonly cover: CoverRow },
): Promise<string> {
  const { cover, mare, stallion } = birth;
  const ownerId = mare.ownerId;
  // A foal of a mare at the market: its breeder is the player who had her covered.
  const breederId = ownerId === HOUSE ? cover.playerId : ownerId;
  const progress = ownerId === HOUSE ? undefined : await lockProgress(tx, ownerId);
  const [ofSire, ofDam] = await Promise.all([readValuesOf(tx, now, stallion), readValuesOf(tx, now, mare)]);
  const foal = newborn(secret, birth, { sire: ofSire, dam: ofDam });
  const id = newId(now);
  await addFoal(tx, { ...foal, id, ownerId, breederId, now });
  await markFoaled.run(tx, { coverId: cover.id, foalId: id, rules: FOAL_RULES_VERSION, mareId: mare.id });
  const details = { foal: foal.name, mare: mare.name, stallion: stallion.name };
  await addHorseEvents(tx, now, [
    { horseId: id, ownerId, kind: 'born', details, otherHorseId: mare.id, playerId: breederId },
    { horseId: mare.id, ownerId, kind: 'foaled', details, otherHorseId: id },
    { horseId: stallion.id, ownerId: stallion.ownerId, kind: 'foaled', details, otherHorseId: id },
  ]);
  if (progress) await gainPlayerXp(tx, ownerId, progress, FOAL_XP);
  return id;
}
