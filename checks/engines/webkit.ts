import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../postgres-server.ts';
import type { Engine } from './driver.ts';
import { w3cDriver, type Command } from './w3c-driver.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = ':97';
const NARROW_BAR = 'entry, button { min-width: 0; padding: 0; margin: 0; }';

/** HTTP endpoints of WebDriver. `{}` is the element's id. */
const ROUTES: Readonly<Record<Command, readonly ['GET' | 'POST', string]>> = {
  Navigate: ['POST', 'url'],
  Refresh: ['POST', 'refresh'],
  ExecuteScript: ['POST', 'execute/sync'],
  ElementClick: ['POST', 'element/{}/click'],
  ElementSendKeys: ['POST', 'element/{}/value'],
  PerformActions: ['POST', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
  TakeScreenshot: ['GET', 'screenshot'],
};

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** WebKitGTK: Safari's engine with another network and another graphics library. It draws on a virtual screen. */
export const webkit: Engine = {
  name: 'webkit',
  needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  async open() {
    const home = await mkdtemp(join(tmpdir(), 'fetlock-webkit-'));
    // Its toolbar would be wider than a phone.
    await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
    await writeFile(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
    const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1500x1100x24'], { stdio: 'ignore' });
    const port = await freePort();
    const env = { ...process.env, DISPLAY, HOME: home, XDG_RUNTIME_DIR: home, GTK_A11Y: 'none' };
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    const http = (method: string, path: string, body?: object) =>
      send(`http://127.0.0.1:${port}/${path}`, method, body);
    await untilReady(() => http('GET', 'status'));
    const options = { binary: MINI_BROWSER, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options };
    const session = (await http('POST', 'session', { capabilities: { alwaysMatch } })) as Session;
    const at = `session/${session.sessionId}`;
    return w3cDriver(
      {
        async send<T>(command: Command, params: object = {}, element = '') {
          const [method, path] = ROUTES[command];
          const body = method === 'POST' ? params : undefined;
          return (await http(method, `${at}/${path.replace('{}', element)}`, body)) as T;
        },
        async close() {
          await http('DELETE', at).catch(() => undefined);
          await end(server);
          await end(screen);
          await rm(home, { recursive: true, force: true, maxRetries: 5 });
        },
      },
      `WebKitGTK ${session.capabilities.browserVersion}`,
    );
  },
};

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await fetch(address, init);
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(address).pathname}: ${error}: ${message}`);
}

async function untilReady(probe: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await probe().then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start');
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
