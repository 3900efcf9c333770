import { refusalMessage } from '../contract/refusal-message.ts';
import { expect, fillRegistration, logOut, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenPlayerAtHome, givenShowsAhead } from './given.ts';
import { somebody } from './somebody.ts';

const SHOWS = /\/api\/shows\?/;
const BESIDE_PAGES = /\/assets\/beside-pages-[^/]*\.js$/;

test('a wrong password is refused with a sentence, and the right one works @phone', async ({
  page,
  expectRefusal,
}) => {
  // Logging out may overtake requests of the first page.
  expectRefusal('/api/');
  const player = await givenPlayerAtHome(page);
  await logOut(page);
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Password').fill('not this one');
  await form.getByRole('button', { name: 'Log in' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(toast).toContainText(refusalMessage('POST /api/auth/login', 'WRONG_CREDENTIALS'));

  await form.getByLabel('Password').fill(player.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Buy your first horse' })).toBeVisible();
});

test('two passwords that differ are not sent @phone', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, somebody(), 'something else');
  const alert = page.waitForEvent('dialog');
  const submit = page.getByRole('button', { name: 'Register' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe('Passwords do not match!');
  await dialog.accept();
  await submit;
  expect(calls.filter((url) => url.includes('/api/auth/register'))).toEqual([]);
});

test('a password that is easy to guess is refused with a sentence @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/auth/register');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  const newcomer = somebody();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  const register = form.getByRole('button', { name: 'Register' });
  // The form checks these before it sends.
  await fillRegistration(page, { ...newcomer, password: newcomer.username });
  await expect(form.getByText('Your password cannot be your username.')).toBeVisible();
  await fillRegistration(page, { ...newcomer, password: 'dragon' });
  await register.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Registration failed' });
  await expect(toast).toContainText(refusalMessage('POST /api/auth/register', 'PASSWORD_COMMON'));
});

test('a lack of coins is shown before paying @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Bramble', 'Kestrel', 'Magpie']) await givenHorse(device, name);
  await page.goto('/market?buy=horse');
  const dialog = page.getByRole('dialog', { name: 'Store Horse' });
  const breeds = dialog.getByLabel('Breed', { exact: true });
  await breeds.selectOption({ index: 1 });
  await dialog
    .getByRole('radiogroup', { name: 'Plain horses' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await expect(dialog.getByText(/^You need [\d,]+ coins to buy this horse/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Buy Horse/ })).toBeDisabled();
});

test('an unknown horse and an unknown page say so @phone', async ({ page, expectRefusal }) => {
  expectRefusal('/api/horses/');
  await givenPlayer(page);
  await page.goto('/horses/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText(refusalMessage('GET /api/horses/:id', 'HORSE_NOT_FOUND'))).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('during an outage the page says so, and recovers by itself @phone', async ({
  page,
  expectRefusal,
  withoutStream,
}) => {
  expectRefusal('/api/');
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  const message = refusalMessage('GET /api/horses/:id', 'UNAVAILABLE');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'UNAVAILABLE', message } }),
  );
  await withoutStream();
  await page.goto(`/horses/${horse}`);
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();

  await page.unroute('**/api/**');
  await expect(page.getByRole('heading', { name: 'Juniper', exact: true })).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('what could not be loaded says so, and can be retried @phone', async ({
  withoutBatches,
  page,
  expectRefusal,
  withoutStream,
}) => {
  await withoutBatches();
  expectRefusal('/api/');
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  const broken = /\/api\/(?:shell$|users\/me\/quota$|horses\/[^/]+\/entries)/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }));
  await withoutStream();
  // The page renders without the tasks, the advertisement and their code.
  expectRefusal('/assets/beside-pages-');
  await page.route(BESIDE_PAGES, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => BESIDE_PAGES.test(request.url()));
  await page.goto('/');
  await missing;
  await expect(page.getByRole('region', { name: 'Your profile' })).toBeVisible();
  await page.unroute(BESIDE_PAGES);
  await page.goto(`/shows/enter/${horse}`);
  await expect(page.getByText('Could not load your entries.')).toBeVisible();
  await page.goto(`/horses/${horse}`);
  const tasks = page.getByRole('region', { name: "Today's tasks" });
  await expect(tasks).toContainText('What needs doing could not be loaded.');
  const needs = page.getByRole('region', { name: 'Juniper needs you' });
  await expect(needs).toContainText('Entries not loaded');

  await page.unroute(broken);
  await needs.getByRole('button', { name: 'Try again' }).click();
  await expect(needs).not.toContainText('Entries not loaded');
  await tasks.getByRole('button', { name: 'Try again' }).click();
  await expect(tasks).toContainText('Juniper is hungry');

  // The list stays as it was; its next page and its search can be retried.
  await givenShowsAhead(await deviceOf(page));
  await page.goto(`/shows/enter/${horse}`);
  const rows = page.getByRole('button', { name: 'Hungry' });
  await expect(rows).toHaveCount(50);
  await page.route(SHOWS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Show more shows' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load more.');
  await page.getByRole('button', { name: 'Search Shows' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(rows).toHaveCount(50);
  await page.unroute(SHOWS);
  // Without the stream the page polls, and may refresh before the press.
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
    await expect(page.getByRole('alert')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show more shows' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
});
