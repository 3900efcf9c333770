import { FEEDING_DAYS, planFeeding } from '../game/care/feeding-plan.ts';
import { pick, wholeBetween } from '../game/rng.ts';
import { codeOf, type Bot } from './bot.ts';
import type { CallInput, Filling } from './filling.ts';
import { idFor, NOWHERE } from './fill-ids.ts';
import type { Seen } from './memory.ts';

type Inform = (filling: Filling) => CallInput | undefined;

/** Inputs of calls whose fields depend on each other; undefined if the bot has not seen enough. */
export const INFORMED: Readonly<Record<string, Inform>> = {
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
  'GET /api/horses': () => ({ query: {} }),
  'GET /api/shows': (filling) => ({ query: { horse_id: idFor('horse_id', filling), limit: '20' } }),
  'POST /api/shows/:id/enter': (filling) => {
    const horse = filling.bot.memory.any(filling.rng, 'own horse');
    return horse && { params: { id: idFor('id', filling) }, body: { horse_id: horse['id'] } };
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
    return feeding && { body: { ...feeding, long_bags: false } };
  },
  'POST /api/round': (filling) => {
    const seen = filling.bot.replies.get('GET /api/round') as { readonly rounds: number } | undefined;
    if (!seen) return undefined;
    const feeding = feedingOf(filling) ?? null;
    const nothing = { treating: null, vet: [], entries: [], training: [], leftOut: [] };
    return { body: { rounds: seen.rounds, collect: true, feeding, ...nothing } };
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
  'POST /api/horses/request-vet': (filling) => ({
    body: {
      horse_ids: filling.bot.memory
        .all('own horse')
        .map(({ id }) => id)
        .slice(0, 20),
      service_type: pick(filling.rng, ['breeding_check', 'breeding_check', 'checkup', 'vet_shots']),
    },
  }),
  'POST /api/materials/buy': ({ rng }) => ({
    body: { material_type: pick(rng, ['wood', 'iron', 'leather', 'thread', 'glue']), quantity: 30 },
  }),
  'POST /api/reports': ({ rng, others }) => ({
    body: {
      kind: pick(rng, ['username', 'bio', 'shop_name']),
      id: playerIdOf(pick(rng, others)),
      reason: pick(rng, ['unkind', 'other']),
    },
  }),
  'GET /api/practice/checkouts/:id': (filling) => ofCheckout(filling, {}),
  'POST /api/practice/checkouts/:id/finish': (filling) =>
    ofCheckout(filling, {
      body: { outcome: pick(filling.rng, ['succeeds', 'succeeds', 'refused', 'late']) },
    }),
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
  'POST /api/market/sell-tack': ({ bot, rng }) => {
    const tack = bot.memory.any(rng, 'own tack', isFree);
    return tack && { body: { tackId: tack['id'], price: pick(rng, [200, 800]) } };
  },
  'PUT /api/kindness/birth-year': ({ rng }) => ({ body: { birthYear: pick(rng, [1984, 1999]) } }),
};

const isFree = ({ equippedToHorseId, forSale }: Seen) => equippedToHorseId === null && forSale !== true;

function feedingOf({ rng, bot }: Filling) {
  const own = bot.memory.all('own horse');
  if (own.length === 0) return undefined;
  const horses = own.slice(0, wholeBetween(rng, 1, Math.min(3, own.length)));
  const stock = (bot.replies.get('GET /api/inventory/feed') ?? []) as readonly {
    readonly feedType: string;
    readonly quantity: number;
  }[];
  const days = pick(rng, FEEDING_DAYS);
  const bags = Object.fromEntries(stock.map(({ feedType, quantity }) => [feedType, quantity]));
  return {
    horses: horses.map(({ id, feedExpiresAt = null }) => ({ id, feed_expires_at: feedExpiresAt })),
    days,
    price: planFeeding({ horses: horses.length, days, long: false }, bags).price,
  };
}

/** In stock when the bot last looked. */
function ownedOf({ rng, bot }: Filling, what: 'feed' | 'treats'): unknown {
  const stock = (bot.replies.get(`GET /api/inventory/${what}`) ?? []) as readonly Seen[];
  const owned = stock.filter(({ quantity }) => typeof quantity === 'number' && quantity > 0);
  return owned.length === 0
    ? undefined
    : (({ feedType, treatType }) => feedType ?? treatType)(pick(rng, owned));
}

function playerIdOf({ replies }: Bot): unknown {
  return (replies.get('GET /api/auth/me') as Seen | undefined)?.['id'] ?? NOWHERE;
}

function ofCheckout({ bot }: Filling, more: CallInput): CallInput | undefined {
  const { sessionUrl } = (bot.replies.get('POST /api/subscription/create') ?? {}) as { sessionUrl?: string };
  return sessionUrl === undefined
    ? undefined
    : { params: { id: sessionUrl.slice('/checkout/'.length) }, ...more };
}

const uploadOf = (reply: unknown) => (reply as { readonly uploadURL?: string } | undefined)?.uploadURL;
