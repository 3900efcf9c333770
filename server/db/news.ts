import type { Topic } from '../../contract/live.ts';
import type { Db, Tx } from './connection.ts';

/** Beyond this, ids of changes are dropped; browsers then refresh once too often. */
export const MOST_CHANGES = 20;

/** Changes for the player's browsers and other processes. */
export interface News {
  readonly topics?: Iterable<Topic>;
  /** Entries that have a result. */
  readonly results?: Iterable<string>;
  readonly endedSessions?: Iterable<string>;
  /** Messages of chat that came or changed; published to `EVERYBODY`. */
  readonly chat?: Iterable<string>;
  /** Source transactions; undefined if one has no id. */
  readonly changes?: Iterable<string> | undefined;
}

interface PlayerNews extends News {
  readonly topics: Set<Topic>;
  readonly results: Set<string>;
  readonly endedSessions: Set<string>;
  readonly chat: Set<string>;
  changes: Set<string> | undefined;
}

/** In place of a player's id. */
export const EVERYBODY = 'everybody';

/** By player id. */
export type Bulletin = Map<string, PlayerNews>;

export function addNews(bulletin: Bulletin, playerId: string, news: News): void {
  let known = bulletin.get(playerId);
  if (!known) {
    const changes = news.changes && new Set<string>();
    known = { topics: new Set(), results: new Set(), endedSessions: new Set(), chat: new Set(), changes };
    bulletin.set(playerId, known);
  }
  for (const topic of news.topics ?? []) known.topics.add(topic);
  for (const result of news.results ?? []) known.results.add(result);
  for (const session of news.endedSessions ?? []) known.endedSessions.add(session);
  for (const message of news.chat ?? []) known.chat.add(message);
  known.changes = known.changes && news.changes && new Set([...known.changes, ...news.changes]);
}

export function addBulletin(to: Bulletin, bulletin: Bulletin): void {
  for (const [playerId, news] of bulletin) addNews(to, playerId, news);
}

const byTransaction = new WeakMap<Tx, Bulletin>();
const listeners = new WeakMap<Db, Set<(bulletin: Bulletin) => void>>();

/** Publishes `news` once `tx` is committed. Functions that write call it beside their statement. */
export function publish(tx: Tx, playerId: string, news: News): void {
  const bulletin = byTransaction.get(tx);
  if (!bulletin) throw new Error('Only what runs inTransaction can publish news');
  addNews(bulletin, playerId, news);
}

/** What `tx` will publish. */
export const newsOf = (tx: Tx): Bulletin => byTransaction.get(tx) ?? new Map<string, PlayerNews>();

export function collectNews(tx: Tx, bulletin: Bulletin): void {
  byTransaction.set(tx, bulletin);
}

/** `changeId` lets receivers ignore duplicates. */
export function publishNews(db: Db, bulletin: Bulletin, changeId?: string): void {
  if (bulletin.size === 0) return;
  if (changeId !== undefined) for (const news of bulletin.values()) news.changes = new Set([changeId]);
  for (const listener of listeners.get(db) ?? []) listener(bulletin);
}

/** This process's commits only. `listener` must not throw. */
export function onNews(db: Db, listener: (bulletin: Bulletin) => void): () => void {
  const ofDb = listeners.get(db) ?? new Set();
  listeners.set(db, ofDb.add(listener));
  return () => ofDb.delete(listener);
}
