import { beforeAll, expect, test } from 'vitest';
import { expectCorruptionFound, failing } from '../testing/database/audit.ts';
import {
  aMare,
  answer,
  aRequest,
  aStallion,
  aStud,
  cover,
  DAY_SECONDS,
} from '../testing/builders/breeding.ts';
import { callVet, changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { auditBooks } from './audit-books.ts';
import { BREEDING_CORRUPTIONS } from './corruptions/breeding-queries.ts';

const app = await appForFile();
beforeAll(async () => {
  const [breeder, owner] = [await app.newPlayer(), await app.newPlayer()];
  for (const player of [breeder, owner]) await leaveCoins(app, player, 20_000);
  const [own, foreign, waiting] = [
    await aMare(app, breeder),
    await aMare(app, breeder),
    await aMare(app, breeder),
  ];
  const stallion = await aStallion(app, breeder);
  const stud = await aStud(app, owner, { fee: 201 });
  await cover(breeder, own, stallion);
  await answer(owner, await aRequest(breeder, foreign, stud, 201), 'accept');
  await app.pass(3 * DAY_SECONDS);
  const checked = await aMare(app, owner);
  await changeHorse(app.db, checked, { breedingCheckUntil: null });
  await callVet(owner, checked, 'breeding_check');
  await app.pass(30);
  // An unborn foal and an open request.
  await cover(breeder, waiting, stallion);
  await aRequest(breeder, await aMare(app, breeder), stud, 201);
});

test('a world with born and unborn foals passes with every birth recomputed', async () => {
  const report = await auditBooks(app.db, { replay: 'all' });
  expect(failing(report)).toEqual([]);
  expect(report.horses).toBe(5 + 2 + 2);
});

test.each(BREEDING_CORRUPTIONS)('$check: $by', (corruption) => expectCorruptionFound(app.db, corruption));
