import { KEYS, type Driver, type Element } from './driver.ts';

/** The commands of WebDriver that both transports carry, by their names in Marionette. */
export interface Transport {
  send<T>(command: Command, params?: object, element?: string): Promise<T>;
  close(): Promise<void>;
}

export type Command =
  | 'Navigate'
  | 'Refresh'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** The key under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const idOf = (element: Element) => (element as Record<string, string>)[ELEMENT] ?? '';

export function w3cDriver(transport: Transport, version: string): Driver {
  const { send } = transport;
  const run = <T>(body: string, ...args: readonly unknown[]) =>
    send<T>('ExecuteScript', { script: body, args });
  return {
    version,
    goTo: (url) => send('Navigate', { url }),
    reload: () => send('Refresh'),
    run,
    find: async (body, ...args) => (await run<Element | null>(body, ...args)) ?? undefined,
    click: (element) => send('ElementClick', {}, idOf(element)),
    choose: (option) => send('ElementClick', {}, idOf(option)),
    type: (element, text) => send('ElementSendKeys', { text }, idOf(element)),
    press: (key) =>
      send('PerformActions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: KEYS[key] },
              { type: 'keyUp', value: KEYS[key] },
            ],
          },
        ],
      }),
    async resize(width, height) {
      // The window has borders and bars.
      for (let tries = 0; tries < 3; tries++) {
        const inside = await run<[number, number, number, number]>(
          'return [innerWidth, innerHeight, outerWidth, outerHeight]',
        );
        const [inWidth, inHeight, outWidth, outHeight] = inside;
        if (inWidth === width && inHeight === height) return;
        await send('SetWindowRect', {
          width: outWidth + width - inWidth,
          height: outHeight + height - inHeight,
        });
      }
    },
    screenshot: async () => Buffer.from(await send<string>('TakeScreenshot', { full: false }), 'base64'),
    close: () => transport.close(),
  };
}
