import type { Page } from '@playwright/test';
import { isAlive } from './alive.ts';
import { COUNTED_PAGES } from './counted-pages.ts';
import { expect, passSeconds, settled, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer, givenShowsAhead } from './given.ts';
import { expectFits, expectStill, watchShifts } from './layout.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

/* How many calls a page, an entry and a feeding take. The live stream does not count: a browser has one. */

const PER_PAGE = 4;
/** The call itself, and one that reads what it changed. */
const PER_CHANGE = 2;

/** A page is quiet after this long without a call; longer than any pause between calls. */
const QUIET_MS = 1_000;

/** The calls of a page that `open` loads. The stream begins last, and reports changes at once. */
function callsOfPage(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live');
  return callsDuring(page, () => Promise.all([open(), stream]));
}

/** The calls of a page from the start of `act` until it is quiet. */
async function callsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const count = (request: { method(): string; url(): string }) => {
    const { pathname, search } = new URL(request.url());
    // Sent every minute, whatever the page does.
    const isPing = pathname === '/api/user/activity';
    if (pathname.startsWith('/api/') && pathname !== '/api/live' && !isPing)
      calls.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`);
  };
  page.on('request', count);
  await act();
  await settled(page);
  for (let before = -1; before < calls.length;) {
    before = calls.length;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off('request', count);
  return calls;
}

const expectAtMost = (most: number, calls: readonly string[]) =>
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most);

/** A fed horse, and another that is hungry, long enough ago for the stream to have nothing to report. */
async function givenStable(page: Page) {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper');
  await givenFeed(device, 3);
  await device.send('POST', `/api/horses/${juniper}/use-feed`, { feed_type: 'monthly' });
  await givenHorse(device, 'Iris');
  // The first visit to the lab is recorded, which is a change.
  await device.send('POST', '/api/first-steps/lab', {});
  await givenShowsAhead(device);
  await passSeconds(page, 30);
  return { juniper };
}

for (const addresses of COUNTED_PAGES) {
  test(`${addresses.join(', ')} load with few calls, do not shift and fit small phones; those of a horse show it @phone`, async ({
    page,
  }) => {
    await watchShifts(page);
    const { juniper } = await givenStable(page);
    for (const address of addresses) {
      const calls = await callsOfPage(page, () => page.goto(address.replace(':id', juniper)));
      expect(calls.length, address).toBeGreaterThan(0);
      expectAtMost(PER_PAGE, calls);
      await expectStill(page, address);
      await expectFits(page, address);
      if (address.includes(':id'))
        expect.soft(await isAlive(page), `${address} shows a painted horse or a next step`).toBe(true);
    }
  });
}

test('an entry takes two calls @phone', async ({ page }) => {
  const { juniper } = await givenStable(page);
  await callsOfPage(page, () => page.goto(`/shows/enter/${juniper}`));
  const enter = page.getByRole('button', { name: 'Enter Show', exact: true }).and(page.locator(':enabled'));
  const calls = await callsDuring(page, async () => {
    await enter.first().click();
    await expect(
      page.getByText('Horse entered in show successfully').or(page.getByText('Horse Stressed')).first(),
    ).toBeVisible();
  });
  await expect(page.getByText(/^1 of \d+/).first()).toBeVisible();
  expect(calls[0]).toMatch(/^POST \/api\/shows\/[^/]+\/enter$/);
  expectAtMost(PER_CHANGE, calls);
});

test('feeding takes two calls, from Home and on the page of a horse @phone', async ({ page }) => {
  const { juniper } = await givenStable(page);
  for (const [address, button, name] of [
    ['/', 'Feed Iris', 'Feed Iris'],
    [`/horses/${juniper}`, 'Feed Horse', 'Feed Juniper'],
  ] as const) {
    await callsOfPage(page, async () => {
      await page.goto(address);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name }).getByRole('radio').first().check({ force: true });
    });
    const feed = page.getByRole('dialog', { name }).getByRole('button', { name: /^Feed for/ });
    const calls = await callsDuring(page, async () => {
      await feed.click();
      await expect(feed).toBeHidden();
    });
    if (address === '/') await expect(page.getByRole('button', { name: button })).toBeHidden();
    expect(calls[0]).toMatch(/^POST /);
    expectAtMost(PER_CHANGE, calls);
  }
});
