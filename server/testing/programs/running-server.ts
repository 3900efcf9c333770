import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { entryPointBeside } from '../../db/embedded/entry-point.ts';
import type { Route, TestAnswer, TestInput } from '../app/test-app.ts';
import { QUICK_START } from './spawn-program.ts';

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Its stderr. */
  readonly complaint: string;
}

interface ServerProcess {
  readonly pid: number;
  readonly ended: Promise<ProcessEnd>;
  send(signal: NodeJS.Signals): void;
  /** The first match, past or future; rejects on exit. */
  logged(message: RegExp): Promise<string>;
}

const INHERITED_ENV = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

export function spawnServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const program = fileURLToPath(entryPointBeside(new URL('../../main.ts', import.meta.url).href, 'main'));
  const inherited = Object.fromEntries(INHERITED_ENV.map((name) => [name, process.env[name] ?? '']));
  const child = spawn(process.execPath, [...QUICK_START, program], {
    env: { ...inherited, HOUSE_STABLES: '0', ...settings },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const messages: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => messages.push((JSON.parse(line) as { msg: string }).msg));
  const ended = once(child, 'close').then(([code, signal]): ProcessEnd => ({ code, signal, complaint }));
  return {
    pid: child.pid ?? 0,
    ended,
    send: (signal) => void child.kill(signal),
    async logged(message) {
      for (;;) {
        const found = messages.find((one) => message.test(one));
        if (found !== undefined) return found;
        const gone = await Promise.race([once(lines, 'line').then(() => undefined), ended]);
        if (gone) throw new Error(`The server ended with ${gone.code ?? gone.signal}: ${gone.complaint}`);
      }
    },
  };
}

export interface RunningServer extends ServerProcess {
  readonly url: string;
  call<R extends Route>(route: R, sent?: TestInput<R>, token?: string): Promise<TestAnswer<R>>;
}

/** Uses a free port and the dev clock. */
export async function runServer(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const server = spawnServer({ PORT: '0', DEV_CLOCK: '1', RATE_LIMIT: 'off', ...settings });
  const listening = await server.logged(/^Server listening at http/);
  const url = listening.slice(listening.indexOf('http'));
  return {
    ...server,
    url,
    async call(route, sent = {}, token) {
      const [method = '', path = ''] = route.split(' ');
      const { params = {}, query = {}, body } = sent as Record<string, Record<string, string> | undefined>;
      const address = new URL(
        path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])),
        url,
      );
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const answer = await fetch(address, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      const reply = (await answer.json()) as TestAnswer<typeof route>['body'];
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: reply };
    },
  };
}
