import { chance, pick } from '../game/rng.ts';
import type { Bot } from './bot.ts';
import type { Filling } from './filling.ts';
import type { Seen } from './memory.ts';

export const NOWHERE = '0190a000-0000-7000-8000-000000000000';

/** The kind of thing that an id field refers to; the first match counts. */
const KINDS: readonly (readonly [field: RegExp, kind: string])[] = [
  [/ storeHorseId$/, 'store horse'],
  [/buy-rescue-horse horseId$/, 'rescue'],
  [/\/api\/studs\/:id\/requests id$/, 'stud'],
  [/ stallionId$/, 'stallion'],
  [/ mareId$/, 'mare'],
  [/\/mates id$/, 'mare'],
  [/(?:PUT|DELETE) \/api\/horses\/:id\/stud id$/, 'stallion'],
  [/ (?:horseIds?|horseIds?|horse)$/, 'own horse'],
  [/\/api\/horses\/feed id$|\/api\/round id$/, 'own horse'],
  [/ (?:tackId|tack_id)$/, 'own tack'],
  [/ (?:show_ids?|showIds?)$/, 'show'],
  [/ entryId$/, 'entry'],
  [/ listingId$/, 'listing'],
  [/ foalId$/, 'own horse'],
  [/ eventId$/, 'event'],
  [/ (?:seller|owner)$/, 'player'],
  [/\/api\/(?:horses|train|public\/horses)\/:id\S* id$/, 'own horse'],
  [/\/api\/shows\/:id\S* id$/, 'show'],
  [/\/api\/(?:players|public\/players|blocked-players)\/:id\S* id$/, 'player'],
  [/\/api\/messages\/:id\S* id$/, 'letter'],
  [/\/api\/stud-requests\/:id\S* id$/, 'stud request'],
  [/\/api\/(?:market|marketplace)\/listings\/:id id$/, 'listing'],
  [/\/api\/devices\/:id\S* id$/, 'device'],
  [/\/api\/waiting-calls\/:id\S* id$/, 'waiting call'],
  [/\/api\/admin\/cases\/:id\S* id$/, 'case'],
  [/\/api\/admin\/decisions\/:id\S* id$/, 'decision'],
  [/\/api\/admin\/contact\/:id id$/, 'contact'],
  [/\/api\/account\/access-tokens\/:id id$/, 'access token'],
  [/\/api\/push\/:id id$/, 'push device'],
  [/checkouts\/:id\S* id$/, 'checkout'],
  [/intents\/:id\S* id$/, 'intent'],
  [/uploads\/:id id$/, 'upload'],
  [/\/api\/reports id$/, 'player'],
];

/** Chance of an id that another bot has seen, or of one that does not exist. */
const ASTRAY = 0.06;

export function idFor(field: string, filling: Filling): string | undefined {
  const { rng, bot, others, route, named } = filling;
  if (field === 'sendId') return undefined;
  const kind = KINDS.find(([pattern]) => pattern.test(`${route} ${field}`))?.[1] ?? 'thing';
  if (chance(rng, ASTRAY)) {
    const whose = others.length === 0 ? bot : pick(rng, others);
    return idOf(whose.memory.any(rng, kind) ?? whose.memory.anything(rng)) ?? NOWHERE;
  }
  const seen = chance(rng, 0.1) ? undefined : ofKind(kind, filling);
  const found = seen ?? bot.memory.any(rng, kind) ?? bot.memory.any(rng, 'own horse');
  if (found) named.push(found);
  return idOf(found) ?? NOWHERE;
}

function ofKind(kind: string, { rng, bot: { memory }, others }: Filling): Seen | undefined {
  switch (kind) {
    case 'mare':
    case 'stallion':
      return memory.any(rng, 'own horse', ({ sex, gender }) => (sex ?? gender) === kind);
    case 'own horse':
      if (chance(rng, 0.1)) return memory.any(rng, 'horse');
      return chance(rng, 0.7) ? memory.any(rng, kind, isAtWork) : undefined;
    case 'player':
      return others.length === 0 ? undefined : accountOf(pick(rng, others));
    default:
      return memory.any(rng, kind);
  }
}

export const accountOf = ({ replies }: Bot) => replies.get('GET /api/auth/me') as Seen | undefined;

const isAtWork = ({ feedLeftHours, grassFrom }: Seen) => Number(feedLeftHours) > 0 && grassFrom === null;

const idOf = (seen: Seen | undefined) => (typeof seen?.['id'] === 'string' ? seen['id'] : undefined);
