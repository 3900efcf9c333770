import type { Locator } from '@playwright/test';
import { expect, expectAtHome, fillRegistration, passHours, settled, test } from './game.ts';
import { deviceOf, givenShowsAhead, givenStoreTack } from './given.ts';
import { readAloud } from './read-aloud.ts';
import { somebody } from './somebody.ts';

/*
 * What a screen reader says on the way from the landing page to the first prize. The transcript was read by a person:
 * whoever changes it reads it again (`npx playwright test first-prize-aloud --update-snapshots`).
 */

/** Chance and the clock decide these. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/Rider [\d-]+/g, 'RIDER'],
  [/\b(?:Today|Tomorrow), [\d:]+ [AP]M/g, 'TIME'],
  [/a \S.* Hanoverian/g, 'a COAT Hanoverian'],
  [/(?<!level |position |size )[+−]?\b\d[\d,.]*(?:st|nd|rd|th)?\b/g, '#'],
];

const steady = (phrase: string): string =>
  VARIABLE.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), phrase);

/** The end of each part repeats its beginning. */
const isEnd = (phrase: string): boolean => phrase.startsWith('end of ');

test('the way to the first prize, read aloud @desktop', async ({ page }) => {
  const transcript: string[] = [];
  const read = async (where: string, part: Locator, until?: RegExp) => {
    await settled(page);
    const phrases = await readAloud(part);
    const end = until === undefined ? -1 : phrases.findIndex((phrase) => until.test(phrase));
    const wanted = end === -1 ? phrases : phrases.slice(0, end);
    transcript.push(`# ${where}`, ...wanted.filter((phrase) => !isEnd(phrase)).map(steady), '');
  };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  const player = somebody();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, player, 'another password');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await read('Registration, with a mistake', page.getByRole('tabpanel', { name: 'Register' }));
  await fillRegistration(page, player);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectAtHome(page, player);
  await read('Home, without a horse', page.getByRole('region', { name: 'What to do next' }));

  await page.getByRole('link', { name: 'Buy your first horse' }).click();
  await dialog.getByLabel('Breed', { exact: true }).selectOption('hanoverian');
  await dialog
    .getByRole('radiogroup', { name: 'Plain horses' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await dialog.getByLabel('Horse name').fill('Juniper');
  await dialog.getByRole('radio', { name: 'Dressage' }).check({ force: true });
  await read('Choosing a sex', dialog.getByRole('group', { name: 'Gender' }));
  await read('Before paying', dialog.getByRole('contentinfo'));
  await dialog.getByRole('button', { name: /^Buy Horse/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Feed 1 day/ })).toBeVisible();
  await read('The hungry horse', page.getByRole('region', { name: 'Juniper needs you' }));

  const horse = page.url().split('/').at(-1) ?? '';
  await page.goto('/market?buy=feed');
  await expect(dialog.getByText(/\d owned/).first()).toBeVisible();
  await read('Buying feed', dialog);
  await dialog.getByRole('button', { name: /^Buy/ }).click();
  await expect(page.getByText('Purchase Successful').first()).toBeVisible();
  await page.goto(`/horses/${horse}`);
  await page.getByRole('button', { name: 'Feed Horse' }).click();
  await dialog.getByRole('radio').first().check({ force: true });
  await read('Feeding', dialog);
  await dialog.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(dialog).toBeHidden();

  const device = await deviceOf(page);
  await givenStoreTack(device, horse);
  await givenShowsAhead(device);
  const [show] = await device.get<{ id: string }[]>(`/api/shows?status=open&limit=1&horse_id=${horse}`);
  await page.goto(`/shows/enter/${horse}`);
  await read('Choosing a show', page.getByRole('search', { name: 'Shows' }));
  await page
    .getByRole('button', { name: 'Enter Show', exact: true })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByText(/^1 of \d+/).first()).toBeVisible();

  await passHours(page, 1);
  await page.goto(`/shows/${show?.id}`);
  await expect(page.getByText('Verified against your receipt')).toBeVisible();
  await read('The result', main.getByRole('row').filter({ hasText: 'Yours' }));
  await main.getByRole('row').filter({ hasText: 'Yours' }).getByRole('button', { name: /^Why/ }).click();
  // Advice depends on the other horses, and what the body does on Juniper.
  await read('Why this place', dialog, /^region, (?:What would have won|Juniper’s body)/);

  expect(transcript.join('\n')).toMatchSnapshot('first-prize.txt');
});
