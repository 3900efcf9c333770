import { MEADOW_DAYS, meadowShowId } from '../../../game/shows/meadow/meadow-shows.ts';
import { MEADOW_STARTS } from '../../../game/shows/meadow/meadow-starts.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { TEST_START, type TestPlayer } from '../../testing/app/test-app.ts';
import { aFedHorse, changeHorse } from '../../testing/builders/stable.ts';
import type { RefusalCases, RefusalScene } from '../../testing/refusal-case.ts';

/** Tests start at an odd minute. */
const NEXT_MEADOW = meadowShowId({
  discipline: 'dressage',
  runsAt: new Date(TEST_START.getTime() + 60_000),
});

const newcomerEnters =
  (change: (scene: RefusalScene, by: TestPlayer, horseId: string) => Promise<unknown>) =>
  async (scene: RefusalScene) => {
    const by = await scene.app.newPlayer();
    const horse_id = await aFedHorse(by);
    await change(scene, by, horse_id);
    return { by, sent: { params: { id: NEXT_MEADOW }, body: { horse_id } } };
  };

const changePlayer = ({ app }: RefusalScene, { id }: TestPlayer, change: object) =>
  app.db.updateTable('players').set(change).where('id', '=', id).execute();

export const MEADOW_REFUSALS: RefusalCases = {
  'POST /api/shows/:id/enter 409 TOO_EXPERIENCED': [
    'Juniper is level 5. Meadow shows are for horses of level 1 to 4.',
    newcomerEnters(({ app }, _, horseId) => changeHorse(app.db, horseId, { level: 5 })),
  ],
  'POST /api/shows/:id/enter 409 MEADOW_STARTS_USED': [
    'Your 3 starts in the Meadow are used. House shows begin every few minutes: enter one of those.',
    async (scene) => {
      const request = await newcomerEnters((_, by) =>
        changePlayer(scene, by, { meadowStarts: MEADOW_STARTS }),
      )(scene);
      return {
        ...request,
        mend: async () => void (await changePlayer(scene, request.by, { meadowStarts: 0 })),
      };
    },
  ],
  'POST /api/shows/:id/enter 409 MEADOW_OVER': [
    'Meadow shows are for your first 14 days in the game. House shows begin every few minutes: enter one of those.',
    newcomerEnters((scene, by) =>
      changePlayer(scene, by, {
        createdAt: new Date(TEST_START.getTime() - MEADOW_DAYS * REAL_MS_PER_DAY),
      }),
    ),
  ],
};
