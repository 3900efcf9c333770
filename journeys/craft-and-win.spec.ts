import type { Page } from '@playwright/test';
import { pressAct } from './acts.ts';
import { expect, passSeconds, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenBare } from './given.ts';
import { aptitudeOf, bestOf, givenWinnings, type Winner } from './given-winnings.ts';

const DAY = 24 * 3600;
/** Guilds that may create shows. */
const DISCIPLINES = ['dressage', 'jumping', 'racing', 'cross_country', 'endurance'];
const FEE = 50;
const PRIZE = 100;
const MATERIALS = { iron: 6, glue: 2, leather: 10, thread: 6, wood: 2 };

test('a manufacturer makes tack, puts it on, and wins with it against a horse that wears none @phone', async ({
  page,
  openBeside,
}) => {
  const maker = { ...(await givenOwner(page, 'Verity', 'manufacturer')), coins: FEE };
  const { device, horse } = maker;
  await device.send('POST', '/api/goldsmith/salary', {});
  for (const [material_type, quantity] of Object.entries(MATERIALS))
    await device.send('POST', '/api/materials/buy', { material_type, quantity });

  await page.goto('/guild-work');
  await page.getByRole('button', { name: 'Make Tack' }).last().click();
  const crafting = page.getByRole('dialog', { name: 'Craft Tack' });
  await crafting.getByRole('button', { name: 'Craft horseshoes' }).click();
  await expect(crafting.getByRole('region', { name: 'Made' })).toBeFocused();
  for (const tack_type of ['saddle', 'bridle']) {
    await passSeconds(page, 10);
    await device.send('POST', '/api/tack/craft', { tack_type });
  }

  await page.goto(`/horses/${horse}`);
  await pressAct(page, 'Add Tack');
  const tackRoom = page.getByRole('dialog', { name: 'Verity’s tack' });
  for (const one of ['horseshoes', 'saddle', 'bridle']) {
    await tackRoom
      .getByRole('button', { name: new RegExp(`^Put on ${one}, \\d+%`) })
      .first()
      .click();
    await expect(tackRoom.getByRole('button', { name: `Take off ${one}` })).toBeEnabled();
  }

  const rivals = await openBeside();
  const rival = { ...(await givenOwner(rivals, 'Rival', 'rider')), coins: PRIZE + FEE };
  await givenWinnings(maker, rival);
  const show = await givenShow(maker, rival);

  await page.goto(`/shows/enter/${horse}?discipline=${show.type}`);
  const row = page.getByRole('row').filter({ hasText: show.id.slice(0, 8) });
  await row.getByRole('button', { name: 'Enter' }).click();
  await expect(row).toHaveCount(0);
  await passSeconds(page, DAY);

  await page.goto(`/shows/${show.id}`);
  await expect(page.getByText('Verified against your receipt')).toBeVisible();
  const won = page.getByRole('row', { name: 'Verity' });
  await expect(won).toContainText('of 2');
  await expect(won).toContainText('3 to the house');
  await expect(won).toContainText('47 coins');
  await won.getByRole('button', { name: 'Why 1st?' }).click();
  const why = page.getByRole('dialog', { name: 'Why 1st?' });
  await expect(why.getByRole('definition').filter({ hasText: 'of 25' }).first()).toContainText(
    /^(?:9|1\d)\.\d/,
  );
  await expect(why.getByRole('region', { name: /^Verity’s body in / })).toContainText(
    /^Verity’s body in .*(?:elped by|indered by|A usual body)/,
  );
  await page.keyboard.press('Escape');

  await page.goto('/goldsmith');
  const prize = page.getByRole('row').filter({ hasText: 'Verity came 1st of 2 in' });
  await expect(prize).toContainText('47');
});

async function givenOwner(page: Page, name: string, guild: 'rider' | 'manufacturer') {
  await givenPlayer(page, { guild });
  const device = await deviceOf(page);
  const horse = await givenHorse(device, name);
  await givenBare(device, horse);
  await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'semiannually', quantity: 1 });
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'semiannually' });
  return { device, horse };
}

/**
 * Creates and enters the rival's show in the discipline where the maker's horse is strongest against theirs. Tack adds
 * 10 points: with the worst luck, 7% less happiness and one level less, the maker's horse loses in one discipline with
 * probability 0.0054 (the distribution of founders' aptitudes), in all five with 5e-12.
 */
async function givenShow(maker: Winner, rival: Winner): Promise<{ id: string; type: string }> {
  const own = await aptitudeOf(maker.device, maker.horse);
  const theirs = await aptitudeOf(rival.device, rival.horse);
  const ahead = DISCIPLINES.map((each) => [each, (own.get(each) ?? 0) - (theirs.get(each) ?? 0)] as const);
  const { now } = await rival.device.get<{ now: string }>('/api/game/date');
  const { show } = await rival.device.send<{ show: { id: string; type: string } }>(
    'POST',
    '/api/shows/create',
    {
      show_type: bestOf(new Map(ahead)),
      entry_fee: FEE,
      prize_amount: PRIZE,
      scheduled_date: new Date(Date.parse(now) + DAY * 1000).toISOString(),
    },
  );
  await rival.device.send('POST', `/api/shows/${show.id}/enter`, { horse_id: rival.horse });
  return show;
}
