import type { Page } from '@playwright/test';
import { settled, test } from './game.ts';
import { deviceOf, givenEntry, givenFedHorse, givenPlayer } from './given.ts';
import { expectStill, watchShifts } from './layout.ts';

/*
 * Every reply is delayed by a time drawn from a seed, so replies arrive in any order. `LATE=all` opens all pages with
 * up to three seconds; otherwise ten pages, with less, since each page takes as long as its slowest reply.
 * `LATE_SEED=…` replays a failure.
 */

const IS_WHOLE = process.env['LATE'] === 'all';
const MOST_LATE_MS = IS_WHOLE ? 3_000 : 800;
const SEED = Number(process.env['LATE_SEED'] ?? Date.now() % 100_000);

const TEN = [
  '/',
  '/stable',
  '/news',
  '/round',
  '/my-shop',
  '/market',
  '/horses/:id',
  '/mail',
  '/find',
  '/goldsmith',
];
const OTHERS = [
  '/stable/yard',
  '/horses/:id/studs',
  '/horses/:id/trophies',
  '/horses/:id/body',
  '/horses/:id/pedigree',
  '/horses/:id/children',
  '/horses/:id/history',
  '/shows/:show',
  '/shows/enter/:id',
  '/created-shows',
  '/stud-requests',
  '/players/:me',
  '/players/:me/horses',
  '/players/:me/album',
  '/market/store?breed=friesian',
  '/market/rescue-horses',
  '/marketplace',
  '/marketplace?type=tack',
  '/marketplace?type=mine',
  '/find/horses?all=1',
  '/find/players?all=1',
  '/shop',
  '/guild-work',
  '/more',
  '/account',
  '/account/waiting',
  '/account/safety',
  '/lab',
  '/leaderboards',
  '/economy',
  '/h/:id',
  '/breeds',
  '/breeds/friesian',
  '/contact',
];

test.use({ pictures: 'blank' });

interface Delaying {
  /** Replies that the page still waits for. */
  late: number;
}

/** Without batches, since the replies of a batch arrive together. */
function delayAnswers({ seed, most }: { readonly seed: number; readonly most: number }): void {
  let state = seed;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const delaying = window as unknown as Delaying;
  delaying.late = 0;
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/api/batch') return new Response('{}', { status: 404 });
    if (!pathname.startsWith('/api/') || pathname === '/api/live') return fetch(input, init);
    delaying.late += 1;
    const lateBy = draw() * most;
    try {
      const [answer] = await Promise.all([
        fetch(input, init),
        new Promise((resolve) => setTimeout(resolve, lateBy)),
      ]);
      return answer;
    } finally {
      delaying.late -= 1;
    }
  };
}

/** No request is pending, and none follows soon after. */
async function allHasCome(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    await page.waitForFunction(() => (window as unknown as Delaying).late === 0);
    await settled(page);
    await page.waitForTimeout(150);
    const late = await page.evaluate(() => (window as unknown as Delaying).late);
    quiet = late === 0 ? quiet + 1 : 0;
  }
}

const HALVES = IS_WHOLE ? [TEN, OTHERS] : [TEN.slice(0, 5), TEN.slice(5)];

for (const addresses of HALVES) {
  test(`nothing moves on ${addresses[0]} and ${addresses.length - 1} other pages though replies are late and in any order`, async ({
    page,
  }) => {
    if (IS_WHOLE) test.setTimeout(3_600_000);
    await givenPlayer(page);
    const device = await deviceOf(page);
    const horse = await givenFedHorse(device, 'Juniper');
    const show = await givenEntry(device, horse);
    const { id } = await device.get<{ id: string }>('/api/auth/me');
    await watchShifts(page);
    await page.addInitScript(delayAnswers, { seed: SEED, most: MOST_LATE_MS });
    for (const address of addresses) {
      const path = address.replace(':id', horse).replace(':show', show).replace(':me', id);
      await page.goto(path);
      await allHasCome(page);
      await expectStill(page, `${address} (LATE_SEED=${SEED})`);
    }
  });
}
