import { test as base, expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { choose, type Choices } from './choices.ts';
import { Profiles } from './profiles.ts';
import { somebody, type NewPlayer } from './somebody.ts';
import { addressOfWorker } from './worker-server.ts';

export { expect };

interface Game extends Choices {
  /** `own` for journeys that open other origins or install a clock. */
  readonly profile: 'shared' | 'own';
  /**
   * Opens a page in another browser, for another player or a new device. It has the project's size unless `viewport`
   * says otherwise, and reduced motion.
   */
  readonly openBeside: (viewport?: ViewportSize) => Promise<Page>;
  /** URLs whose failure a journey expects: the browser logs each as an error. */
  readonly expectRefusal: (path: string) => void;
  /** Blocks the live stream, whose start also refetches everything. */
  readonly withoutStream: () => Promise<void>;
  /** Sends reads one by one, as to a server without batches: for journeys that delay or change a single reply. */
  readonly withoutBatches: () => Promise<void>;
}

/** Layers that horses are painted from. */
export const LAYERS = '**/assets/horses/**';

interface Machine {
  readonly profiles: Profiles;
  /**
   * `painting` for journeys that paint horses or scenes, which takes many times as long without an optimising compiler.
   * Whole files choose it: another browser needs another worker.
   */
  readonly browserFor: 'reading' | 'painting';
}

/** Pages are laid out but not rasterised: journeys read canvases, not the page (decision 197). */
const UNDRAWN_ARGS = ['--force-gpu-mem-available-mb=0'] as const;

/** Scripts are not optimised: a journey's pages live too short for the compilers to pay off. */
const READING_ARGS = ['--js-flags=--no-opt --no-maglev --single-threaded-gc'] as const;

/** A journey fails on every console error that it does not expect. */
export const test = base.extend<Game, Machine>({
  browserFor: ['reading', { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, browserFor }, use) => {
      const { args = [] } = launchOptions;
      // For pictures of failures.
      if (process.env['DRAW_PAGES'] === '1') return use(launchOptions);
      const reading = browserFor === 'reading' ? READING_ARGS : [];
      return use({ ...launchOptions, args: [...args, ...UNDRAWN_ARGS, ...reading] });
    },
    { scope: 'worker' },
  ],
  profiles: [
    ({ browser }, use, { parallelIndex }) => use(new Profiles(browser, addressOfWorker(parallelIndex))),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use, { parallelIndex }) => use(addressOfWorker(parallelIndex)),
  theme: ['dark', { option: true }],
  pictures: ['none', { option: true }],
  moments: ['off', { option: true }],
  profile: ['shared', { option: true }],
  context: async ({ profiles, profile, contextOptions, serviceWorkers, deviceScaleFactor }, use) => {
    await profiles.begin();
    // What journeys change of the project's options.
    const name = JSON.stringify([contextOptions, serviceWorkers, deviceScaleFactor]);
    await use(await (profile === 'own' ? profiles.own() : profiles.take(name)));
  },
  page: async ({ context, profiles, theme, pictures, moments }, use) => {
    profiles.afterwards(await choose(context, { theme, pictures, moments }));
    const page = context.pages().at(-1) ?? (await context.newPage());
    await use(page);
    // Replies that are still delayed at the end would fail the journey.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openBeside: async ({ profiles, theme, pictures, moments }, use) => {
    let opened = 0;
    await use(async (viewport) => {
      opened += 1;
      const size = viewport && { viewport };
      const name = JSON.stringify([`beside ${opened}`, viewport]);
      const context = await profiles.take(name, { reducedMotion: 'reduce', ...size });
      profiles.afterwards(await choose(context, { theme, pictures, moments }));
      return context.pages().at(-1) ?? (await context.newPage());
    });
  },
  expectRefusal: [
    async ({ page }, use) => {
      const expected: string[] = [];
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const announced = expected.some((path) => message.location().url.includes(path));
        if (!announced) errors.push(`${message.text()} (${message.location().url})`);
      });
      await use((path) => expected.push(path));
      expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  withoutStream: ({ page, expectRefusal }, use) =>
    use(async () => {
      expectRefusal('/api/live');
      await page.route('**/api/live*', (route) => route.abort());
    }),
  withoutBatches: ({ page, expectRefusal }, use) =>
    use(async () => {
      expectRefusal('/api/batch');
      await page.route(/\/api\/batch\?/, (route) => route.fulfill({ status: 404, json: {} }));
    }),
});

/** Registers through the landing page. */
export async function register(page: Page, player: NewPlayer = somebody()): Promise<NewPlayer> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, player);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectAtHome(page, player);
  return player;
}

/** Waits for the page itself, not only the shell around it. */
export const expectAtHome = (page: Page, { username }: NewPlayer) =>
  expect(page.getByRole('heading', { level: 1, name: `Good to see you, ${username}` })).toBeVisible();

export async function fillRegistration(
  page: Page,
  { username, email, password }: NewPlayer,
  repeated = password,
) {
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(repeated);
}

/** Buys the first plain horse of a breed in five steps; ends on its page. */
export async function buyHorse(page: Page, name: string, breed = 'Hanoverian'): Promise<void> {
  await page.goto('/market?buy=horse');
  const dialog = page.getByRole('dialog', { name: 'Store Horse' });
  await dialog.getByLabel('Breed', { exact: true }).selectOption({ label: await optionOf(page, breed) });
  await dialog
    .getByRole('radiogroup', { name: 'Plain horses' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await dialog.getByLabel('Horse name').fill(name);
  await dialog.getByRole('radio', { name: 'Mare' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Dressage' }).check({ force: true });
  await dialog.getByRole('button', { name: /^Buy Horse/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function optionOf(page: Page, breed: string): Promise<string> {
  const option = page.getByRole('option', { name: new RegExp(`^${breed}`) });
  return (await option.textContent()) ?? breed;
}

/** Buys monthly feed and waits for the receipt. */
export async function buyFeed(page: Page, quantity = 1): Promise<void> {
  await page.goto('/market?buy=feed');
  const dialog = page.getByRole('dialog', { name: /feed/i });
  await dialog.getByLabel(/Quantity/).fill(String(quantity));
  await dialog.getByRole('button', { name: /^Buy/ }).click();
  await expect(page.getByText('Purchase Successful').first()).toBeVisible();
}

/** Feeds a horse for a day, from Home's list of needs. */
export async function feedFromHome(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Feed ${name}` }).click();
  const feed = page.getByRole('dialog', { name: `Feed ${name}` });
  await feed.getByRole('radio').first().check({ force: true });
  await feed.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(feed).toBeHidden();
}

/** Names of the drafts stored in this browser. */
export const draftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

/** Waits until no skeleton is left, a show is verified and the fonts are loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.skeleton, .spinner, .page-wait, .proof-wait, .home-room')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A notice that stays until it is closed: its five seconds stop, as in a window without focus. */
export async function pausedNotice(page: Page, text: string): Promise<Locator> {
  const notice = page.locator('.toast').filter({ hasText: text });
  // Without its button, nothing listens yet.
  await expect(notice.locator('button')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  return notice;
}

/** Advances world time and waits until due jobs are done. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  const moved = await page.request.post('/api/dev/clock', { data: { advanceSeconds: seconds } });
  expect(moved.ok()).toBe(true);
}

export const passHours = (page: Page, hours: number) => passSeconds(page, hours * 3600);

const DAY_SECONDS = 86_400;

/** Passes midnight UTC if it is near, because salary, starts and "today" reset then. */
export async function awayFromMidnight(page: Page, hours: number): Promise<void> {
  const answer = await page.request.get('/api/game/date');
  const { now } = (await answer.json()) as { readonly now: string };
  const left = DAY_SECONDS - Math.floor((Date.parse(now) / 1000) % DAY_SECONDS);
  if (left <= hours * 3600) await passSeconds(page, left);
}

/** Leaves the last month of the game year, at whose end the season's lists reset. */
export async function awayFromNewYear(page: Page): Promise<void> {
  const answer = await page.request.get('/api/game/date');
  const { dateString } = (await answer.json()) as { readonly dateString: string };
  if (dateString.includes('December')) await passHours(page, 31);
}

/** What a phone's bar keeps in its menu is one press away. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ });
  await page.getByRole('button', { name: /open the goldsmith's books$/ }).waitFor();
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
}

export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Unfolds the profile on Home. */
export async function openProfile(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'Your profile' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
