import { DEAR_ENTRY_FEE } from '../../game/devices/devices.ts';
import { inCoins } from '../../game/ledger/coins.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import type { Db } from '../db/connection.ts';
import type { WaitingSentences } from '../devices/waiting.ts';
import { findOthersShows } from './player-show-queries.ts';

type ShowRoute = Extract<keyof WaitingSentences, `POST /api/shows/${string}`>;

/** What a call about shows would do, while it waits. */
export function showSentences(db: Db): Pick<WaitingSentences, ShowRoute> {
  return {
    async 'POST /api/shows/create'({ body: { discipline, level, prize } }) {
      const what = `${disciplineLabel(discipline)} show, level ${level}`;
      return `Create a ${what}, and put up a prize of ${inCoins(prize)}`;
    },
    'POST /api/shows/:id/enter': ({ params, player }) => entrySentence(db, [params.id], player.id),
    'POST /api/shows/bulk-enter': ({ body, player }) => entrySentence(db, body.showIds, player.id),
    'POST /api/shows/enter-each': ({ body, player }) =>
      entrySentence(
        db,
        body.starts.map(({ showId }) => showId),
        player.id,
      ),
  };
}

/** Entering waits for a high fee only, which could carry a fortune to whoever set it. */
async function entrySentence(db: Db, ids: readonly string[], playerId: string): Promise<string | null> {
  const shows = await findOthersShows.rows(db, { ids, playerId });
  const dear = shows.filter(({ entry_fee }) => entry_fee > DEAR_ENTRY_FEE);
  if (dear.length === 0) return null;
  const fees = dear.reduce((sum, { entry_fee }) => sum + entry_fee, 0);
  return `Pay ${inCoins(fees)} to enter ${dear.length === 1 ? 'a show of another player' : 'shows of other players'}`;
}
