import { chance, pick, wholeBetween } from '../game/rng.ts';
import { BREED_IDS } from '../game/horses/breeds.ts';
import { PRACTICE_CARDS } from '../game/premium/practice.ts';
import type { JsonSchema } from '../server/testing/app/input-from-schema.ts';
import { codeOf, PASSWORDS } from './bot.ts';
import type { Filling } from './filling.ts';
import { HOUR } from '../game/game-time.ts';

const NAMES = ['Juniper', 'Iris', 'Tigris', 'Bran', 'Sorrel', 'Misty', 'Comet', 'Hazel'] as const;
const SENTENCES = [
  'Hello!',
  'Is she for sale?',
  'Spots only.',
  'Thank you for the ride.',
  'Go away, all of you.',
  'Über den Zaun — ganz knapp!',
] as const;

/** A key of RFC 8291, section 5. */
const PUSH: Readonly<Record<string, string>> = {
  endpoint: 'https://push.invalid/send',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** The page that a mail links to, by the call that takes its key. */
const PAGES: Readonly<Record<string, string>> = {
  'POST /api/account/confirm-email': '/confirm-email',
  'POST /api/account/undo-email': '/keep-email',
  'POST /api/auth/reset-password': '/reset-password',
  'POST /api/waiting-calls/cancel-by-link': '/cancel-waiting',
};

export function textFor(name: string, schema: JsonSchema, filling: Filling): string | undefined {
  const { rng, bot, others, route, now } = filling;
  const known = bot.memory;
  const other = others.length === 0 ? bot : pick(rng, others);
  switch (name) {
    case 'password':
    case 'currentPassword':
      return bot.password;
    case 'newPassword':
      return PASSWORDS.find((one) => one !== bot.password);
    case 'email':
      return route.includes('/api/auth/')
        ? bot.email
        : `${bot.name.replace(' ', '.')}.${wholeBetween(rng, 1, 999)}@example.org`;
    case 'code':
      return codeOf(bot, now) ?? textOf(known.any(rng, 'code')) ?? '123456';
    case 'token':
      return textOf(known.all(PAGES[route] ?? 'code').at(-1)) ?? 'x'.repeat(43);
    case 'username':
      return route.startsWith('GET')
        ? other.username.slice(0, 4)
        : `${pick(rng, NAMES)} ${wholeBetween(rng, 1, 9_999)}`;
    case 'toUsername':
      return other.username;
    case 'q':
      return other.username.slice(0, 4);
    case 'breedId':
      return pick(rng, BREED_IDS);
    case 'paymentMethodId':
      return pick(rng, Object.values(PRACTICE_CARDS));
    case 'word':
      return textOf(known.all('word').at(-1)) ?? `glorp${wholeBetween(rng, 1, 30)}`;
    case 'entropy':
      return wholeBetween(rng, 0, 2 ** 48)
        .toString(16)
        .padStart(32, '0');
    case 'get':
      return pick(rng, ['/api/breeds', '/api/horses', '/api/user', '/api/shows?limit=5', '/api/news']);
    case 'profilePictureURL':
      return textOf(known.any(rng, 'upload address')) ?? '/uploads/none.webp';
    case 'horseIds':
      return listed(filling);
    default:
      break;
  }
  const ofPush = PUSH[name];
  if (ofPush !== undefined) return ofPush;
  if (schema.format === 'date-time') return new Date(now + wholeBetween(rng, 1, 72) * HOUR).toISOString();
  if (/name$/i.test(name)) return pick(rng, NAMES);
  const text = chance(rng, 0.05) ? 'x'.repeat(schema.maxLength ?? 50) : pick(rng, SENTENCES);
  return text.slice(0, Math.max(schema.minLength ?? 0, schema.maxLength ?? text.length));
}

function listed({ rng, bot: { memory } }: Filling): string {
  const ids = memory.all('own horse').flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return ids.slice(0, wholeBetween(rng, 1, 4)).join() || 'none';
}

function textOf(seen: { readonly id?: unknown } | undefined): string | undefined {
  return typeof seen?.id === 'string' ? seen.id : undefined;
}
