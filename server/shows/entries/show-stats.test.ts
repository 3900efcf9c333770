import { expect, test } from 'vitest';
import { aFedHorse, enterNext, makeWinner } from '../../testing/builders/stable.ts';
import { appForFile } from '../../testing/app/test-app.ts';

const app = await appForFile();

test('pending and completed starts are counted apart, with their prizes', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await makeWinner(app.db, id);
  const stats = async () => (await player.call('GET /api/horses/:id/show-stats', { params: { id } })).body;
  const nothing = { showsEntered: 0, pendingEntries: 0, completedEntries: 0, totalEarnings: 0 };
  expect(await stats()).toEqual(nothing);
  const shows = await enterNext(player, id, 5);
  expect(await stats()).toEqual({ ...nothing, showsEntered: 5, pendingEntries: 5 });

  const entries = async () =>
    (await player.call('GET /api/horses/:id/entries', { params: { id }, query: { status: 'completed' } }))
      .body;
  const { body: list } = await player.call('GET /api/shows/my-entries');
  const fourth = list.find(({ showId }) => showId === shows[3])?.show.scheduledDate ?? '';
  await app.pass((Date.parse(fourth) - app.clock.now().getTime()) / 1000);
  expect(await entries()).toHaveLength(4);
  expect(await stats()).toMatchObject({ showsEntered: 5, pendingEntries: 1, completedEntries: 4 });

  await app.pass(2 * 3600);
  const won = (await entries()).reduce((sum, { earnings }) => sum + (earnings ?? 0), 0);
  expect(won).toBeGreaterThan(0);
  expect(await stats()).toEqual({
    showsEntered: 5,
    pendingEntries: 0,
    completedEntries: 5,
    totalEarnings: won,
  });
});
