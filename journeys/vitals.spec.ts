import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './game.ts';
import { METRICS_TOKEN } from './worker-server.ts';

/** The sum of all series with this prefix. */
async function counted(request: APIRequestContext, series: string): Promise<number> {
  const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(series));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('speed and errors of a visit reach the metrics once the page is left @desktop', async ({
  openBeside,
  request,
}) => {
  const page = await openBeside();
  // Retried, because the page does not show when measuring has begun.
  await expect(async () => {
    const measuring = page.waitForResponse(/watch-vitals/);
    await page.goto('/economy');
    await measuring;
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('of the journey');
      });
    });
    await page.goto('/robots.txt');
    for (const series of [
      'page_lcp_seconds_count{page="/economy"}',
      'page_inp_seconds_count{page="/economy"}',
      'page_cls_count{page="/economy"}',
      'page_ratings_total{metric="LCP"',
      'page_errors_total{error="RangeError",page="/economy"}',
    ])
      await expect
        .poll(() => counted(request, series), { message: series, timeout: 5_000 })
        .toBeGreaterThan(0);
  }).toPass();
});
