import { randomInt } from 'node:crypto';
import type { ReportSubject } from '../kindness/report-subject.ts';
import type { Tx } from '../db/connection.ts';
import { tell } from '../db/news.ts';
import { findNamer, replaceNameInEvents, updateName } from './horse-queries.ts';
import { lockHorsesById } from './own-horse.ts';

/** Whoever named the horse answers for it, not who has bought it since. */
export const horseNameSubject: ReportSubject = {
  async find(db, horseId) {
    const named = await findNamer.first(db, { horseId });
    return named && { playerId: named.player_id, seen: named.name };
  },
  async remove(tx, _, horseId, seen) {
    const put = `Horse ${randomInt(100_000, 1_000_000)}`;
    return (await rename(tx, horseId, seen, put)) ? { put } : undefined;
  },
  restore: (tx, _, horseId, { seen, put }) => rename(tx, horseId, put, seen),
};

/** In the horse’s history too. False if the name is another by now. */
async function rename(tx: Tx, horseId: string, from: string, to: string): Promise<boolean> {
  const horse = (await lockHorsesById(tx, [horseId])).get(horseId);
  if (horse?.name !== from) return false;
  await updateName.run(tx, { id: horseId, name: to });
  await replaceNameInEvents.run(tx, { horseId, from: JSON.stringify(from), to: JSON.stringify(to) });
  tell(tx, horse.owner_id, { topics: ['horses'] });
  return true;
}
