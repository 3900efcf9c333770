import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { asWebp } from './as-webp.ts';
import { launchChromium } from './resolve-chromium.ts';
import { inSeededWorld, type SeededWorld } from './seeded-world.ts';

/*
 * `npm run screens`: takes the README's pictures of the built game in a seeded world. `npm run screens -- lab` takes
 * one.
 */
const FOLDER = new URL('../docs/screens/', import.meta.url);
const MOST_BYTES = 120_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const WORLD = { players: 60, horses: 600 };
/** Horses are painted without a graphics card here. */
const PATIENCE_MS = 120_000;
/** Placeholders, and outlines of horses. */
const UNFINISHED =
  '.skeleton, .spinner, .page-wait, .proof-wait, .home-room, [aria-busy=true], .portrait-outline, .portrait-state';
/** Long enough for parts of a page that load after other parts. */
const STEADY_MS = 1_500;

interface Screen {
  readonly name: string;
  readonly path: (of: Subjects) => string;
  readonly size: typeof DESKTOP;
  readonly theme: 'dark' | 'light';
}

/** Addresses in the seeded world. */
interface Subjects {
  readonly horse: string;
  readonly show: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: () => '/', size: DESKTOP, theme: 'dark' },
  { name: 'horse', path: ({ horse }) => `/horses/${horse}`, size: DESKTOP, theme: 'light' },
  { name: 'yard', path: () => '/stable/yard', size: DESKTOP, theme: 'dark' },
  { name: 'breeds', path: () => '/breeds', size: DESKTOP, theme: 'light' },
  { name: 'show', path: ({ show }) => `/shows/${show}`, size: DESKTOP, theme: 'dark' },
  { name: 'lab', path: () => '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG', size: DESKTOP, theme: 'light' },
  { name: 'home-phone', path: () => '/', size: PHONE, theme: 'light' },
  { name: 'yard-phone', path: () => '/stable/yard', size: PHONE, theme: 'light' },
  { name: 'horse-phone', path: ({ horse }) => `/horses/${horse}`, size: PHONE, theme: 'dark' },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0)
  throw new RangeError(
    `No screen is called "${unknown.join('", "')}": there are ${SCREENS.map(({ name }) => name).join(', ')}`,
  );

await mkdir(FOLDER, { recursive: true });
await inSeededWorld(WORLD, async (world) => {
  const subjects = await findSubjects(world);
  const browser = await launchChromium();
  try {
    await becomeMember(browser, world);
    for (const screen of SCREENS) {
      if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
      const { bytes, quality } = await asWebp(await take(browser, world, screen, subjects), MOST_BYTES);
      await writeFile(new URL(`${screen.name}.webp`, FOLDER), bytes);
      console.log(`${screen.name}: ${Math.round(bytes.length / 1000)} kB, quality ${quality}`);
    }
  } finally {
    await browser.close();
  }
});

/** Of the player's horses that have won a prize, the one with the most shows; and the last show that it won one in. */
async function findSubjects({ address, token }: SeededWorld): Promise<Subjects> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const horses = await get<{ id: string; showsEntered: number }[]>('/api/horses');
  for (const { id } of horses.toSorted((one, other) => other.showsEntered - one.showsEntered)) {
    const { wins } = await get<{ wins: { showId: string }[] }>(`/api/horses/${id}/trophies`);
    if (wins[0]) return { horse: id, show: wins[0].showId };
  }
  throw new Error('No horse of the first player has won a show');
}

/** Members see no advertisements. */
async function becomeMember(browser: Browser, { address, token }: SeededWorld): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
  await page.goto(address);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).first().click();
  await page.getByRole('button', { name: 'Subscribe $5/month' }).click();
  await page.getByRole('button', { name: 'Finish the practice payment' }).click();
  await page.getByText('Premium Activated!').first().waitFor();
  await page.close();
}

/** Waits only for what is in the window, because nothing else is painted. */
async function untilFinished(page: Page): Promise<void> {
  await page.waitForFunction(
    `(() => {
      const unfinished = [...document.querySelectorAll('${UNFINISHED}')]
        .some((one) => one.getBoundingClientRect().top < innerHeight);
      if (unfinished) window.finishedAt = undefined;
      else window.finishedAt ??= performance.now();
      return performance.now() - window.finishedAt > ${STEADY_MS};
    })()`,
    undefined,
    { timeout: PATIENCE_MS },
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

async function take(
  browser: Browser,
  world: SeededWorld,
  screen: Screen,
  subjects: Subjects,
): Promise<Buffer> {
  const { size, theme, path } = screen;
  // Playwright evaluates wait conditions given as text, which the game's content security policy would block.
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', bypassCSP: true });
  try {
    await context.addInitScript(
      `localStorage.setItem('auth_token', ${JSON.stringify(world.token)});
       localStorage.setItem('theme', '${theme}'); localStorage.setItem('moments', 'off');`,
    );
    const page = await context.newPage();
    await page.goto(`${world.address}${path(subjects)}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilFinished(page);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}
