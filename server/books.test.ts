import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from './testing/database/audit.ts';
import { playerCommands, type PlayerModel, type PlayedGame } from './testing/builders/player-commands.ts';
import { aFedHorse, aHorse, owned } from './testing/builders/stable.ts';
import { appForFile } from './testing/app/test-app.ts';

const app = await appForFile();
let strangersHorse: string;
beforeAll(async () => {
  strangersHorse = await aHorse(await app.newPlayer());
});

/** Half start with a fed horse; otherwise few sequences would reach a show. */
async function newcomer(withHorse: boolean): Promise<{ model: PlayerModel; real: PlayedGame }> {
  const player = await app.newPlayer();
  const horses = withHorse ? [await aFedHorse(player)] : [];
  const { coins } = (await player.call('GET /api/user')).body;
  return {
    model: { coins, items: new Map(), salaryDay: null, horses },
    real: { app, player, strangersHorse },
  };
}

test('random play leaves books and world sound', async () => {
  await fc.assert(
    fc.asyncProperty(playerCommands, fc.boolean(), async (commands, withHorse) => {
      const { model, real } = await newcomer(withHorse);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      for (const [item, quantity] of model.items) {
        expect(await owned(real.player, item as 'monthly'), item).toBe(quantity);
      }
      await expectBooksToBalance(app.db, app.clock.now());
    }),
    { numRuns: 10 },
  );
});
