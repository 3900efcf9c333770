import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './driver.ts';
import { w3cDriver, type Command } from './w3c-driver.ts';

/*
 * Debian has no geckodriver, which translates WebDriver's HTTP into Firefox's own Marionette, command by command. This
 * uses Marionette directly: JSON over TCP, each message prefixed with its length.
 */

const FLAGS = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'] as const;

const PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.zoom.siteSpecific': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Like Chromium's and WebKit's.
  'layout.css.prefers-color-scheme.content-override': 1,
};

const NARROWEST = 500;
/** Height of the toolbars above the page. */
const BARS = 86;

export const firefox: Engine = {
  name: 'firefox',
  needs: { 'firefox-esr': 'firefox-esr' },
  async open() {
    const profile = await mkdtemp(join(tmpdir(), 'fetlock-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const args = [...FLAGS, '--profile', profile];
    // As root, Firefox refuses a home folder of another user.
    const browser = spawn('firefox-esr', args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
    const ended = once(browser, 'exit');
    const marionette = await openMarionette(await portOf(profile));
    const { capabilities } = await marionette.send<{ capabilities: { browserVersion: string } }>(
      'WebDriver:NewSession',
      { capabilities: {} },
    );
    const driver = w3cDriver(
      {
        async send<T>(command: Command, params: object = {}, element?: string) {
          const sent = element === undefined ? params : { ...params, id: element };
          const result = await marionette.send<{ value: T }>(`WebDriver:${command}`, sent);
          return result.value;
        },
        async close() {
          marionette.close();
          browser.kill('SIGTERM');
          await ended;
          await rm(profile, { recursive: true, force: true, maxRetries: 5 });
        },
      },
      `Firefox ${capabilities.browserVersion}`,
    );
    let zoom = 1;
    const inWindow = async (command: string, params: object) => {
      await marionette.send('Marionette:SetContext', { value: 'chrome' });
      await marionette.send(`WebDriver:${command}`, params);
      await marionette.send('Marionette:SetContext', { value: 'content' });
    };
    const setZoom = () =>
      inWindow('ExecuteScript', {
        script: 'gBrowser.selectedBrowser.browsingContext.fullZoom = arguments[0]',
        args: [zoom],
      });
    return {
      ...driver,
      async goTo(address) {
        await driver.goTo(address);
        if (zoom > 1) await setZoom();
      },
      async resize(width, height) {
        // No window is narrower than 500 pixels, so they are made larger.
        zoom = Math.max(1, NARROWEST / width);
        await setZoom();
        await inWindow('SetWindowRect', {
          width: Math.round(width * zoom),
          height: Math.round(height * zoom) + BARS,
        });
      },
    };
  },
};

async function portOf(profile: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await wait(100);
  }
  throw new Error('Firefox did not start');
}

type Reply = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

interface Marionette {
  send<T>(command: string, params: object): Promise<T>;
  close(): void;
}

async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (reply: Reply) => void>();
  readMessages(socket, (message) => {
    // The first message is a greeting.
    if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message as unknown as Reply);
  });
  let sent = 0;
  return {
    async send<T>(command: string, params: object) {
      const id = (sent += 1);
      const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
      const text = Buffer.from(JSON.stringify([0, id, command, params]));
      socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
      const [, , error, result] = await replied;
      waiting.delete(id);
      if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
      return result as T;
    },
    close: () => socket.destroy(),
  };
}

function readMessages(socket: Socket, receive: (message: unknown) => void): void {
  let unread = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const colon = unread.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(unread.subarray(0, colon));
      if (unread.length < end) return;
      const text = unread.subarray(colon + 1, end).toString();
      unread = unread.subarray(end);
      receive(JSON.parse(text));
    }
  });
}
