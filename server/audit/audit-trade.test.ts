import { beforeAll, expect, test } from 'vitest';
import { expectCorruptionFound, failing } from '../testing/database/audit.ts';
import { aHorse, changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import { aListing, buyListing } from '../testing/builders/trade.ts';
import { buyTack } from '../testing/builders/tack.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { auditBooks } from './audit-books.ts';
import { TRADE_CORRUPTIONS } from './corruptions/trade-queries.ts';

const app = await appForFile();
beforeAll(async () => {
  const anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
  const [sold, listed] = [await aHorse(anna), await aHorse(anna, { name: 'Rowan' })];
  await changeHorse(app.db, sold, { level: 5 });
  for (const body of [{ horseId: sold }, { horseId: listed, price: 3000 }])
    expect(await anna.call('POST /api/market/sell-horse', { body })).toMatchObject({ status: 200 });
  const tack = { tackId: await buyTack(anna, 'saddle'), price: 900 };
  expect(await anna.call('POST /api/market/sell-tack', { body: tack })).toMatchObject({ status: 200 });
  expect(await buyListing(await app.newPlayer(), await aListing(anna, 1200), 1200)).toMatchObject({
    status: 200,
  });
});

test('a world with trade passes', async () => {
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});

test.each(TRADE_CORRUPTIONS)('$check: $by', (corruption) => expectCorruptionFound(app.db, corruption));
