import { expect, test } from './game.ts';
import { expectApart } from './layout.ts';

const INTERVAL_MS = 3_000;
const HORSES = 6;

test.use({ profile: 'own', contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the carousel advances every three seconds, until it is paused or hovered @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const dots = page.getByRole('button', { name: /^Show / });
  await expect(dots).toHaveCount(HORSES);
  // From here on the test moves time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(flushed);
  const first = await dots.evaluateAll((all) =>
    all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  );
  const second = dots.nth((first + 1) % HORSES);
  await page.clock.runFor(INTERVAL_MS);
  await expect(second).toHaveAttribute('aria-current', 'true');
  const name = (await second.getAttribute('aria-label'))?.slice('Show '.length) ?? '';
  await expect(page.locator('p').filter({ hasText: name })).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).blur();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3 * INTERVAL_MS);
  await expect(second).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expect(second, 'held by the focus').toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).blur();
  await page.mouse.move(5, 300);
  await page.clock.runFor(HORSES * INTERVAL_MS);
  await expect(second, 'six on is the same again').toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Show Bramble' }).click();
  await expect(page.getByText('Bramble, silver dapple Rocky Mountain Horse mare')).toBeVisible();
});

test('with reduced motion the carousel stands still until it is started @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const first = page.getByRole('button', { name: 'Show Saffron' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3 * INTERVAL_MS);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const guilds = page.getByRole('region', { name: 'Four guilds' });
  const effects = ['25% off the fee of creating shows', 'Tack wears at 20%', '10% off materials'];
  for (const effect of effects) await expect(guilds).toContainText(effect);
});

test('the registration form does not cover the horse @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.locator('.auth');
  await expectApart(page.locator('.reel-horse:visible'), form);
});

/**
 * Runs in the page: waits until earlier messages are rendered. React renders by messages, which a stopped clock does
 * not stop.
 */
function flushed(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}
