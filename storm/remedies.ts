import type { Bot } from './bot.ts';
import { MEANWHILE } from './stories.ts';

/** So often a bot tries the same call again after refusals with one code. */
const MOST_TRIED_AGAIN = 2;

/** By refusal code, the calls a bot makes before it tries the refused call again. */
const REMEDIES: Readonly<Record<string, readonly string[]>> = {
  BIRTH_YEAR_NEEDED: ['PUT /api/kindness/birth-year'],
  EMAIL_NOT_CONFIRMED: ['POST /api/account/email/resend', 'POST /api/account/confirm-email'],
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

/** The bot first does what the refusal asks for, and then makes the call again. */
export function tryAgain({ begins, triedAgain }: Bot, route: string, code: string | undefined): void {
  const remedy = code === undefined ? undefined : REMEDIES[code];
  const tried = `${route} ${code}`;
  const times = triedAgain.get(tried) ?? 0;
  if (!remedy || begins.includes(route) || times >= MOST_TRIED_AGAIN) return;
  triedAgain.set(tried, times + 1);
  begins.unshift(...remedy, route);
}
