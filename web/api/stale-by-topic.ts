import type { QueryKey } from '@tanstack/react-query';
import type { Topic } from './live/live-event.ts';
import type { Polled } from './live/listen.ts';
import { keyOf } from './read.ts';

/** Keys cover everything below their path. */
const HORSES = keyOf('GET /api/horses');
const BREEDING: QueryKey = ['api', 'breeding'];
const MARKETPLACE: QueryKey = ['api', 'marketplace'];

/** Applies to any horse. */
const OWN_ENTRIES = [
  keyOf('GET /api/shows/my-entries'),
  keyOf('GET /api/news/since-last-visit'),
  keyOf('GET /api/users/me/quota'),
];

const STALE = {
  user: [
    keyOf('GET /api/auth/me'),
    keyOf('GET /api/user'),
    keyOf('GET /api/account'),
    keyOf('GET /api/payments'),
  ],
  // Births are reported under `horses`.
  horses: [HORSES, keyOf('GET /api/stable/boxes'), BREEDING, MARKETPLACE],
  entries: [...OWN_ENTRIES, keyOf('GET /api/shows/count'), HORSES],
  shows: [keyOf('GET /api/shows')],
  transactions: [keyOf('GET /api/transactions')],
  salary: [keyOf('GET /api/goldsmith/salary')],
  inventory: [
    keyOf('GET /api/inventory/feed'),
    keyOf('GET /api/inventory/treats'),
    keyOf('GET /api/materials'),
  ],
  tack: [['api', 'tack'], MARKETPLACE],
  studs: [keyOf('GET /api/stud-requests'), BREEDING],
  vet: [keyOf('GET /api/vet/my-requests')],
  store: [['api', 'store']],
  news: [],
  round: [],
  moments: [],
  moderation: [keyOf('GET /api/moderation'), keyOf('GET /api/blocked-players'), ['api', 'players']],
  devices: [['api', 'devices'], keyOf('GET /api/waiting-calls')],
  mail: [['api', 'messages']],
  chat: [keyOf('GET /api/chat/messages')],
  chat_read: [keyOf('GET /api/chat/has-new')],
  album: [keyOf('GET /api/album/wish'), ['api', 'players']],
} satisfies Readonly<Record<Topic, readonly QueryKey[]>>;

/** Chat by others changes no other data. */
const OF_OTHERS: ReadonlySet<Topic> = new Set(['chat', 'chat_read']);

/** Computed from everything else. */
const DERIVED = [
  keyOf('GET /api/shell'),
  keyOf('GET /api/round'),
  keyOf('GET /api/first-steps'),
  keyOf('GET /api/guide'),
  keyOf('GET /api/news'),
  keyOf('GET /api/moments'),
];

/** Ignores unknown topics, from a newer server. */
export function staleBy(topics: readonly Topic[]): QueryKey[] {
  const known: Readonly<Partial<Record<Topic, readonly QueryKey[]>>> = STALE;
  const stale = topics.flatMap((topic) => known[topic] ?? []);
  return topics.every((topic) => OF_OTHERS.has(topic)) ? stale : [...stale, ...DERIVED];
}

/** Entries of single horses are polled with the horses. */
export const POLLED_KEYS: Readonly<Record<Polled, readonly QueryKey[]>> = {
  ...STALE,
  entries: OWN_ENTRIES,
  shell: DERIVED,
  online: [keyOf('GET /api/chat/online-count')],
};
