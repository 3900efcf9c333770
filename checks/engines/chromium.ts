import type { ElementHandle } from '@playwright/test';
import { launchChromium } from '../resolve-chromium.ts';
import type { Engine } from './driver.ts';

const callOf = (body: string, args: readonly unknown[]) =>
  `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`;

interface Option {
  readonly value: string;
  closest(selector: string): unknown;
}

/** The browser of the journeys, to compare the others' pictures with. */
export const chromium: Engine = {
  name: 'chromium',
  needs: {},
  async open() {
    const browser = await launchChromium();
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'dark' });
    return {
      version: `Chromium ${browser.version()}`,
      goTo: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      run: (body, ...args) => page.evaluate(callOf(body, args)),
      async find(body, ...args) {
        const handle = await page.evaluateHandle(callOf(body, args));
        return handle.asElement() ?? undefined;
      },
      click: (element) => (element as ElementHandle).click({ timeout: 5_000 }),
      async choose(option) {
        const handle = option as ElementHandle;
        const menu = await handle.evaluateHandle((one) => (one as unknown as Option).closest('select'));
        const value = await handle.evaluate((one) => (one as unknown as Option).value);
        await (menu as ElementHandle).selectOption(value);
      },
      type: (element, text) => (element as ElementHandle).type(text),
      press: (key) => page.keyboard.press(key === 'Down' ? 'ArrowDown' : key),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
