import { refusalMessage } from '../contract/refusal-message.ts';
import { pressAct } from './acts.ts';
import { expect, passSeconds, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';

test('the vet sees a horse: called, counted down, done, and refused a second time @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/horses/${horse}`);
  const health = page.locator('section', { hasText: 'Health and Happiness' }).last();
  const shots = health.locator('div', { has: page.getByText('Vet Shots', { exact: true }) }).last();
  await expect(shots).toContainText('No');

  await pressAct(page, 'Vet Horse');
  const dialog = page.getByRole('dialog', { name: 'Vet services for Juniper' });
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expect(dialog.getByRole('radio', { name: /^Gelding.*For stallions only/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Vet Shots/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Vet Shots 125 coins' }).click();
  await expect(page.getByText('The vet is with Juniper').first()).toBeVisible();
  const visit = dialog.getByRole('region', { name: 'With the vet' });
  const timer = visit.getByRole('timer');
  await expect(visit).toContainText('Vet Shots under way');
  await expect(timer).toHaveText(/^Done in \d+ seconds$/);
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).toBeDisabled();

  await passSeconds(page, 30);
  await expect(visit).toBeHidden();
  await expect(page.getByText('Vet Shots done').first()).toBeVisible();
  await expect(
    dialog.getByRole('radio', { name: /^Vet Shots.*Completed, valid until \d+ \w+, Year \d+/ }),
  ).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^Checkup/ })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(shots).toContainText(/Yes, until \d+ \w+, Year \d+/);
});

test('gelding needs a confirmation by name, and can be cancelled @phone', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Rowan', 'hanoverian', 'stallion');
  await page.goto(`/horses/${horse}`);
  await pressAct(page, 'Vet Horse');
  const dialog = page.getByRole('dialog', { name: 'Vet services for Rowan' });
  const gelding = dialog.getByRole('radio', { name: /^Gelding/ });
  await gelding.check({ force: true });
  await dialog.getByRole('button', { name: 'Gelding 500 coins' }).click();
  await expect(dialog.getByRole('status')).toContainText('Geld Rowan for good?');
  const cancel = dialog.getByRole('button', { name: 'Keep a stallion' });
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(dialog.getByRole('region', { name: 'With the vet' })).toBeHidden();

  await dialog.getByRole('button', { name: 'Gelding 500 coins' }).click();
  await dialog.getByRole('button', { name: 'Geld him 500 coins' }).click();
  await expect(dialog.getByRole('region', { name: 'With the vet' })).toBeVisible();
  await passSeconds(page, 30);
  await expect(page.getByText('Rowan is a gelding now').first()).toBeVisible();
  await expect(gelding).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Hanoverian gelding')).toBeVisible();
  // The answer to the earlier request is still readable.
  await pressAct(page, 'Breed Horse');
  await page.getByRole('link', { name: /^View stud requests/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /requests/i })).toBeVisible();
});

test('the vet is called for all horses that may be seen @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  // The cheapest horses, so that coins are left for the vet.
  const juniper = await givenHorse(device, 'Juniper', 'mustang');
  for (const name of ['Bramble', 'Magpie']) await givenHorse(device, name, 'mustang');
  await device.send('POST', `/api/horses/${juniper}/request-vet`, { service_type: 'checkup' });
  await page.goto('/stable');
  for (const name of ['Juniper', 'Bramble', 'Magpie']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).press(' ');
  }
  const chosen = page.getByRole('region', { name: 'Chosen horses' });
  await chosen.getByRole('button', { name: 'Vet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vet for 3 horses' });
  await dialog.getByRole('radio', { name: /^Checkup.*250 coins.*for 2 of 3/ }).check({ force: true });
  await expect(dialog).toContainText('Juniper: with the vet just now.');
  await dialog.getByRole('button', { name: 'Call for 2 250 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^The vet is with (Bramble and Magpie|Magpie and Bramble)$/)).toBeVisible();
  await expect(chosen).toBeHidden();

  await passSeconds(page, 30);
  await page.getByRole('link', { name: 'Bramble' }).click();
  await expect(page.getByText(/^Yes, until/)).toHaveCount(1);
});

test('what another device did first is shown, horse by horse @phone', async ({
  withoutBatches,
  page,
  request,
  expectRefusal,
  withoutStream,
}) => {
  await withoutBatches();
  expectRefusal('/request-vet');
  // Blocks the stream: this page does not learn of the other device's changes.
  await withoutStream();
  await givenPlayer(page);
  const device = await deviceOf(page, request);
  const juniper = await givenHorse(device, 'Juniper');
  await givenHorse(device, 'Bramble');
  const elsewhere = () =>
    device.send('POST', `/api/horses/${juniper}/request-vet`, { service_type: 'vet_shots' });

  await page.goto('/stable');
  for (const name of ['Juniper', 'Bramble']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).press(' ');
  }
  await page.getByRole('region', { name: 'Chosen horses' }).getByRole('button', { name: 'Vet' }).click();
  await page.getByRole('radio', { name: /^Checkup.*for 2 of 2/ }).check({ force: true });
  const callForBoth = page.getByRole('button', { name: /^Call for 2/ });
  // The page has loaded the vet's state before it changes.
  await expect(callForBoth).toBeEnabled();
  await elsewhere();
  await callForBoth.click();
  const outcomes = page.getByRole('dialog', { name: 'The vet sees 1 horse' });
  const pending = refusalMessage('POST /api/horses/:id/request-vet', 'VET_PENDING', {
    name: 'Juniper',
    left: String.raw`\d+ seconds`,
  });
  await expect(outcomes.getByRole('listitem')).toHaveText([
    new RegExp(`^Juniper${pending}$`),
    'BrambleDone in 30 seconds',
  ]);
  await outcomes.getByRole('button', { name: 'Close' }).last().click();
  await passSeconds(page, 30);

  const visitsRead = page.waitForResponse('**/api/vet/my-requests?*');
  await page.goto(`/horses/${juniper}`);
  await visitsRead;
  await pressAct(page, 'Vet Horse');
  await page.getByRole('radio', { name: /^Checkup/ }).check({ force: true });
  await device.send('POST', `/api/horses/${juniper}/request-vet`, { service_type: 'checkup' });
  await page.getByRole('button', { name: /^Checkup/ }).click();
  await expect(page.getByText('Request Failed').first()).toBeVisible();
  await expect(page.getByText('The vet is with Juniper already').first()).toBeVisible();
  const visit = page.getByRole('region', { name: 'With the vet' });
  await expect(visit).toBeVisible();
  // Without the stream the page polls.
  await passSeconds(page, 30);
  await expect(visit).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Checkup.*Completed, valid until/ })).toBeDisabled();
});
