import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './game.ts';
import { METRICS_TOKEN } from './worker-server.ts';

const SERIES = [
  'page_lcp_seconds_count{page="/economy"}',
  'page_inp_seconds_count{page="/economy"}',
  'page_cls_count{page="/economy"}',
  'page_ratings_total{metric="LCP"',
  'page_errors_total{error="RangeError",page="/economy"}',
] as const;

/** For each of these prefixes, the sum of its series. */
async function counted(request: APIRequestContext): Promise<number[]> {
  const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  return SERIES.map((series) =>
    lines
      .filter((line) => line.startsWith(series))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
  );
}

interface Observing {
  /** Types of entries that the page observes. */
  observed: Set<string>;
}

/** Records what pages observe from now on: when measuring has begun, they show nothing. */
const watchObservers = (page: Page) =>
  page.addInitScript(() => {
    const observed = ((window as unknown as Observing).observed = new Set());
    // oxlint-disable-next-line typescript/unbound-method -- called on an observer
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options);
      if (options?.type) observed.add(options.type);
    };
  });

/** A first press is reported a frame or more after it, and measured when the page is idle. */
const untilPressIsMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const reported = () => requestIdleCallback(() => resolve());
        new PerformanceObserver(reported).observe({ type: 'first-input', buffered: true });
      }),
  );

test('speed and errors of a visit reach the metrics once the page is left @desktop', async ({
  openBeside,
  request,
}) => {
  const before = await counted(request);
  const page = await openBeside();
  await watchObservers(page);
  await page.goto('/economy');
  await page.waitForFunction(() => {
    const { observed } = window as unknown as Observing;
    return ['largest-contentful-paint', 'first-input', 'layout-shift'].every((type) => observed.has(type));
  });
  await page.getByRole('heading', { level: 1 }).click();
  await untilPressIsMeasured(page);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('of the journey');
    });
  });
  await thrown;
  await page.goto('/robots.txt');
  await expect
    .poll(async () => (await counted(request)).map((count, index) => count > (before[index] ?? 0)))
    .toEqual(SERIES.map(() => true));
});
