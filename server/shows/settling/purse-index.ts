import { ACTIVE_WITHIN_MS } from '../../../game/economy/economy.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { nextPurseIndex } from '../../../game/shows/prize-money.ts';
import type { Job } from '../../clock/jobs.ts';
import { JOB_LIMIT, inTransaction } from '../../db/transaction.ts';
import { coinsMadeInWeek } from '../../ledger/ledger.ts';
import { countActivePlayers } from '../../players/player.ts';
import { findPurseIndexDue } from '../show-queries.ts';
import { lockPurseIndexDue, nextIndexing, updatePurseIndex } from './settling-queries.ts';

const WEEK_MS = 7 * REAL_MS_PER_DAY;

/** docs/rules/shows.md#purses */
export const purseIndexJob: Job = {
  name: 'purse index',
  nextDue: () => nextIndexing,
  doSome: (db, { now }) =>
    inTransaction(
      db,
      async (tx) => {
        const end = await findPurseIndexDue(tx);
        if (end > now) return 0;
        // Locked after counting the players, because others write the world's row.
        const week = {
          made: await coinsMadeInWeek(tx, new Date(end.getTime() - WEEK_MS)),
          activePlayers: await countActivePlayers(tx, new Date(end.getTime() - ACTIVE_WITHIN_MS)),
        };
        const world = await lockPurseIndexDue.first(tx, { due: end });
        if (!world) return 0;
        await updatePurseIndex.run(tx, {
          index: nextPurseIndex(world.purseIndex, week),
          nextDue: new Date(end.getTime() + WEEK_MS),
        });
        return 1;
      },
      JOB_LIMIT,
    ),
};
