import fc from 'fast-check';
import { takesKey, type CallShape } from '../contract/call.ts';
import { CONTRACT } from '../contract/contract.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { anyRequestOf } from '../server/testing/app/bad-requests.ts';
import type { HttpAnswer } from '../server/testing/app/contract-problems.ts';
import type { MailToSend } from '../server/outgoing-mail/mailer.ts';
import { noteAccount, noteRefusedSeller, noteSession, noteWayIn, retry } from './after-answer.ts';
import { newBot, NO_SESSION, type Bot, type Session } from './bot.ts';
import { fillInput } from './fill-input.ts';
import type { Filling } from './filling.ts';
import { INFORMED } from './informed-inputs.ts';
import { routeOf, type CallInput } from './requests.ts';
import type { Rider } from './seeded-world.ts';
import {
  A_NEW_DEVICE,
  DAILY,
  MEANWHILE,
  OF_OPERATORS,
  OPENINGS,
  STORIES,
  THE_OTHER_DEVICE,
  THEN,
} from './stories.ts';

/** A call that a bot is about to make. */
export interface Act {
  readonly bot: Bot;
  readonly session: Session;
  readonly call: CallShape;
  readonly input: CallInput;
  readonly key: string | undefined;
  /** `at once` sends it twice with one key, `twice` with two. */
  readonly way: 'once' | 'at once' | 'twice';
}

const DRAWS = 8;
/** Chance that a bot continues its story before another acts. */
const GOES_ON = 0.75;
/** A bot with more story calls than this answers no others. */
const MOST_BEGUN = 12;
const BEGINS_STORY = 0.25;
const DOES_DAILY = 0.2;
/** How often a bot begins an opening that nobody has completed. */
const MOST_OPENED = 3;
/** After this many refusals that only a new account resolves, the bot is replaced. */
const GIVES_UP = 6;

const CALLS = CONTRACT.filter(({ onlyWithDevClock, stream }) => !onlyWithDevClock && !stream);
const called = new Map(CALLS.map((call) => [routeOf(call), call]));

export function callNamed(route: string): CallShape {
  const call = called.get(route);
  if (!call) throw new Error(`${route} is not in the contract`);
  return call;
}

/** Calls that end a session or account, or close it to others. */
const RARE: ReadonlySet<string> = new Set([
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/guest/keep',
  'POST /api/account/deletion',
  'POST /api/devices/sign-out-others',
  'POST /api/devices/:id/sign-out',
  'PATCH /api/account/password',
  'PATCH /api/account/email',
  'POST /api/account/undo-email',
  'POST /api/auth/reset-password',
  'POST /api/account/two-factor/turn-on',
  'POST /api/admin/cases/:id/decide',
]);

/** They would change who the bot is. */
const WAYS_IN: ReadonlySet<string> = new Set(['POST /api/auth/register', 'POST /api/auth/guest']);

function wayIn({ hasAccount, comesByGate, replies }: Bot): string {
  if (hasAccount) return 'POST /api/auth/login';
  if (!comesByGate) return 'POST /api/auth/register';
  return replies.has('GET /api/gate') ? 'POST /api/auth/guest' : 'GET /api/gate';
}

/** The email identifies an operator. */
const ENDS_OFFICE: ReadonlySet<string> = new Set(['PATCH /api/account/email', 'POST /api/account/deletion']);

export class Players {
  readonly bots: Bot[] = [];
  readonly #riders: Rider[] = [];
  /** The bot in the middle of a story. */
  #busy: Bot | undefined;
  /** For each call, how often it was granted, made to wait for a new device, and answered at all. */
  readonly granted = new Map<string, number>();
  readonly waiting = new Map<string, number>();
  readonly answered = new Map<string, number>();
  readonly refusals = new Map<string, Set<string>>();

  /** One bot registers as an operator, one registers as a player, and the others take over existing stables. */
  begin(count: number, operatorEmail: string, riders: readonly Rider[]): void {
    this.#riders.push(...riders);
    this.bots.push(newBot({ isOperator: true, email: operatorEmail }), newBot());
    while (this.bots.length < count) this.bots.push(newBot({ rider: this.#riders.shift() }));
  }

  /** Counts a granted call that the storm itself made. */
  count(route: string): void {
    countUp(this.granted, route);
  }

  draw(rng: Rng, now: number): Act {
    const goesOn = this.#busy !== undefined && this.#busy.begins.length > 0 && chance(rng, GOES_ON);
    const bot = (goesOn ? this.#busy : undefined) ?? pick(rng, this.bots);
    this.#busy = bot;
    const others = this.bots.filter((one) => one !== bot);
    const call = this.#drawCall(rng, bot);
    const route = routeOf(call);
    const filling: Filling = { rng, bot, others, route, now, named: [] };
    const input = chance(rng, 0.07)
      ? spoil(rng, call, bot)
      : (INFORMED[route]?.(filling) ?? fillInput(call, filling));
    const key = takesKey(call) && chance(rng, 0.8) ? `key-${wholeBetween(rng, 0, 2 ** 31)}` : undefined;
    return { bot, session: bot.session, call, input, key, way: drawWay(rng, call) };
  }

  /** Learns from an answer. */
  note({ bot, session, call, input }: Act, { status, body, headers }: HttpAnswer): void {
    const route = routeOf(call);
    countUp(this.answered, route);
    const { code, message } = body as { readonly code?: string; readonly message?: string };
    noteWayIn(bot, route, { status, code });
    if (code === 'NOT_SIGNED_IN' && session.token === bot.session.token)
      bot.session = { ...bot.session, token: '' };
    if (code === 'SUSPENDED' || (status >= 400 && route === 'POST /api/auth/login')) bot.stuck += 1;
    if (bot.stuck > GIVES_UP) this.#replace(bot);
    if (status >= 300) {
      bot.replies.set(`refusal of ${route}`, message);
      if (status === 404) bot.memory.drop(idIn(input));
      this.refusals.set(route, (this.refusals.get(route) ?? new Set()).add(code ?? String(status)));
      retry(bot, route, code);
      if (route === 'POST /api/marketplace/buy') noteRefusedSeller(bot, input);
      return;
    }
    if (call.access === 'player') bot.stuck = 0;
    countUp(status === 200 ? this.granted : this.waiting, route);
    if (status !== 200) return;
    bot.replies.set(route, body);
    bot.inputs.set(route, input);
    if (route === 'GET /api/horses') bot.memory.forget('own horse');
    if (call.method === 'DELETE') bot.memory.drop(idIn(input));
    bot.memory.learn(route, body);
    if (route === 'PUT /api/horses/:id/stud') bot.memory.note('placed at stud', String(idIn(input)));
    noteAccount(bot, route, input, body);
    noteSession(bot, route, body, headers['set-cookie']);
    this.#callOthers(bot, route, body);
  }

  /** Remembers the keys in the links of new mails. */
  readMails(mails: readonly MailToSend[]): void {
    for (const bot of this.bots) {
      for (const { to, text } of mails.slice(bot.mailsRead)) {
        const [, page, token] = /(\/[\w-]+)\?token=([\w-]{43})\b/.exec(text) ?? [];
        if (page !== undefined && token !== undefined && bot.addresses.has(to)) bot.memory.note(page, token);
      }
      bot.mailsRead = mails.length;
    }
  }

  #drawCall(rng: Rng, bot: Bot): CallShape {
    if (bot.session.token === '') return callNamed(wayIn(bot));
    if (bot.begins.length === 0) bot.begins.push(...this.#drawNext(rng, bot));
    const first = bot.begins.shift();
    if (first === A_NEW_DEVICE) {
      [bot.otherSession, bot.session] = [bot.session, NO_SESSION];
      return callNamed('POST /api/auth/login');
    }
    if (first === THE_OTHER_DEVICE) {
      if (bot.otherSession.token !== '') [bot.otherSession, bot.session] = [bot.session, bot.otherSession];
      return this.#drawCall(rng, bot);
    }
    if (first === MEANWHILE) return callNamed(this.#drawRarest(rng, bot));
    const endsOffice = bot.isOperator && first !== undefined && ENDS_OFFICE.has(first);
    return callNamed(endsOffice ? 'GET /api/admin' : (first ?? 'GET /api/horses'));
  }

  #drawNext(rng: Rng, bot: Bot): readonly string[] {
    const opening = this.#openingOf(bot);
    if (opening) return opening;
    if (chance(rng, BEGINS_STORY)) return this.#drawStory(rng, bot);
    return chance(rng, DOES_DAILY) ? pick(rng, DAILY) : [this.#drawRarest(rng, bot)];
  }

  /** Draws some calls and returns the least granted one. */
  #drawRarest(rng: Rng, bot: Bot): string {
    const open = CALLS.filter(({ path }) => bot.isOperator || !path.startsWith('/api/admin'));
    const route = this.#rarest(
      Array.from({ length: DRAWS }, () => routeOf(pick(rng, open))),
      (one) => this.#often(one),
    );
    const isTooOften = RARE.has(route) && this.#often(route) >= 1 && chance(rng, 0.95);
    return isTooOften || WAYS_IN.has(route) ? 'GET /api/horses' : route;
  }

  /** The first opening that nobody has completed or is in the middle of. */
  #openingOf(bot: Bot): readonly string[] | undefined {
    const opening = OPENINGS.find((story) => {
      const last = story.at(-1) ?? '';
      const isDone = story.includes(A_NEW_DEVICE) ? this.waiting.size > 0 : this.granted.has(last);
      const isTaken = isDone || this.bots.some(({ begins }) => begins.includes(last));
      const isFor = bot.isRider || !last.includes('/breeding/');
      return isFor && !isTaken && (bot.opened.get(story) ?? 0) < MOST_OPENED;
    });
    if (opening) bot.opened.set(opening, (bot.opened.get(opening) ?? 0) + 1);
    return opening;
  }

  /** Draws some stories and returns the one whose call was granted least. */
  #drawStory(rng: Rng, bot: Bot): readonly string[] {
    const open = bot.isOperator && chance(rng, 0.5) ? OF_OPERATORS : STORIES;
    return this.#rarestStory(Array.from({ length: DRAWS }, () => pick(rng, open)));
  }

  #rarestStory(stories: readonly (readonly string[])[]): readonly string[] {
    return this.#rarest(stories, (story) => this.#leastOf(story));
  }

  #leastOf(story: readonly string[]): number {
    return Math.min(...story.map((route) => this.#often(route)));
  }

  /** Other bots answer until answers are granted as often as the call; the receiver answers a letter or request. */
  #callOthers(bot: Bot, route: string, body: unknown): void {
    const story = this.#rarestStory(THEN[route] ?? [[]]);
    if (this.#leastOf(story) > this.#often(route)) return;
    const { toUsername, request } = body as {
      readonly toUsername?: string;
      readonly request?: { readonly stallion?: { readonly ownerUsername?: string } };
    };
    const addressee = toUsername ?? request?.stallion?.ownerUsername;
    for (const other of this.bots)
      if (
        other !== bot &&
        other.begins.length < MOST_BEGUN &&
        (addressee === undefined || other.username === addressee)
      )
        other.begins.unshift(...story);
  }

  #often(route: string): number {
    if (!called.has(route)) return Infinity;
    return (this.granted.get(route) ?? 0) + (this.answered.get(route) ?? 0) / 10;
  }

  #rarest<T>(drawn: readonly T[], often: (one: T) => number): T {
    return drawn.reduce((rarest, one) => (often(one) < often(rarest) ? one : rarest));
  }

  /** The account is deleted or closed. */
  #replace(bot: Bot): void {
    this.bots.splice(
      this.bots.indexOf(bot),
      1,
      newBot(
        bot.isOperator ? { isOperator: true, email: [...bot.addresses][0] } : { rider: this.#riders.shift() },
      ),
    );
  }
}

function countUp(counts: Map<string, number>, route: string): void {
  counts.set(route, (counts.get(route) ?? 0) + 1);
}

const idIn = ({ params }: CallInput) => (params as { readonly id?: unknown } | undefined)?.id;

function drawWay(rng: Rng, call: CallShape): Act['way'] {
  const drawn = rng.next();
  // Threads hash passwords and render pictures in an order that no seed decides.
  if (call.method === 'GET' || /\/auth\/|\/account|\/guest|picture/.test(call.path) || drawn > 0.14)
    return 'once';
  return drawn < 0.07 ? 'at once' : 'twice';
}

/** Uses numbers, texts and things that the call refuses, or accepts by chance. */
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
