import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';

interface Seen {
  readonly nameplate: string;
  readonly tackColour: string;
}

test('a nameplate and a colour of tack are bought once, seen by visitors, and switched for free @phone', async ({
  page,
  openBeside,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const id = await givenHorse(device, 'Juniper');
  const horse = () => device.get<Seen>(`/api/horses/${id}`);
  await page.goto(`/horses/${id}?facet=career`);
  const style = page.getByRole('region', { name: 'Style' });
  await style.getByRole('button', { name: 'Change the nameplate' }).click();
  const plates = page.getByRole('dialog', { name: 'Juniper’s nameplate' });
  await expect(plates.getByRole('radio', { name: /^Brass/ })).toBeChecked();
  await expect(plates).toContainText('Juniper has this now.');
  await settled(page);
  await expectClean(page, 'nameplates');
  // By keyboard: brass, carved oak, slate.
  await tabTo(page, plates.getByRole('radio', { name: /^Brass/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(plates.getByRole('radio', { name: /^Slate/ })).toBeChecked();
  await expect(plates).toContainText('You’ll have 2,590 coins left.');
  await tabTo(page, plates.getByRole('button', { name: 'Buy slate 800 coins' }));
  await page.keyboard.press('Enter');
  await expect(plates).toBeHidden();
  expect(await horse()).toMatchObject({ nameplate: 'slate', tackColour: 'oak' });

  await style.getByRole('button', { name: 'Change the tack colour' }).click();
  const colours = page.getByRole('dialog', { name: 'Juniper’s tack colour' });
  await colours.getByRole('radio', { name: /^Gold/ }).check({ force: true });
  await expect(colours).toContainText('You need 410 more coins.');
  await colours.getByRole('radio', { name: /^Navy/ }).check({ force: true });
  await colours.getByRole('button', { name: 'Buy navy 900 coins' }).click();
  await expect(colours).toBeHidden();
  expect(await horse()).toMatchObject({ tackColour: 'navy' });

  const visitor = await openBeside();
  await visitor.goto(`/h/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  const plate = visitor.locator('.scene-plate .nameplate');
  await expect(plate).toHaveText('Juniper');
  const slate = await plate.evaluate((element) => getComputedStyle(element).backgroundImage);
  await visitor.context().close();

  await style.getByRole('button', { name: 'Change the nameplate' }).click();
  await plates.getByRole('radio', { name: 'Brass free' }).check({ force: true });
  await plates.getByRole('button', { name: 'Use brass' }).click();
  await expect(plates).toBeHidden();
  expect(await horse()).toMatchObject({ nameplate: 'brass' });
  await expect(page.locator('.scene-plate .nameplate')).not.toHaveCSS('background-image', slate);
  await style.getByRole('button', { name: 'Change the nameplate' }).click();
  await expect(plates.getByRole('radio', { name: 'Slate free' })).toBeVisible();
  await plates.getByRole('button', { name: 'Close' }).click();
  await expect(style.getByRole('link', { name: 'Magic shop' })).toHaveAttribute(
    'href',
    `/shop?item=lantern&horse=${id}`,
  );
});
