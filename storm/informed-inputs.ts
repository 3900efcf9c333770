import { FEEDING_DAYS, planFeeding } from '../game/care/feeding-plan.ts';
import { COSMETIC_ROWS, COSMETICS } from '../game/cosmetics/cosmetics.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { codeOf } from './bot.ts';
import type { CallInput } from './requests.ts';
import type { Filling, Inform } from './filling.ts';
import { accountOf, idFor, NOWHERE } from './fill-ids.ts';
import { INFORMED_BREEDING, isGrown } from './informed-breeding.ts';
import { INFORMED_TRADE, isFree, ownedOf } from './informed-trade.ts';
import type { Seen } from './memory.ts';

/** Inputs of calls whose fields depend on each other; undefined if the bot has not seen enough. */
export const INFORMED: Readonly<Record<string, Inform>> = {
  ...INFORMED_BREEDING,
  ...INFORMED_TRADE,
  'POST /api/auth/register': ({ bot: { username, email, password }, rng }) => ({
    body: {
      username,
      email,
      password,
      guild: pick(rng, ['rider', 'manufacturer', 'trainer', 'equilibrium']),
    },
  }),
  'POST /api/auth/login': ({ bot, now }) => {
    const code = codeOf(bot, now);
    return { body: { email: bot.email, password: bot.password, ...(code !== undefined && { code }) } };
  },
  'GET /api/store/offers': () => ({ query: {} }),
  'GET /api/gate': () => ({ query: {} }),
  'POST /api/gate/take': horseOfGate,
  'POST /api/auth/guest': horseOfGate,
  'POST /api/guest/keep': ({ bot: { username, email, password } }) => ({
    body: { username, email, password },
  }),
  'GET /api/horses': () => ({ query: {} }),
  'GET /api/shows': (filling) => ({ query: { horse_id: idFor('horse_id', filling), limit: '20' } }),
  'POST /api/shows/:id/enter': (filling) => {
    const [horse_id, show] = [shownFor(filling), openShows(filling)[0]];
    return horse_id === undefined || show === undefined
      ? undefined
      : { params: { id: show['id'] }, body: { horse_id } };
  },
  'POST /api/shows/bulk-enter': (filling) => {
    const [horse_id, shows] = [shownFor(filling), openShows(filling)];
    if (horse_id === undefined || shows.length === 0) return undefined;
    return { body: { horse_id, show_ids: shows.slice(0, 3).map(({ id }) => id) } };
  },
  'POST /api/shows/enter-each': ({ bot, rng }) => {
    const shown = bot.replies.get('GET /api/shows/next') as
      | { readonly next: readonly NextShow[]; readonly meadow: readonly NextShow[] }
      | undefined;
    const offered = shown && (shown.meadow.length > 0 && rng.next() < 0.5 ? shown.meadow : shown.next);
    if (!offered || offered.length === 0) return undefined;
    return {
      body: { entries: offered.map(({ horseId, show }) => ({ horseId, showId: show.id })) },
    };
  },
  'POST /api/inventory/buy-feed': ({ rng }) => ({
    body: {
      feed_type: pick(rng, ['monthly', 'monthly', 'quarterly', 'annually']),
      quantity: wholeBetween(rng, 1, 2),
    },
  }),
  'POST /api/horses/:id/use-feed': (filling) => ({
    params: { id: idFor('id', filling) },
    body: { feed_type: ownedOf(filling, 'feed') ?? 'monthly' },
  }),
  'POST /api/horses/:id/use-treat': (filling) => ({
    params: { id: idFor('id', filling) },
    body: { treat_type: ownedOf(filling, 'treats') ?? 'sugar' },
  }),
  'POST /api/horses/feed': (filling) => {
    const feeding = feedingOf(filling);
    return feeding && { body: { ...feeding, longBags: false } };
  },
  'POST /api/round': (filling) => {
    const seen = filling.bot.replies.get('GET /api/round') as { readonly order: object } | undefined;
    return seen && { body: seen.order };
  },
  'POST /api/shows/create': ({ rng }) => ({
    body: {
      show_type: pick(rng, ['dressage', 'jumping', 'racing']),
      min_level: 1,
      entry_fee: pick(rng, [20, 50, 100]),
      prize_amount: pick(rng, [100, 400, 900]),
    },
  }),
  'POST /api/stable/boxes': ({ bot }) => {
    const boxes = bot.replies.get('GET /api/stable/boxes') as Seen | undefined;
    return boxes && { body: { price: boxes['nextPrice'] } };
  },
  'POST /api/materials/buy': ({ rng }) => ({
    body: { material_type: pick(rng, ['wood', 'iron', 'leather', 'thread', 'glue']), quantity: 30 },
  }),
  'POST /api/reports': ({ rng, others }) => ({
    body: {
      kind: pick(rng, ['username', 'bio', 'shop_name']),
      id: accountOf(pick(rng, others))?.['id'] ?? NOWHERE,
      reason: pick(rng, ['unkind', 'other']),
    },
  }),
  'GET /api/practice/checkouts/:id': (filling) => ofCheckout(filling, {}),
  'POST /api/practice/checkouts/:id/finish': (filling) =>
    ofCheckout(filling, {
      body: { outcome: pick(filling.rng, ['succeeds', 'succeeds', 'refused', 'late']) },
    }),
  'POST /api/subscription/cancel': ({ rng }) => ({ body: { atPeriodEnd: chance(rng, 0.8) } }),
  'POST /api/practice/intents/:id/confirm': ({ bot }) => {
    const order = bot.replies.get('POST /api/payments/genetic-insight') as Seen | undefined;
    const secret = order?.['clientSecret'];
    if (typeof secret !== 'string') return undefined;
    return { params: { id: secret.split('_secret_')[0] }, body: { confirmed: true } };
  },
  'PUT /api/profile-picture/uploads/:id': ({ bot }) => {
    const id = uploadOf(bot.replies.get('POST /api/profile-picture/upload'))?.split('/').at(-1);
    return id === undefined ? undefined : { params: { id }, body: 'the picture, were it one' };
  },
  'PUT /api/profile-picture': ({ bot, rng }) => {
    const upload = uploadOf(bot.replies.get('POST /api/profile-picture/upload'));
    return { body: { profilePictureURL: pick(rng, [upload ?? null, null]) } };
  },
  'POST /api/moments/seen': ({ rng, bot: { memory } }) => ({
    body: { entryId: memory.any(rng, 'entry')?.['id'], level: wholeBetween(rng, 1, 3) },
  }),
  'GET /api/batch': () => ({ query: { get: ['/api/breeds', '/api/horses', '/api/shows?limit=3'] } }),
  'POST /api/horses/:id/equip-tack/:tackId': (filling) => {
    const tack = filling.bot.memory.any(filling.rng, 'own tack', isFree);
    return tack && { params: { id: idFor('horse_id', filling), tackId: tack['id'] } };
  },
  'POST /api/horses/:id/unequip-tack/:tackId': ({ bot, rng }) => {
    const tack = bot.memory.any(rng, 'own tack', (seen) => !isFree(seen));
    return tack && { params: { id: tack['equippedToHorseId'], tackId: tack['id'] } };
  },
  'POST /api/first-steps/:id/collect': ({ bot }) => {
    const steps = (bot.replies.get('GET /api/first-steps') ?? []) as readonly Seen[];
    return forId(steps.find(({ status }) => status === 'done'));
  },
  'POST /api/devices/enter-code': ({ bot }) => ({ body: { code: bot.memory.all('code').at(-1)?.['id'] } }),
  'POST /api/devices/:id/notice': ({ bot, rng }) => forId(bot.memory.any(rng, 'device', isNewDevice)),
  'POST /api/devices/:id/sign-out': ({ bot, rng }) => forId(bot.memory.any(rng, 'device', isNewDevice)),
  'POST /api/waiting-calls/:id/cancel': ({ bot, rng }) =>
    forId(bot.memory.any(rng, 'waiting call', ({ status }) => status === 'waiting')),
  'PUT /api/horses/:id/style': (filling) => {
    const horse = filling.bot.memory.any(filling.rng, 'own horse');
    return horse && { params: { id: horse['id'] }, body: cosmeticFor(horse, filling.rng) };
  },
  'PUT /api/moderation/birth-year': ({ rng }) => ({ body: { birthYear: pick(rng, [1984, 1999]) } }),
};

function feedingOf({ rng, bot }: Filling) {
  const own = bot.memory
    .all('own horse')
    .filter(({ grassFrom }) => grassFrom === null)
    .toSorted(byHunger);
  if (own.length === 0) return undefined;
  const breeders = own.filter(isGrown);
  const some = breeders.length > 0 && chance(rng, 0.5) ? breeders : own;
  const most = Math.min(10, some.length);
  const horses = some.slice(0, chance(rng, 0.5) ? most : wholeBetween(rng, 1, most));
  const stock = (bot.replies.get('GET /api/inventory/feed') ?? []) as readonly {
    readonly feedType: string;
    readonly quantity: number;
  }[];
  const days = pick(rng, FEEDING_DAYS);
  const rations = horses.map(({ rationUntil }) => rationUntil !== null);
  const bags = Object.fromEntries(stock.map(({ feedType, quantity }) => [feedType, quantity]));
  return {
    horses: horses.map(({ id, feedExpiresAt = null }) => ({ id, feedExpiresAt })),
    days,
    price: planFeeding({ horses: horses.length, days, long: false, rations }, bags).price,
  };
}

interface NextShow {
  readonly horseId: string;
  readonly show: { readonly id: string };
}

/** The horse for which the bot was shown these shows. */
const shownFor = ({ bot }: Filling) =>
  (bot.inputs.get('GET /api/shows')?.query as { readonly horse_id?: string } | undefined)?.horse_id;

function openShows({ bot, now, rng }: Filling): readonly Seen[] {
  const shown = (bot.replies.get('GET /api/shows') ?? []) as readonly Seen[];
  const open = shown.filter(({ scheduledDate }) => Date.parse(String(scheduledDate)) > now);
  return open.slice(wholeBetween(rng, 0, Math.max(0, open.length - 3)));
}

const byHunger = (one: Seen, other: Seen) => Number(one['feedLeftHours']) - Number(other['feedLeftHours']);

const forId = (seen: Seen | undefined) => seen && { params: { id: seen['id'] } };
const isNewDevice = ({ isNew, isThis }: Seen) => isNew === true && isThis === false;

/** Uses the price that the market shows. */
function cosmeticFor({ nameplates, tackColours }: Seen, rng: Rng) {
  const cosmetic = pick(rng, COSMETICS);
  const { items, rows } = COSMETIC_ROWS[cosmetic];
  const item = pick<string>(rng, items);
  const has = (cosmetic === 'nameplate' ? nameplates : tackColours) as readonly string[] | undefined;
  const { price = 0 } = (rows as Readonly<Record<string, { readonly price: number }>>)[item] ?? {};
  return { cosmetic, item, price: has?.includes(item) === true ? 0 : price };
}

function ofCheckout({ bot }: Filling, more: CallInput): CallInput | undefined {
  const { sessionUrl } = (bot.replies.get('POST /api/subscription/create') ?? {}) as { sessionUrl?: string };
  return sessionUrl === undefined
    ? undefined
    : { params: { id: sessionUrl.slice('/checkout/'.length) }, ...more };
}

const uploadOf = (reply: unknown) => (reply as { readonly uploadURL?: string } | undefined)?.uploadURL;

function horseOfGate({ bot, rng }: Filling) {
  const gate = bot.replies.get('GET /api/gate') as Seen | undefined;
  return gate && { body: { token: gate['token'], nth: wholeBetween(rng, 0, 2), horseName: 'Rowan' } };
}
