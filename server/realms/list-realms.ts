import type { z } from 'zod';
import type { realmsForVisitors } from '../../contract/realms.ts';
import { isRefusal } from '../../game/refusal.ts';
import { readEmail } from '../accounts/email/confirm-email.ts';
import { readRealmAccount } from '../accounts/homes/homes.ts';
import { findHomeRealm, findRealms } from './directory-queries.ts';
import type { Directory, DirectoryAway } from './directory.ts';
import type { RealmOptions } from './go-to-realm.ts';
import { MINUTE } from '../../game/game-time.ts';

/** The realms, and the player's stables in them. */
export async function readRealms({ db, directory }: RealmOptions, playerId: string) {
  const own = await readRealmAccount(db, playerId);
  const accountId = own?.directoryId ?? null;
  const found = await directory.query(async (there) => ({
    rows: await findRealms.rows(there, { accountId }),
    home: accountId === null ? undefined : await findHomeRealm.first(there, { accountId }),
  }));
  if (isRefusal(found)) return found;
  const { username } = await readEmail(db, playerId);
  const home = found.home?.homeRealm ?? directory.realm;
  return {
    realms: found.rows.map(({ slug, name, address, isOpen, username: there }) => {
      const isHere = slug === directory.realm;
      return {
        slug,
        name,
        address,
        isHere,
        isHome: slug === home,
        isOpen,
        stable: isHere ? username : there,
      };
    }),
  };
}

const CACHE_MS = MINUTE;

type Listed = z.input<typeof realmsForVisitors.reply>;

/** Cached for a minute, with one request at a time: visitors must not slow the directory for players. */
export function openRealmsForVisitors(directory: Directory): () => Promise<Listed | DirectoryAway> {
  let cached: { readonly listed: Listed; readonly at: number } | undefined;
  let pending: Promise<Listed | DirectoryAway> | undefined;

  async function load(): Promise<Listed | DirectoryAway> {
    const rows = await directory.query((there) => findRealms.rows(there, { accountId: null }));
    if (isRefusal(rows)) return rows;
    const realms = rows.map(({ slug, name, address }) => ({
      name,
      address,
      isHere: slug === directory.realm,
    }));
    cached = { listed: { realms }, at: directory.monotonic() };
    return cached.listed;
  }

  return async () => {
    if (cached && directory.monotonic() - cached.at < CACHE_MS) return cached.listed;
    pending ??= load().finally(() => (pending = undefined));
    return pending;
  };
}
