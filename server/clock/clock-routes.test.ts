import { expect, test } from 'vitest';
import { appForFile } from '../testing/app/test-app.ts';
import { HOUR } from '../../game/game-time.ts';

const app = await appForFile();

test.each([-1, 0.5, 1e308, 2 ** 53, '60', null, undefined, [], 315_360_001])(
  'the clock is not moved by %j',
  async (advanceSeconds) => {
    const refused = await app.call('POST /api/dev/clock', { body: { advanceSeconds } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);

test('the date is counted from the founding of the world', async () => {
  const date = async () => (await app.call('GET /api/game/date')).body;
  expect(await date()).toMatchObject({ dateString: '1 January, Year 1', season: 'winter' });
  expect(Date.parse((await date()).nextDayAt) - Date.parse((await date()).now)).toBeLessThanOrEqual(HOUR);
  const { foundedAt } = await date();
  await app.pass(3600 * (59 + 13));
  expect(await date()).toMatchObject({ dateString: '14 March, Year 1', season: 'spring' });
  await app.pass(3600 * 365 * 2);
  expect(await date()).toMatchObject({ dateString: '14 March, Year 3', season: 'spring', foundedAt });
});
