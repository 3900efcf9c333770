import { expect, test } from './game.ts';
import { givenPlayer } from './given.ts';

test('the player is requested once, while the program still loads @phone', async ({
  page,
  withoutStream,
}) => {
  await givenPlayer(page);
  // Blocks the live stream: its start refetches everything.
  await withoutStream();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    requested.push(...(pathname === '/api/batch' ? searchParams.getAll('get') : [pathname]));
  });
  const early = page.waitForRequest(/\/api\/batch\?get=\/api\/auth\/me&get=\/api\/shell&/);
  await page.route('**/assets/index-*.js', async (route) => {
    await early;
    await route.continue();
  });
  await page.goto('/stable');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Horses' })).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's tasks" })).toContainText('to do');
  for (const address of ['/api/auth/me', '/api/shell', '/api/game/date', '/api/horses', '/api/stable/boxes'])
    expect(requested.filter((one) => one === address)).toEqual([address]);
});

test('a token that the server does not know makes a visitor @phone', async ({ page, expectRefusal }) => {
  expectRefusal('/api/');
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('auth_token', 'nobody'));
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a failed early request is repeated @phone', async ({ page, expectRefusal, withoutStream }) => {
  expectRefusal('/api/');
  await givenPlayer(page);
  await withoutStream();
  let times = 0;
  await page.route(/\/api\/.*auth(?:\/|%2F)me/, async (route) => {
    times += 1;
    if (times === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/');
  await expect(
    page.getByRole('banner').getByRole('button', { name: /open the goldsmith's books$/ }),
  ).toBeVisible();
  expect(times).toBe(2);
});
