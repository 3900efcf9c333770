import { createECDH, createHash } from 'node:crypto';
import type { z } from 'zod';
import type * as contract from '../../contract/push.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { isOnNewDevice } from '../devices/devices.ts';
import type { PlayerSession } from '../http/player-session.ts';
import {
  deleteOthersOfSession,
  deleteOwn,
  deleteSurplus,
  findDevices,
  saveSubscription,
} from './push-queries.ts';

const MOST_DEVICES = 10;

type PushDevice = z.input<typeof contract.listPushDevices.reply>['devices'][number];

/** Newest first. Shows new devices nothing of others. */
export async function listDevices(db: Db, now: Date, session: PlayerSession): Promise<PushDevice[]> {
  const rows = await findDevices.rows(db, { playerId: session.id, wallNow: new Date(), most: MOST_DEVICES });
  const own = Buffer.from(session.sessionId, 'hex');
  const shown = (await isOnNewDevice(db, session, now))
    ? rows.filter((row) => own.equals(row.session))
    : rows;
  return shown.map(({ id, name, createdAt, endpoint }) => ({
    id,
    name: name ?? 'A browser',
    since: createdAt.toISOString(),
    mark: createHash('sha256').update(endpoint).digest('hex'),
  }));
}

interface Address {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Idempotent. Beyond ten devices the oldest hears nothing more. */
export async function subscribe(
  tx: Tx,
  now: Date,
  { id: playerId, sessionId }: PlayerSession,
  { endpoint, keys }: Address,
): Promise<Refusal<'NOT_A_PUSH_KEY'> | undefined> {
  if (!isKeyPair(keys)) return refuse('NOT_A_PUSH_KEY');
  const session = Buffer.from(sessionId, 'hex');
  await deleteOthersOfSession.run(tx, { session, endpoint });
  await saveSubscription.run(tx, { id: newId(now), playerId, session, endpoint, ...keys, now });
  await deleteSurplus.run(tx, { playerId, most: MOST_DEVICES });
  return undefined;
}

/** A point that is not on the curve could not be encrypted for. */
function isKeyPair({ p256dh, auth }: Address['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribe(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  id: string,
): Promise<Refusal<'NOT_SUBSCRIBED'> | undefined> {
  const seen = await listDevices(tx, now, session);
  if (!seen.some((device) => device.id === id)) return refuse('NOT_SUBSCRIBED');
  const gone = await deleteOwn.run(tx, { id, playerId: session.id });
  return gone === 0 ? refuse('NOT_SUBSCRIBED') : undefined;
}
