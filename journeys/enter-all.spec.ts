import { refusalMessage } from '../contract/refusal-message.ts';
import { expect, test } from './game.ts';
import { givenFeed, givenSeeded, givenShowsAhead } from './given.ts';
import { expectWholeWords } from './layout.ts';
import { expectClean } from './axe.ts';

test('one press enters the chosen horses in their next shows; the others show why not @phone', async ({
  page,
}) => {
  const device = await givenSeeded(page, 'enter-all');
  const horses = await device.get<{ id: string; name: string }[]>('/api/horses');
  const fed = horses.filter(({ name }) => name !== 'Moth').map(({ id }) => id);
  await givenFeed(device, 2);
  for (const id of fed) await device.send('POST', `/api/horses/${id}/use-feed`, { feed_type: 'monthly' });
  await givenShowsAhead(device);
  await page.goto('/stable');
  await page.getByRole('checkbox', { name: 'Choose Iris' }).press(' ');
  const chosen = page.getByRole('region', { name: 'Chosen horses' });
  await chosen.getByRole('button', { name: 'All 3' }).click();
  await expect(chosen).toContainText('3 horses chosen');
  await expect(chosen.getByRole('button', { name: 'All 3' })).toBeHidden();
  await chosen.getByRole('button', { name: 'Enter' }).click();

  const dialog = page.getByRole('dialog', { name: 'Enter each in their next show' });
  const confirm = (label: string) => dialog.getByRole('button', { name: label });
  await expect(confirm('Enter 2 50 coins')).toBeEnabled();
  const hungry = refusalMessage('POST /api/shows/:id/enter', 'HORSE_UNFED', { name: 'Moth' });
  await expect(dialog).toContainText(hungry);
  await dialog.getByRole('checkbox', { name: 'Enter Iris' }).press(' ');
  await expect(confirm('Enter 1 25 coins')).toBeEnabled();
  await expect(dialog).toContainText('25 coins in all.');
  await dialog.getByRole('checkbox', { name: 'Enter Iris' }).press(' ');
  await expectWholeWords(dialog);
  await expectClean(page, 'the next shows');
  await confirm('Enter 2 50 coins').click();

  const summary = page.getByRole('dialog', { name: '2 horses entered' });
  await expect(summary).toContainText('You paid 50 coins.');
  await expect(summary.getByRole('listitem')).toHaveText([`Moth${hungry}`]);
  await summary.getByRole('button', { name: 'Close' }).last().click();
  await expect(chosen).toBeHidden();

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Next in the ring' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Enter all 2' }).click();
  await confirm('Enter 2 50 coins').click();
  await expect(page.getByText('One show each, for 50 coins in all.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next in the ring' }).getByRole('listitem')).toHaveCount(4);
});
