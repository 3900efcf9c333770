import { inCoins } from '../../../game/ledger/coins.ts';
import type { Db } from '../../db/connection.ts';
import type { WaitingSentences } from '../../devices/waiting.ts';
import { readHorses } from '../../horses/own-horse.ts';

type StudRoute = 'PUT /api/horses/:id/stud' | 'POST /api/studs/:id/requests';

/** What a call about studs would do, while it waits. */
export function studSentences(db: Db): Pick<WaitingSentences, StudRoute> {
  const namesOf = async (ids: readonly string[]) => {
    const horses = await readHorses(db, ids);
    return ids.map((id) => horses.get(id)?.name ?? 'a horse');
  };
  return {
    async 'PUT /api/horses/:id/stud'({ params, body: { fee } }) {
      const [stallion] = await namesOf([params.id]);
      return `Offer ${stallion} at stud for ${inCoins(fee)}`;
    },
    async 'POST /api/studs/:id/requests'({ params, body: { mareId, fee } }) {
      const [stallion, mare] = await namesOf([params.id, mareId]);
      return `Ask for ${stallion} for your mare ${mare}, for a stud fee of ${inCoins(fee)}`;
    },
  };
}
