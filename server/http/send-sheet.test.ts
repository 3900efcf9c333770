import { describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { HOUSE, post } from '../ledger/ledger.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { aFedHorse, aHorse, enterNext } from '../testing/builders/stable.ts';
import { lineOf } from './send-sheet.ts';

const app = await appForFile();

test.each([
  [['Juniper', 3, null, true], 'Juniper,3,,yes'],
  [['Café "Olé", the 2nd'], '"Café ""Olé"", the 2nd"'],
  [['two\nlines', ' edge'], '"two\nlines"," edge"'],
  [[new Date('2026-03-14T09:05:07.890Z')], '2026-03-14 09:05:07'],
  [[-250], '-250'],
])('%j is the line %s', (cells, line) => {
  expect(lineOf(cells)).toBe(`${line}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("http://x","y")'])(
  'the text %j runs nothing',
  (text) => {
    expect(lineOf([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

describe('a sheet', () => {
  const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

  test('is a file of one’s own rows, in UTF-8 with a byte order mark', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    const horse = await aFedHorse(anna);
    await aHorse(bert, { name: 'Somebody Else' });
    const { status, headers, body } = await anna.call('GET /api/sheets/horses');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment');
    expect(body.startsWith('\uFEFFName,Breed,Sex')).toBe(true);
    const rows = linesOf(body);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(new RegExp(`^Juniper,.*,${horse}$`));
  });

  test('of results has a row for each entry', async () => {
    const anna = await app.newPlayer();
    const horse = await aFedHorse(anna);
    const [show] = await enterNext(anna, horse, 1);
    const { body } = await anna.call('GET /api/sheets/results');
    const [head, row, ...more] = linesOf(body);
    expect(head?.match(/UTC/g)).toHaveLength(1);
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,.*,Juniper,pending,/);
    expect(row?.endsWith(`,${show},${horse}`)).toBe(true);
    expect(more).toEqual([]);
  });

  test('of the ledger has every line, over several pages', async () => {
    const anna = await app.newPlayer();
    const before = linesOf((await anna.call('GET /api/sheets/ledger')).body).length;
    const journals = Array.from({ length: 1_000 }, (_, index) => ({
      kind: 'feed' as const,
      description: `Line ${index}`,
      lines: [
        { account: anna.id, coins: -1, tradable: 0 },
        { account: HOUSE, coins: 1, tradable: 0 },
      ],
    }));
    await inTransaction(app.db, (tx) => post(tx, app.clock.now(), journals));
    const rows = linesOf((await anna.call('GET /api/sheets/ledger')).body);
    expect(rows).toHaveLength(before + 1_000);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows[1]).toContain(',Line 999,-1,4000,');
  });

  test('is for its player, and not in batches', async () => {
    expect(await app.call('GET /api/sheets/ledger')).toMatchObject({ status: 401 });
    const batch = await app.call('GET /api/batch', { query: { get: '/api/sheets/ledger' } });
    expect(batch).toMatchObject({ status: 400 });
  });
});
