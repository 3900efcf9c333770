import { inCoins } from '../../../game/ledger/coins.ts';
import type { Db } from '../../db/connection.ts';
import type { WaitingSentences } from '../../devices/waiting.ts';
import { readHorses } from '../../horses/own-horse.ts';

type StudRoute = 'PUT /api/horses/:id/stud' | 'POST /api/studs/:id/requests';

/** Describes a waiting call about studs. */
export const STUD_SENTENCES: Pick<WaitingSentences, StudRoute> = {
  async 'PUT /api/horses/:id/stud'(db, { params, body: { fee } }) {
    const [stallion] = await namesOf(db, [params.id]);
    return `Offer ${stallion} at stud for ${inCoins(fee)}`;
  },
  async 'POST /api/studs/:id/requests'(db, { params, body: { mareId, fee } }) {
    const [stallion, mare] = await namesOf(db, [params.id, mareId]);
    return `Ask for ${stallion} for your mare ${mare}, for a stud fee of ${inCoins(fee)}`;
  },
};

async function namesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const horses = await readHorses(db, ids);
  return ids.map((id) => horses.get(id)?.name ?? 'a horse');
}
