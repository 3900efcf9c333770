import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseCut } from '../../../game/ledger/coins.ts';
import { playerPrize } from '../../../game/shows/prize-money.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { whileWritesFail } from '../../testing/database/power-cut.ts';
import { aCreator, aShow, entered } from '../../testing/builders/player-shows.ts';
import { aFedHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { wholeDatabase } from '../../testing/database/whole-database.ts';

/* A crash must not empty the escrow twice. */

const DAY = 24 * 3600;

const stables: { player: TestPlayer; horse: string }[] = [];
const app = await appForFile();
beforeAll(async () => {
  for (let index = 0; index < 3; index++) {
    const player = await app.newPlayer('trainer');
    const horse = await aFedHorse(player, { feed: 'biennially' });
    await leaveCoins(app, player, 5_000);
    stables.push({ player, horse });
  }
  // Store tack does not wear.
  await sql`update tack set quality = 1000000, maker_id = owner_id`.execute(app.db);
});

const advance = (advanceSeconds: number) => app.call('POST /api/dev/clock', { body: { advanceSeconds } });
const balance = (id: string) =>
  app.db.selectFrom('ledger_accounts').select(['coins', 'tradable']).where('id', '=', id).executeTakeFirst();

describe('a show of three entries', () => {
  test.each([
    'shows',
    'show_entries',
    'horses',
    'players',
    'tack',
    'ledger_accounts',
    'ledger_entries',
    'ledger_totals',
  ])('interrupted at %s does not run, and afterwards pays once', async (table) => {
    const creator = await aCreator(app);
    const scheduled_date = new Date(app.clock.now().getTime() + DAY * 1000).toISOString();
    const id = await aShow(creator, { scheduled_date });
    for (const { player, horse } of stables) {
      await leaveCoins(app, player, 1_000, 40);
      await entered(player, id, horse);
    }
    const escrow = await balance(id);
    expect(escrow).toEqual({ coins: 400 + 3 * 50, tradable: 400 + 3 * 40 });
    const { world: _, ...before } = await wholeDatabase(app.db);
    await whileWritesFail(app.db, { tables: [table] }, async () =>
      expect(await advance(DAY)).toMatchObject({ status: 500 }),
    );
    expect(await wholeDatabase(app.db)).toMatchObject(before);
    await advance(601);

    expect(await balance(id)).toEqual({ coins: 0, tradable: 0 });
    const shares = [1, 2, 3].map((place) => playerPrize(400, place));
    const prizes = shares.map((share) => share - houseCut(share));
    const balances = await Promise.all(stables.map(({ player }) => balance(player.id)));
    const won = balances.map((of) => (of?.coins ?? 0) - 950);
    expect(won.toSorted((one, other) => other - one)).toEqual(prizes);
    const left = 1_000 - 50 + 3 * 50 - shares.reduce((sum, share) => sum + share, 0);
    expect(await balance(creator.id)).toEqual({ coins: left, tradable: left });
    await expectBooksToBalance(app.db, app.clock.now());
  });
});
