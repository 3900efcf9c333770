import type { z } from 'zod';
import type { realmsForVisitors } from '../../contract/realms.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Directory, DirectoryAway } from './directory.ts';
import { findRealms } from './directory-queries.ts';

const KEPT_MS = 60_000;

type Listed = z.input<typeof realmsForVisitors.reply>;

/** Kept for a minute, and asked for once at a time: visitors must not keep the directory from players. */
export function openRealmsForVisitors(directory: Directory): () => Promise<Listed | DirectoryAway> {
  let kept: { readonly listed: Listed; readonly at: number } | undefined;
  let asking: Promise<Listed | DirectoryAway> | undefined;

  async function ask(): Promise<Listed | DirectoryAway> {
    const rows = await directory.ask((there) => findRealms.rows(there, { accountId: null }));
    if (isRefusal(rows)) return rows;
    const realms = rows.map(({ slug, name, address }) => ({
      name,
      address,
      isHere: slug === directory.realm,
    }));
    kept = { listed: { realms }, at: directory.monotonic() };
    return kept.listed;
  }

  return async () => {
    if (kept && directory.monotonic() - kept.at < KEPT_MS) return kept.listed;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
}
