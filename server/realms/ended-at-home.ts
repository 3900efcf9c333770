import { isRefusal } from '../../game/refusal.ts';
import { readRealmAccount } from '../accounts/homes/homes.ts';
import { closeSessionsBefore, openedAt } from '../accounts/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import type { PlayerSession } from '../http/player-session.ts';
import { findEndedAt } from './directory-queries.ts';
import type { RealmOptions } from './go-to-realm.ts';
import { MINUTE } from '../../game/game-time.ts';

const READ_INTERVAL_MS = MINUTE;
/** Calls do not wait for a directory that was away just now. */
const AWAY_FOR_MS = 30_000;
const MOST_CACHED = 20_000;

interface HomeState {
  /** Null: the player signs in here, which never changes. */
  readonly directoryId: string | null;
  readonly readAt: number;
  readonly endedAt: Date | null;
}

/** Ends sessions of players whose home realm signed them out everywhere, within about a minute. */
export function openEndings({ db, directory }: RealmOptions) {
  let states = new Map<string, HomeState>();
  let awayUntil = -Infinity;

  async function read(accountId: string, now: number): Promise<HomeState> {
    const before = states.get(accountId);
    if (before && (before.directoryId === null || now - before.readAt < READ_INTERVAL_MS)) return before;
    const own = before ?? (await unread(accountId));
    const { directoryId } = own;
    if (directoryId === null || now < awayUntil) return own;
    // A missing row ends nothing: the player is asked to delete stables elsewhere first.
    const found = await directory.query((there) => findEndedAt.first(there, { accountId: directoryId }));
    if (!isRefusal(found)) return { directoryId, readAt: now, endedAt: found?.endedAt ?? null };
    awayUntil = now + AWAY_FOR_MS;
    return own;
  }

  async function unread(accountId: string): Promise<HomeState> {
    const row = await readRealmAccount(db, accountId);
    const directoryId = row && row.homeName !== null ? row.directoryId : null;
    return { directoryId, readAt: -Infinity, endedAt: null };
  }

  return {
    async isOver(session: PlayerSession): Promise<boolean> {
      const { id } = session;
      const state = await read(id, directory.monotonic());
      if (states.size >= MOST_CACHED) states = new Map();
      states.set(id, state);
      const { endedAt } = state;
      if (endedAt === null || openedAt(session) >= endedAt) return false;
      await inTransaction(db, (tx) => closeSessionsBefore(tx, id, endedAt));
      return true;
    },
  };
}
