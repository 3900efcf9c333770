import type { Bot } from './bot.ts';
import type { Listing } from './informed-trade.ts';
import type { CallInput } from './requests.ts';
import { MEANWHILE } from './stories.ts';

/* What a bot remembers of a reply, and how it reacts to a refusal. */

/** Remembers what an answer says about the bot's account. */
export function noteAccount(bot: Bot, route: string, { body: sent }: CallInput, body: unknown): void {
  const { username, guestUntil } = body as { readonly username?: unknown; readonly guestUntil?: unknown };
  const input = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  if (/account\/password|reset-password/.test(route)) bot.password = input['newPassword'] ?? bot.password;
  if (route === 'POST /api/account/deletion') bot.isLeaving = true;
  if (route === 'POST /api/account/deletion/cancel') bot.isLeaving = false;
  // A guest keeps what it has by a name of its own.
  if (route === 'GET /api/auth/me' && guestUntil === null) bot.username = String(username);
  if (route === 'PATCH /api/account/username') bot.username = input['username'] ?? bot.username;
  if (route === 'POST /api/account/two-factor/turn-off') bot.memory.forget('setup key');
  const { email } = body as { readonly email?: unknown };
  if (route === 'GET /api/account' && typeof email === 'string') bot.email = email;
  if (route === 'PATCH /api/account/email' && input['email'] !== undefined) bot.addresses.add(input['email']);
}

/** Remembers whether the bot has an account, also after a refusal: it may have got it before the connection broke. */
export function noteWayIn(
  bot: Bot,
  route: string,
  { status, code }: { readonly status: number; readonly code: string | undefined },
): void {
  if (route === 'POST /api/auth/register' && status < 500 && code !== 'INVALID_INPUT') bot.hasAccount = true;
  const isKept = status === 200 || code === 'KEPT_BEFORE' || code === 'USERNAME_TAKEN';
  if (route === 'POST /api/guest/keep' && isKept) bot.hasAccount = true;
  // A gate gives one horse, whatever the answer.
  if (route === 'POST /api/auth/guest') bot.replies.delete('GET /api/gate');
}

/** Remembers the session and the device that an answer began or ended. */
export function noteSession(bot: Bot, route: string, body: unknown, setCookie: unknown): void {
  const { token } = body as { readonly token?: unknown };
  if (/POST \/api\/(?:auth\/(?:register|login|guest)|guest\/keep)/.test(route) && typeof token === 'string')
    bot.session = { ...bot.session, token };
  if (route === 'POST /api/auth/logout') bot.session = { ...bot.session, token: '' };
  if (typeof setCookie === 'string') bot.session = { ...bot.session, cookie: setCookie.split(';')[0] ?? '' };
}

/** Young accounts may pay one seller only a limited amount. */
export function noteRefusedSeller(bot: Bot, { body }: CallInput): void {
  const { listingId } = (body ?? {}) as { readonly listingId?: unknown };
  const shown = (bot.replies.get('GET /api/marketplace/listings') ?? []) as readonly Listing[];
  const listing = shown.find(({ id }) => id === listingId);
  if (listing) bot.memory.note('refused seller', listing.seller.username);
}

/** How often a bot repeats a call refused with the same code. */
const MOST_RETRIES = 2;

/** For each refusal code, the calls that a bot makes before it repeats the refused call. */
const REMEDIES: Readonly<Record<string, readonly string[]>> = {
  BIRTH_YEAR_NEEDED: ['PUT /api/moderation/birth-year'],
  EMAIL_NOT_CONFIRMED: ['POST /api/account/email/resend', 'POST /api/account/confirm-email'],
  KEEP_FIRST: ['POST /api/guest/keep'],
  NO_FEED: ['POST /api/inventory/buy-feed', 'GET /api/inventory/feed'],
  HORSE_UNFED: ['GET /api/inventory/feed', 'GET /api/horses', 'POST /api/horses/feed', 'GET /api/horses'],
  PARENT_NOT_FED: ['GET /api/inventory/feed', 'GET /api/horses', 'POST /api/horses/feed', 'GET /api/horses'],
  NO_BREEDING_CHECK: [
    'GET /api/horses',
    'POST /api/horses/request-vet',
    MEANWHILE,
    MEANWHILE,
    MEANWHILE,
    MEANWHILE,
    'GET /api/horses',
  ],
  NOT_ENOUGH_MATERIALS: ['POST /api/materials/buy', 'POST /api/materials/buy', 'POST /api/materials/buy'],
  FED_MEANWHILE: ['GET /api/inventory/feed', 'GET /api/horses'],
  UNAVAILABLE: [],
};

/** The bot first makes the remedying calls, then repeats the refused one. */
export function retry({ begins, retries }: Bot, route: string, code: string | undefined): void {
  const remedy = code === undefined ? undefined : REMEDIES[code];
  const tried = `${route} ${code}`;
  const times = retries.get(tried) ?? 0;
  if (!remedy || begins.includes(route) || times >= MOST_RETRIES) return;
  retries.set(tried, times + 1);
  begins.unshift(...remedy, route);
}
