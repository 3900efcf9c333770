import type { Bot } from './bot.ts';
import type { Lot } from './informed-trade.ts';
import type { CallInput } from './requests.ts';

/** Remembers what an answer says about the bot's account. */
export function noteAccount(bot: Bot, route: string, { body: sent }: CallInput, body: unknown): void {
  const { username } = body as { readonly username?: unknown };
  const asked = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  if (/account\/password|reset-password/.test(route)) bot.password = asked['newPassword'] ?? bot.password;
  if (route === 'POST /api/account/deletion') bot.isLeaving = true;
  if (route === 'POST /api/account/keep') bot.isLeaving = false;
  if (route === 'GET /api/auth/me' && typeof username === 'string') bot.username = username;
  if (route === 'PATCH /api/account/username') bot.username = asked['username'] ?? bot.username;
  if (route === 'POST /api/account/two-factor/turn-off') bot.memory.forget('setup key');
  const { email } = body as { readonly email?: unknown };
  if (route === 'GET /api/account' && typeof email === 'string') bot.email = email;
  if (route === 'PATCH /api/account/email' && asked['email'] !== undefined) bot.addresses.add(asked['email']);
}

/** Remembers the session and the device that an answer began or ended. */
export function noteSession(bot: Bot, route: string, body: unknown, setCookie: unknown): void {
  const { token } = body as { readonly token?: unknown };
  if (/POST \/api\/auth\/(?:register|login)/.test(route) && typeof token === 'string')
    bot.session = { ...bot.session, token };
  if (route === 'POST /api/auth/logout') bot.session = { ...bot.session, token: '' };
  if (typeof setCookie === 'string') bot.session = { ...bot.session, cookie: setCookie.split(';')[0] ?? '' };
}

/** Young accounts may pay one seller only so much. */
export function noteRefusedSeller(bot: Bot, { body }: CallInput): void {
  const { listingId } = (body ?? {}) as { readonly listingId?: unknown };
  const shown = (bot.replies.get('GET /api/marketplace/listings') ?? []) as readonly Lot[];
  const lot = shown.find(({ id }) => id === listingId);
  if (lot) bot.memory.note('refused seller', lot.seller.username);
}
