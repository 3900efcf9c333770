import { expect, passHours, test } from './game.ts';
import { deviceOf, givenFedHorse, givenPlayer, givenShowsAhead } from './given.ts';
import { countReceipts } from './receipts.ts';

// Without motion all is told at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a show is entered, watched, explained, and verified against the receipt; a visitor verifies it too @phone', async ({
  page,
  openBeside,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Verity');
  await givenShowsAhead(device);
  // Entered on the page, so that its browser stores the receipt.
  await page.goto(`/shows/enter/${horse}`);
  // A dishonest server that sees the entropy and picks another seed: the receipt contains the hash shown before.
  await page.route('**/api/shows/*/enter', async (route) => {
    const answer = await route.fetch();
    const answered = (await answer.json()) as { receipt: { seedHash: string } };
    const json = { ...answered, receipt: { ...answered.receipt, seedHash: '0'.repeat(64) } };
    await route.fulfill({ response: answer, json });
  });
  const entering = page.waitForResponse((answer) => answer.url().endsWith('/enter'));
  await page.getByRole('button', { name: 'Enter Show', exact: true }).first().click();
  const { receipt } = (await (await entering).json()) as { receipt: { showId: string } };
  await expect.poll(() => page.evaluate(countReceipts)).toBe(1);

  await page.goto(`/shows/${receipt.showId}`);
  const { seedHash } = await device.get<{ seedHash: string }>(`/api/shows/${receipt.showId}`);
  await expect(page.getByText(seedHash)).toBeVisible();
  await expect(page.getByRole('list').getByRole('link', { name: 'Verity' })).toBeVisible();
  await passHours(page, 1);
  await page.goto(`/shows/${receipt.showId}/`);
  await expect(page.getByText('Verified against your receipt')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Podium' }).getByRole('listitem')).toHaveCount(3);
  for (const place of ['1st', '2nd', '3rd'])
    await expect(page.getByRole('img', { name: new RegExp(`^${place}, .+: .+`) })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^Verity (?:won!|came \d+(?:st|nd|rd|th))$/ }),
  ).toBeVisible();
  // The proof is one line below the result.
  await expect(page.getByRole('button', { name: 'Verify again' })).toBeHidden();
  await page.getByText('Verified against your receipt').click();
  await page.getByRole('button', { name: 'Verify again' }).press('Enter');
  await expect(page.getByText('Verified against your receipt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify again' })).toBeFocused();

  await page.getByRole('row', { name: 'Verity' }).getByRole('button', { name: /^Why/ }).click();
  const why = page.getByRole('dialog', { name: /^Why \d+(?:st|nd|rd|th)\?$/ });
  await expect(why.getByText('of 35')).toBeVisible();
  await expect(why.getByText(/^\d+% happy$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Verity' }).getByRole('button', { name: /^Why/ })).toBeFocused();

  const watch = page.getByRole('button', { name: /^(Watch|Replay)$/ });
  await watch.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What the speaker says' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Standing' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Podium' })).toBeHidden();
  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  await expect(page.getByRole('button', { name: 'See all scores' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Placings' })).toBeVisible();
  await expect(watch).toBeFocused();

  // From a result to its score; closing that is no history step.
  await page.goto(`/horses/${horse}?facet=career`);
  await page.getByRole('table', { name: 'Latest results' }).getByRole('link', { name: /^Why/ }).click();
  await expect(why.getByText('of 35')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(page).toHaveURL(`/shows/${receipt.showId}`);
  await page.goBack();
  await expect(page).toHaveURL(`/horses/${horse}?facet=career`);

  const visitor = await openBeside();
  await visitor.goto(`/shows/${receipt.showId}`);
  await expect(visitor.getByText('Verified, no receipt kept here')).toBeVisible();
  await visitor.getByText('Verified, no receipt kept here').click();
  await visitor.getByRole('link', { name: 'How this works' }).click();
  await expect(visitor.getByRole('heading', { name: 'How results are proved' })).toBeFocused();
  await expect(visitor.getByRole('heading', { name: 'What it cannot prove' })).toBeVisible();
});
