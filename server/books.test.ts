import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance } from './testing/database/audit.ts';
import { playerCommands, type PlayerModel, type PlayedGame } from './testing/builders/player-commands.ts';
import { aFedHorse, aHorse, owned } from './testing/builders/stable.ts';
import { startTestApp, type TestApp } from './testing/app/test-app.ts';

let app: TestApp;
let strangersHorse: string;
beforeAll(async () => {
  app = await startTestApp();
  strangersHorse = await aHorse(await app.newPlayer());
});
afterAll(() => app.close());

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

test('random play keeps books and world sound', async () => {
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
