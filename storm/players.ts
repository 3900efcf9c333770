import fc from 'fast-check';
import { takesKey, type CallShape } from '../contract/call.ts';
import { CONTRACT } from '../contract/contract.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { anyRequestOf } from '../server/testing/app/bad-requests.ts';
import type { HttpAnswer } from '../server/testing/app/contract-problems.ts';
import type { MailToSend } from '../server/outgoing-mail/mailer.ts';
import { newBot, type Bot } from './bot.ts';
import { fillInput } from './fill-input.ts';
import type { CallInput, Filling } from './filling.ts';
import { INFORMED } from './informed-inputs.ts';
import { routeOf } from './requests.ts';
import { OF_OPERATORS, STORIES } from './stories.ts';

/** One call that a bot is about to make. */
export interface Act {
  readonly bot: Bot;
  readonly call: CallShape;
  readonly input: CallInput;
  readonly key: string | undefined;
  /** `at once` sends it twice under one key, `twice` under two. */
  readonly way: 'once' | 'at once' | 'twice';
}

const MOST_BOTS = 9;
const DRAWS = 3;
/** So many refusals that only a new account mends. */
const GIVES_UP = 6;

const CALLS = CONTRACT.filter(({ onlyWithDevClock, stream }) => !onlyWithDevClock && !stream);
const called = new Map(CALLS.map((call) => [routeOf(call), call]));

export function callNamed(route: string): CallShape {
  const call = called.get(route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

/** Calls that players make most often. */
const DAILY = [
  'GET /api/horses',
  'GET /api/store/offers',
  'POST /api/store/purchase',
  'POST /api/inventory/buy-feed',
  'POST /api/horses/:id/use-feed',
  'GET /api/shows',
  'GET /api/shows',
  'POST /api/shows/:id/enter',
  'POST /api/shows/:id/enter',
  'GET /api/shows/my-entries',
  'POST /api/train/:id',
  'POST /api/goldsmith/salary',
  'GET /api/inventory/feed',
  'GET /api/users/search',
  'GET /api/tack/my-tack',
  'POST /api/inventory/buy-feed',
  'GET /api/tack/my-tack',
  'GET /api/marketplace/listings',
  'POST /api/market/sell-horse',
  'POST /api/marketplace/buy',
  'POST /api/horses/:id/request-vet',
  'POST /api/breeding/cover',
  'PUT /api/horses/:id/stud',
  'GET /api/horses/:id/mates',
  'POST /api/studs/:id/requests',
  'GET /api/stud-requests',
  'POST /api/stud-requests/:id/accept',
  'POST /api/first-steps/:id/collect',
  'GET /api/round',
  'POST /api/round',
  'POST /api/messages',
] as const;

/** End a session or an account, or close it to others. */
const RARE: ReadonlySet<string> = new Set([
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/account/deletion',
  'POST /api/devices/sign-out-others',
  'POST /api/devices/:id/sign-out',
  'PATCH /api/account/password',
  'PATCH /api/account/email',
  'POST /api/account/undo-email',
  'POST /api/auth/reset-password',
  'POST /api/account/two-factor/turn-on',
  'POST /api/desk/cases/:id/decide',
]);

export class Players {
  readonly bots: Bot[] = [];
  /** By call: how often it was answered with 2xx, and at all. */
  readonly granted = new Map<string, number>();
  readonly asked = new Map<string, number>();
  readonly refusals = new Map<string, Set<string>>();

  newcomer(isOperator = false, email?: string): Bot {
    const bot = newBot(isOperator, email);
    this.bots.push(bot);
    return bot;
  }

  draw(rng: Rng, now: number): Act {
    const bot = pick(rng, this.bots);
    const others = this.bots.filter((one) => one !== bot);
    const call = this.#drawCall(rng, bot);
    const route = routeOf(call);
    const filling: Filling = { rng, bot, others, route, now, named: [] };
    const input = chance(rng, 0.07)
      ? spoil(rng, call, bot)
      : (INFORMED[route]?.(filling) ?? fillInput(call, filling));
    const key = takesKey(call) && chance(rng, 0.8) ? `key-${wholeBetween(rng, 0, 2 ** 31)}` : undefined;
    return { bot, call, input, key, way: drawWay(rng, call) };
  }

  /** Learns from an answer. */
  note({ bot, call, input }: Act, { status, body, headers }: HttpAnswer): void {
    const route = routeOf(call);
    this.asked.set(route, (this.asked.get(route) ?? 0) + 1);
    const { code, message } = body as { readonly code?: string; readonly message?: string };
    if (code === 'NOT_SIGNED_IN') bot.token = '';
    if (code === 'SUSPENDED' || (status >= 400 && route === 'POST /api/auth/login')) bot.stuck += 1;
    if (bot.stuck > GIVES_UP) this.#replace(bot);
    if (status >= 300) {
      bot.replies.set(`refusal of ${route}`, message);
      this.refusals.set(route, (this.refusals.get(route) ?? new Set()).add(code ?? String(status)));
      return;
    }
    if (call.access === 'player') bot.stuck = 0;
    this.granted.set(route, (this.granted.get(route) ?? 0) + 1);
    if (status !== 200) return;
    bot.replies.set(route, body);
    if (route === 'GET /api/horses') bot.memory.forget('own horse');
    bot.memory.learn(route, body);
    noteAccount(bot, route, input, body);
    const cookie = headers['set-cookie'];
    if (typeof cookie === 'string') bot.cookie = cookie.split(';')[0] ?? '';
  }

  /** Remembers the keys in the links of new mails. */
  readMails(mails: readonly MailToSend[]): void {
    for (const bot of this.bots) {
      for (const { to, text } of mails.slice(bot.mailsRead)) {
        const [, page, token] = /(\/[\w-]+)\?token=([\w-]{43})\b/.exec(text) ?? [];
        if (page !== undefined && token !== undefined && to.startsWith(bot.email.split('@')[0] ?? to))
          bot.memory.note(page, token);
      }
      bot.mailsRead = mails.length;
    }
  }

  #drawCall(rng: Rng, bot: Bot): CallShape {
    if (bot.token === '')
      return callNamed(bot.replies.size === 0 ? 'POST /api/auth/register' : 'POST /api/auth/login');
    if (bot.begins.length === 0 && chance(rng, 0.12))
      bot.begins.push(...pick(rng, bot.isOperator ? [...STORIES, ...OF_OPERATORS] : STORIES));
    const first = bot.begins.shift();
    if (first !== undefined) return callNamed(first);
    if (chance(rng, 0.45)) return callNamed(pick(rng, DAILY));
    const open = CALLS.filter(({ path }) => bot.isOperator || !path.startsWith('/api/desk'));
    const drawn = Array.from({ length: DRAWS }, () => pick(rng, open));
    const often = (call: CallShape) =>
      (this.granted.get(routeOf(call)) ?? 0) + (this.asked.get(routeOf(call)) ?? 0) / 10;
    const [call = pick(rng, open)] = drawn.toSorted((one, other) => often(one) - often(other));
    const isTooOften = RARE.has(routeOf(call)) && often(call) >= 1 && chance(rng, 0.95);
    return isTooOften || (call.path === '/api/auth/register' && this.bots.length >= MOST_BOTS)
      ? callNamed(pick(rng, DAILY))
      : call;
  }

  /** The account is gone or closed. */
  #replace(bot: Bot): void {
    this.bots.splice(this.bots.indexOf(bot), 1, newBot());
  }
}

function drawWay(rng: Rng, call: CallShape): Act['way'] {
  const drawn = rng.next();
  // Threads hash passwords and render pictures, in no order that a seed decides.
  if (call.method === 'GET' || /\/auth\/|\/account|picture/.test(call.path) || drawn > 0.14) return 'once';
  return drawn < 0.07 ? 'at once' : 'twice';
}

/** Numbers, texts and things that the call does not take, or takes by chance. */
function spoil(rng: Rng, call: CallShape, { memory }: Bot): CallInput {
  const known = memory.all('own horse').map(({ id }) => id);
  const odd = [-1, 0, 0.5, 1e308, 2 ** 31, 2 ** 53, '', null];
  const [sent] = fc.sample(anyRequestOf(call, [...known, ...odd]), {
    numRuns: 1,
    seed: wholeBetween(rng, 0, 2 ** 31 - 1),
  });
  const { params = {}, query = {}, body = {} } = sent ?? {};
  return { params, query, ...(call.body && { body }) };
}

function noteAccount(bot: Bot, route: string, { body: sent }: CallInput, body: unknown): void {
  const { token, username } = body as { readonly token?: unknown; readonly username?: unknown };
  const asked = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  if (/POST \/api\/auth\/(?:register|login)/.test(route) && typeof token === 'string') bot.token = token;
  if (route === 'POST /api/auth/logout') bot.token = '';
  if (/account\/password|reset-password/.test(route)) bot.password = asked['newPassword'] ?? bot.password;
  if (route === 'POST /api/account/deletion') bot.isLeaving = true;
  if (route === 'POST /api/account/keep') bot.isLeaving = false;
  if (route === 'GET /api/auth/me' && typeof username === 'string') bot.username = username;
  if (route === 'PATCH /api/account/username') bot.username = asked['username'] ?? bot.username;
  if (route === 'POST /api/account/two-factor/turn-off') bot.memory.forget('setup key');
  const { email } = body as { readonly email?: unknown };
  if (route === 'GET /api/account' && typeof email === 'string') bot.email = email;
}
