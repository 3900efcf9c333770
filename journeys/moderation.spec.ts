import type { Page } from '@playwright/test';
import { expectClean, expectCleanDialog } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenOperator, givenPlayer } from './given.ts';

/** With a bio that another player will report. */
async function givenWriter(page: Page, bio: string) {
  const player = await givenPlayer(page);
  const device = await deviceOf(page);
  await device.send('PATCH', '/api/user/bio', { bio });
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  return { ...player, id, device };
}

const expectToast = (page: Page, text: string) =>
  expect(page.locator('.toast').filter({ hasText: text }).first()).toBeVisible();

async function reportBio(page: Page, id: string): Promise<void> {
  await page.goto(`/players/${id}`);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await dialog.getByLabel('What is wrong?').selectOption('About My Stable');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'It is unkind to somebody' }).check({ force: true });
  await dialog.getByLabel('Anything to add?').fill('He means my horse.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'Thank you!');
}

test('a bio is reported, emptied at the admin desk, and put back @phone', async ({ page, openBeside }) => {
  const bio = 'Nobody may ever visit me.';
  const writer = await givenWriter(page, bio);
  const reporter = await openBeside();
  await givenPlayer(reporter);
  await reportBio(reporter, writer.id);

  const operator = await openBeside();
  await givenOperator(operator);
  await operator.goto('/admin');
  await operator.getByRole('radio', { name: 'Newest' }).check({ force: true });
  await operator.getByRole('link', { name: `About My Stable of ${writer.username}` }).click();
  const title = operator.getByRole('heading', { level: 2, name: `About My Stable of ${writer.username}` });
  await expect(title).toBeFocused();
  await expect(operator.getByText('“He means my horse.”')).toBeVisible();
  await settled(operator);
  await expectClean(operator, 'a report at the admin desk');
  await operator.getByRole('button', { name: 'Empty the text' }).click();
  await expect(operator.getByText('Please write a reason.')).toBeVisible();
  await operator.getByLabel('Why, as the player will read it').fill('Please be kind to all.');
  await operator.getByRole('button', { name: 'Empty the text' }).click();
  await expect(operator.getByRole('button', { name: 'Empty the text' })).toBeFocused();
  await expect(operator.getByText('It is not there any more.')).toBeVisible();

  await page.goto('/account/safety');
  await expect(page.getByText('Your About My Stable was emptied')).toBeVisible();
  await expect(page.getByText('Please be kind to all.')).toBeVisible();
  await reporter.goto(`/players/${writer.id}`);
  await expect(reporter.getByText('has not written anything yet.')).toBeVisible();

  await operator.getByRole('button', { name: 'Undo' }).click();
  const undo = operator.getByRole('dialog', { name: 'Undo' });
  await undo.getByLabel('Why').fill('A mistake.');
  await expectClean(operator, 'undoing a decision');
  await undo.getByRole('button', { name: 'Undo it' }).click();
  await expect(undo).toBeHidden();
  await expect(operator.getByText('Undone by')).toBeVisible();
  await reporter.reload();
  await expect(reporter.getByText(bio)).toBeVisible();
});

test('a suspended player is notified at once, and an operator lifts it @desktop', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  expectRefusal('/api/');
  const writer = await givenWriter(page, 'I shout at everybody.');
  const reporter = await openBeside();
  await givenPlayer(reporter);
  const device = await deviceOf(reporter);
  await device.send('POST', '/api/reports', { kind: 'bio', id: writer.id, reason: 'unkind' });
  const operator = await openBeside();
  await givenOperator(operator);
  await page.goto('/stable');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Horses' })).toBeVisible();

  const operatorDevice = await deviceOf(operator);
  const cases = await operatorDevice.get<{ id: string; player: { id: string } }[]>(
    '/api/admin/cases?order=newest',
  );
  const found = cases.find(({ player }) => player.id === writer.id);
  await operator.goto(`/admin?case=${found?.id}`);
  await operator.getByLabel('Why, as the player will read it').fill('Shouting at others.');
  await operator.getByLabel('For how long').selectOption('3 days');
  await operator.getByRole('button', { name: 'Suspend' }).click();
  await expect(operator.getByText(/Suspended now\./)).toBeVisible();

  // The stream ends, and the next one is refused.
  await expect(page.getByRole('heading', { level: 1, name: 'You cannot play right now' })).toBeVisible();
  await expect(page.getByText(/suspended until .* UTC\. The reason: Shouting at others\./)).toBeVisible();
  await expectClean(page, 'a suspended account');
  // No bar, so no menu.
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password').fill(writer.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/The reason: Shouting at others\./).first()).toBeVisible();

  await operator.goto('/admin?part=record');
  await operator
    .getByRole('listitem')
    .filter({ hasText: writer.username })
    .getByRole('button', { name: 'Undo' })
    .click();
  const undo = operator.getByRole('dialog', { name: 'Undo' });
  await undo.getByLabel('Why').fill('He said sorry.');
  await undo.getByRole('button', { name: 'Undo it' }).click();
  await expect(undo).toBeHidden();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Horses' })).toBeVisible();
});

test('a player is blocked and unblocked, and enters the year of birth @phone', async ({ page }) => {
  const other = await givenWriter(page, 'Hello!');
  await givenPlayer(page);
  await page.goto(`/players/${other.id}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeFocused();
  await page.goto('/account/safety');
  await expect(page.getByRole('link', { name: other.username })).toBeVisible();
  await settled(page);
  await expectClean(page, 'safety');
  await expectCleanDialog(page, 'Answer', 'the year of birth');
  await page.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'When were you born?' });
  await dialog.getByLabel('Year of birth').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a year, such as 2010.')).toBeVisible();
  await dialog.getByLabel('Year of birth').fill('2000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Chat and letters are on.')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Nobody. You can block a player on their page')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Players you have blocked' })).toBeFocused();
});

test('players have no admin desk @desktop', async ({ page, expectRefusal }) => {
  expectRefusal('/api/admin');
  await givenPlayer(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('an operator edits words and slow mode at the admin desk @desktop', async ({ page }) => {
  await givenOperator(page);
  await page.goto('/admin?part=words');
  await page.getByLabel('Word to refuse').fill('Snorfle');
  await page.getByRole('button', { name: 'Add' }).first().click();
  const refused = page.getByRole('list', { name: 'Words to refuse' });
  await expect(refused.getByText('snorfle')).toBeVisible();
  await page.getByLabel('Seconds').fill('15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await settled(page);
  await expectClean(page, 'words at the admin desk');
  await refused.getByRole('button', { name: 'Remove snorfle' }).click();
  await expect(refused.getByText('snorfle')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Words to refuse' })).toBeFocused();
});
