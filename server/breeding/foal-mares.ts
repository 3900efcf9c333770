import { birthSeed, foalDraws } from '../../game/breeding/birth-proof.ts';
import { FOAL_XP } from '../../game/breeding/breeding.ts';
import { foalName } from '../../game/breeding/foal-name.ts';
import { drawFoal, FOAL_RULES_VERSION } from '../../game/breeding/foal.ts';
import { storeGenotype } from '../../game/horses/genetics/genotype.ts';
import { foalGeneration } from '../../game/horses/pedigree.ts';
import type { DueWork } from '../clock/due-work.ts';
import { newId } from '../db/new-id.ts';
import type { Db, Tx } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { isOutage } from '../db/unavailable.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { insertFoal } from '../horses/insert-foal.ts';
import { keepEvents } from '../horses/keep-event.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { gainPlayerXp, lockProgress } from '../players/player-progress.ts';
import { bearFoal, findDueCovers, nextFoaling, lockUnborn, type CoverRow } from './breeding-queries.ts';
import type { BreedingOf } from './keep-cover.ts';
import { parentageOf } from './parents.ts';

/** What a feature owes to foals that were just born, in the transaction of their birth and as its last. */
export type WhenBorn = (tx: Tx, foalIds: readonly string[]) => Promise<void>;

/** Foals looked for at once; each is born in a transaction of its own. */
const AT_ONCE = 50;

/** Foals arrive when they are due, each once. One that cannot be born, which is a bug, keeps no other waiting. */
export function foalingWork({ secret }: Pick<BreedingOf, 'secret'>, whenBorn: readonly WhenBorn[]): DueWork {
  return {
    name: 'foals',
    nextDue: () => nextFoaling,
    async doSome(db, { now }) {
      const due = await findDueCovers.rows(db, { now, limit: AT_ONCE });
      const failures: unknown[] = [];
      let born = 0;
      for (const cover of due) {
        try {
          born += await foalIfDue(db, now, { secret, whenBorn }, cover);
        } catch (error) {
          if (isOutage(error)) throw error;
          failures.push(new Error(`The foal of cover ${cover.id} cannot be born`, { cause: error }));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some foals cannot be born');
      return born;
    },
  };
}

interface FoalingOf {
  readonly secret: Uint8Array;
  readonly whenBorn: readonly WhenBorn[];
}

/** How many were born: none where another process was faster. */
function foalIfDue(db: Db, now: Date, foaling: FoalingOf, cover: CoverRow): Promise<0 | 1> {
  return inTransaction(
    db,
    async (tx) => {
      const horses = await lockHorsesById(tx, [cover.mare_id, cover.stallion_id]);
      const [mare, stallion] = [horses.get(cover.mare_id), horses.get(cover.stallion_id)];
      if (!mare || !stallion) throw new Error('A parent is missing');
      if (!(await lockUnborn.first(tx, { id: cover.id }))) return 0;
      const id = await foal(tx, now, foaling.secret, { cover, mare, stallion });
      for (const settle of foaling.whenBorn) await settle(tx, [id]);
      return 1;
    },
    DUE_WORK,
  );
}

interface Birth {
  readonly cover: CoverRow;
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

/** The foal belongs to whoever owns the mare when it is born. Returns its id. */
async function foal(
  tx: Tx,
  now: Date,
  secret: Uint8Array,
  { cover, mare, stallion }: Birth,
): Promise<string> {
  const draws = foalDraws(FOAL_RULES_VERSION, birthSeed(secret, mare.id, cover.nth), {
    stallionId: stallion.id,
    mareId: mare.id,
    entropy: cover.entropy,
  });
  const drawn = drawFoal(draws, parentageOf(stallion), parentageOf(mare), {
    foal: cover.inbreeding,
    sire: stallion.inbreeding,
    dam: mare.inbreeding,
  });
  const ownerId = mare.owner_id;
  const progress = await lockProgress(tx, ownerId);
  const name = foalName(mare.name);
  const id = newId(now);
  await insertFoal(tx, {
    id,
    ownerId,
    name,
    sex: drawn.sex,
    breed: drawn.breed,
    discipline: mare.discipline,
    genotype: storeGenotype(drawn.genotype),
    traits: drawn.traits,
    aptitude: drawn.aptitude,
    // Born when it was due, however late the server was.
    bornAt: cover.foals_at,
    now,
    sireId: stallion.id,
    damId: mare.id,
    breederId: ownerId,
    inbreeding: cover.inbreeding,
    generation: foalGeneration(stallion.generation, mare.generation),
  });
  await bearFoal.run(tx, { coverId: cover.id, foalId: id, rules: FOAL_RULES_VERSION, mareId: mare.id });
  const details = { foal: name, mare: mare.name, stallion: stallion.name };
  await keepEvents(tx, now, [
    { horseId: id, ownerId, kind: 'born', details, otherHorseId: mare.id, playerId: ownerId },
    { horseId: mare.id, ownerId, kind: 'foaled', details, otherHorseId: id },
    { horseId: stallion.id, ownerId: stallion.owner_id, kind: 'foaled', details, otherHorseId: id },
  ]);
  await gainPlayerXp(tx, ownerId, progress, FOAL_XP);
  return id;
}
