import { createHash, randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Tx } from '../../db/connection.ts';
import { lockAccount } from '../accounts.ts';
import {
  deleteLink,
  deleteLinks,
  deleteSpareLinks,
  findLink,
  insertLink,
  type LinkRow,
} from './link-queries.ts';

export type LinkKind = 'confirm_email' | 'change_email' | 'undo_email' | 'reset_password' | 'cancel_waiting';

/** Per account and kind; the oldest stop working. */
const MOST_LINKS = 50;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface NewLink {
  readonly accountId: string;
  readonly kind: LinkKind;
  readonly lastsMs: number;
  /** The address that the link confirms or gives back. */
  readonly email?: string;
  readonly waitingCallId?: string;
}

/** Returns the token, of which only the hash is stored. The account must be locked. */
export async function makeLink(
  tx: Tx,
  now: Date,
  { accountId, kind, lastsMs, email, waitingCallId }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteSpareLinks.run(tx, { accountId, kind, now, most: MOST_LINKS - 1 });
  await insertLink.run(tx, {
    tokenHash: hashOf(token),
    accountId,
    kind,
    email: email ?? null,
    waitingCallId: waitingCallId ?? null,
    now,
    expiresAt: new Date(now.getTime() + lastsMs),
  });
  return token;
}

export type InvalidLink = Refusal<'INVALID_LINK'>;

/** Locks its account, so that the second of two requests finds the link used. Spend it in the same transaction. */
export async function openLink(
  tx: Tx,
  now: Date,
  kind: LinkKind,
  token: string,
): Promise<LinkRow | InvalidLink> {
  const wanted = { tokenHash: hashOf(token), kind, now };
  const found = await findLink.first(tx, wanted);
  if (!found) return refuse('INVALID_LINK');
  await lockAccount(tx, found.accountId);
  return (await findLink.first(tx, wanted)) ?? refuse('INVALID_LINK');
}

export async function spendLink(tx: Tx, { tokenHash }: LinkRow): Promise<void> {
  await deleteLink.run(tx, { tokenHash });
}

/** Voids links made since `since`. The account must be locked. */
export async function voidLinks(
  tx: Tx,
  accountId: string,
  kinds: readonly LinkKind[],
  since = new Date(0),
): Promise<void> {
  await deleteLinks.run(tx, { accountId, kinds, since });
}
