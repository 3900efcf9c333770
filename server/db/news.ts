import type { Topic } from '../../contract/live.ts';
import type { Db, Tx } from './connection.ts';

/** What happened to a player, for whoever keeps an eye on it: the player's browsers, other processes. */
export interface News {
  readonly topics?: Iterable<Topic>;
  /** Entries whose show has run. */
  readonly results?: Iterable<string>;
  /** Sessions that sign nobody in any more. */
  readonly endedSessions?: Iterable<string>;
}

/** The same, each thing said once. */
interface Gathered extends News {
  readonly topics: Set<Topic>;
  readonly results: Set<string>;
  readonly endedSessions: Set<string>;
}

/** News by the id of the player whom they are for. */
export type Bulletin = Map<string, Gathered>;

export function addNews(bulletin: Bulletin, playerId: string, news: News): void {
  let known = bulletin.get(playerId);
  if (!known) {
    known = { topics: new Set(), results: new Set(), endedSessions: new Set() };
    bulletin.set(playerId, known);
  }
  for (const topic of news.topics ?? []) known.topics.add(topic);
  for (const result of news.results ?? []) known.results.add(result);
  for (const session of news.endedSessions ?? []) known.endedSessions.add(session);
}

export function addBulletin(to: Bulletin, bulletin: Bulletin): void {
  for (const [playerId, news] of bulletin) addNews(to, playerId, news);
}

const ofTransactions = new WeakMap<Tx, Bulletin>();
const listeners = new WeakMap<Db, Set<(bulletin: Bulletin) => void>>();

/**
 * Says what this transaction changes for a player. It is told once the transaction is committed, and never if it is
 * not. What writes says so itself, beside its statement: no caller can then forget it.
 */
export function tell(tx: Tx, playerId: string, news: News): void {
  const bulletin = ofTransactions.get(tx);
  if (!bulletin) throw new Error('Only what runs inTransaction has news to tell');
  addNews(bulletin, playerId, news);
}

/** For `inTransaction`: into this goes what is told within it. */
export function gatherNews(tx: Tx, bulletin: Bulletin): void {
  ofTransactions.set(tx, bulletin);
}

/** For `inTransaction`, once it is committed. */
export function publishNews(db: Db, bulletin: Bulletin): void {
  if (bulletin.size === 0) return;
  for (const listener of listeners.get(db) ?? []) listener(bulletin);
}

/** Calls back with the news of every transaction that this process commits on `db`. `listener` must not throw. */
export function onNews(db: Db, listener: (bulletin: Bulletin) => void): () => void {
  const ofDb = listeners.get(db) ?? new Set();
  listeners.set(db, ofDb.add(listener));
  return () => ofDb.delete(listener);
}
