import { expectClean } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { givenEntry, givenPlayer, givenSeeded } from './given.ts';
import { givenFoal } from './given-parents.ts';
import { expectWholeWords } from './layout.ts';

test.use({ moments: 'on' });

test('a birth while away plays at the next visit, and its foal is named by keyboard @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  const { foal } = await givenFoal(page);
  await page.goto('/');
  const scene = page.getByRole('dialog', { name: /^It’s a (filly|colt)!$/ });
  await expect(scene).toBeFocused();
  await expect(scene.getByRole('list', { name: 'Parents' }).getByRole('listitem')).toHaveText([
    /^Juniper.*dam$/,
    /^Comet.*sire$/,
  ]);
  await expect(scene.getByText(/: born$/)).toHaveCount(1);
  await settled(page);
  await expectWholeWords(scene);
  await expectClean(page, 'a birth');

  await page.keyboard.press('Tab');
  const name = scene.getByRole('textbox', { name: /^(Her|His) name$/ });
  await expect(name).toBeFocused();
  const suggested = await name.inputValue();
  expect(suggested).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(scene.getByText(`Welcome, ${suggested}!`)).toBeVisible();
  await expect(scene.getByRole('link', { name: /^Visit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scene).toBeHidden();
  await expect(page).toHaveURL(`/horses/${foal}`);
  await expect(page.getByRole('heading', { level: 1, name: suggested })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: suggested })).toBeVisible();
  await expect(scene).toBeHidden();
});

test('a first win while away appears as a card, once, and any key closes it @phone', async ({ page }) => {
  const device = await givenSeeded(page, 'moments');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  await givenEntry(device, horse?.id ?? '');
  await passHours(page, 1);
  await page.goto('/stable');
  const card = page.getByRole('dialog', { name: 'Marigold won!' });
  await expect(card).toBeFocused();
  await expect(card.getByText('While you were away. Your first win, at her first start')).toBeVisible();
  await settled(page);
  await expectWholeWords(card);
  await expectClean(page, 'a first win');
  await page.keyboard.press('x');
  await expect(card).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  // Shown only once; the history has it.
  await page.goto(`/horses/${horse?.id}/history`);
  await expect(page.getByText(/First win$/)).toBeVisible();
  const { starts } = await device.get<{ starts: unknown[] }>('/api/moments');
  expect(starts).toEqual([]);
});

interface Delayed {
  readonly release: () => void;
}

/** Delays painted pictures until they are released. */
function delayPictures(): void {
  const delayed: (() => void)[] = [];
  let isDelayed = true;
  const release = () => {
    isDelayed = false;
    for (const send of delayed) send();
  };
  Object.assign(window, { pictures: { release } satisfies Delayed });
  window.Worker = new Proxy(window.Worker, {
    construct(Original, [script, options]: [string | URL, WorkerOptions]) {
      const worker = new Original(script, options);
      if (!String(script).includes('portrait-worker')) return worker;
      const send = worker.dispatchEvent.bind(worker);
      worker.dispatchEvent = (event) => {
        if (isDelayed) delayed.push(() => send(event));
        else send(event);
        return true;
      };
      return worker;
    },
  });
}

test.describe('with pictures', () => {
  test.use({ pictures: 'blank', profile: 'own' });

  test('a card opens with its horse painted, and reappears until it is closed @desktop', async ({ page }) => {
    const device = await givenSeeded(page, 'moments-painted');
    const [horse] = await device.get<{ id: string }[]>('/api/horses');
    await givenEntry(device, horse?.id ?? '');
    await passHours(page, 1);
    await page.clock.install();
    await page.addInitScript(delayPictures);
    await page.goto('/stable');
    const card = page.getByRole('dialog', { name: 'Marigold won!' });
    await expect(page.locator('.moment-ahead .horse-picture')).toBeAttached();
    // Long after the last call.
    await page.clock.runFor(20_000);
    await expect(card).toBeHidden();
    await page.evaluate(() => (window as unknown as { pictures: Delayed }).pictures.release());
    await expect(card).toBeVisible();
    await expect(card.locator('.horse-picture canvas.is-shown')).toBeAttached();
    await expect(card.getByText('Loading horse...')).toHaveCount(0);

    // Interrupted by a reload.
    await page.reload();
    await expect(page.locator('.moment-ahead .horse-picture')).toBeAttached();
    await page.evaluate(() => (window as unknown as { pictures: Delayed }).pictures.release());
    await expect(card).toBeVisible();
    // A card this new ignores keys.
    await expect(async () => {
      await page.keyboard.press('x');
      await expect(card).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect
      .poll(async () => (await device.get<{ starts: unknown[] }>('/api/moments')).starts)
      .toEqual([]);
  });
});
