import { inCoins } from '../../game/ledger/coins.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import type { Db } from '../db/connection.ts';
import type { SmallPayment, WaitingSentences } from '../devices/waiting.ts';
import { findOthersShows } from './player-show-queries.ts';

type ShowRoute = Extract<keyof WaitingSentences, `POST /api/shows/${string}`>;

/** Describes a waiting call about shows. */
export const SHOW_SENTENCES: Pick<WaitingSentences, ShowRoute> = {
  async 'POST /api/shows/create'(_, { body: { discipline, level, prize } }) {
    const what = `${disciplineLabel(discipline)} show, level ${level}`;
    return `Create a ${what}, and put up a prize of ${inCoins(prize)}`;
  },
  'POST /api/shows/:id/enter': (db, { params, player }) => entrySentence(db, [params.id], player.id),
  'POST /api/shows/bulk-enter': (db, { body, player }) => entrySentence(db, body.showIds, player.id),
  'POST /api/shows/enter-each': (db, { body, player }) =>
    entrySentence(
      db,
      body.starts.map(({ showId }) => showId),
      player.id,
    ),
};

/** Free shows may be entered at once; fees up to what a new device may pay. */
async function entrySentence(db: Db, ids: readonly string[], playerId: string): Promise<SmallPayment | null> {
  const shows = await findOthersShows.rows(db, { ids, playerId });
  const paid = ids.map((id) => shows.find((show) => show.id === id)?.entryFee ?? 0).filter((fee) => fee > 0);
  if (paid.length === 0) return null;
  const coins = paid.reduce((sum, fee) => sum + fee, 0);
  const what = paid.length === 1 ? 'a show of another player' : 'shows of other players';
  return { coins, sentence: `Pay ${inCoins(coins)} to enter ${what}` };
}
