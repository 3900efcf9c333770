import type { Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, openMenu, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenPlayerAtHome, type Device } from './given.ts';

const badge = (page: Page) => page.getByRole('button', { name: 'Premium Member' });
const ads = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

async function toCheckout(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await dialog.getByRole('button', { name: 'Subscribe $5/month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What should the payment do?' })).toBeVisible();
}

async function finish(page: Page, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check({ force: true });
  await page.getByRole('button', { name: 'Finish the practice payment' }).click();
}

test('a player is refused, pays, cancels premium, resumes it, and ends it @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  await expect(ads(page).first().getByRole('link')).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await expect(upgrade).toContainText('Get exclusive benefits for only $5/month');
  await expectClean(page, 'premium dialog');
  await upgrade.getByRole('button', { name: 'Cancel' }).click();

  await toCheckout(page);
  await expect(page.getByText('This is a practice checkout.')).toBeVisible();
  await settled(page);
  await expectClean(page, 'checkout');
  await finish(page, 'The card is refused');
  await expect(page.getByText('The card was refused. You paid nothing.').first()).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();

  await toCheckout(page);
  await finish(page, 'The bank asks to confirm');
  await page.getByRole('button', { name: 'Yes, confirm the practice payment' }).click();
  await expect(page.getByText('Premium Activated!').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(ads(page)).toHaveCount(0);

  await openMenu(page);
  await badge(page).click();
  const manage = page.getByRole('dialog', { name: 'Premium Subscription' });
  await expect(manage.getByText('You are a Premium Member!')).toBeVisible();
  await expect(manage.getByText(/^Renews: /)).toBeVisible();
  await manage.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(manage.getByRole('group')).toBeFocused();
  await expectClean(page, 'cancelling premium');
  await manage.getByRole('button', { name: /^Keep it until / }).click();
  await expect(page.getByText('Premium ends on the paid day').first()).toBeVisible();

  await openMenu(page);
  await badge(page).click();
  await expect(manage.getByText(/^Ends: .*It is not renewed\.$/)).toBeVisible();
  await manage.getByRole('button', { name: 'Renew after all' }).click();
  await expect(manage.getByText(/^Renews: /)).toBeVisible();
  await manage.getByRole('button', { name: 'Cancel Subscription' }).click();
  await manage.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Your premium subscription has been cancelled').first()).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  await expect(ads(page).first()).toBeVisible();
});

const isSeen = async (device: Device, horse: string) =>
  (await device.get<{ genetics: unknown }>(`/api/horses/${horse}/genetics`)).genetics !== null;

test('an insight is bought by card: refused by the card, then by the bank, then paid @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/payments/genetic-insight');
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await page.goto(`/horses/${horse}`);
  await page.getByRole('button', { name: 'Genetics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Genetic Insight' });
  await dialog.getByRole('button', { name: 'Pay $1.00 instead' }).click();
  await expect(dialog.getByText('This is a practice payment.')).toBeVisible();
  await expectClean(page, 'paying an insight');
  const pay = dialog.getByRole('button', { name: 'Pay $1.00 in practice' });
  await dialog.getByRole('radio', { name: 'A refused card' }).check({ force: true });
  await pay.click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();

  // A phone's notice lies above it.
  await dialog.getByRole('radio', { name: 'A careful bank' }).press('Space');
  await pay.click();
  await dialog.getByRole('button', { name: 'No, refuse it' }).click();
  await expect(page.getByText('Your bank refused the payment.').first()).toBeVisible();
  expect(await isSeen(device, horse)).toBe(false);

  await pay.click();
  await dialog.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText('You see the genes of Juniper').first()).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await expect(dialog.locator('.chrom li')).toHaveCount(17);
  expect(await isSeen(device, horse)).toBe(true);
});
