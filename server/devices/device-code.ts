import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LETTERS, readCode } from '../../game/accounts/second-factor.ts';
import { CODE_LENGTH, CODE_MS, CODE_TRIES, codeInGroups } from '../../game/devices/devices.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import type { PlayerSession } from '../http/player-session.ts';
import { countCodeTry, deleteCode, findCode, updateKnownAt, upsertCode } from './device-queries.ts';
import { findOwnDevice, isNew, isOnNewDevice, type DeviceIsNew } from './devices.ts';
import { runCallsOfDevice } from './waiting-queries.ts';

interface ShownCode {
  readonly code: string;
  readonly expiresAt: Date;
}

const hashOf = (accountId: string, code: string) =>
  createHash('sha256').update(`${accountId}\n${code}`).digest();

/** Replaces the code shown before. */
export async function showCode(tx: Tx, now: Date, session: PlayerSession): Promise<ShownCode | DeviceIsNew> {
  const accountId = session.id;
  await lockAccount(tx, accountId);
  if (await isOnNewDevice(tx, session, now)) return refuse('DEVICE_IS_NEW');
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  const code = letters.join('');
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await upsertCode.run(tx, { accountId, codeHash: hashOf(accountId, code), expiresAt });
  return { code: codeInGroups(code), expiresAt };
}

/** `wrong`: the try is counted, so the transaction must be committed. */
export async function enterCode(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  typed: string,
): Promise<'known' | 'wrong' | Refusal<'DEVICE_IS_KNOWN'>> {
  const accountId = session.id;
  await lockAccount(tx, accountId);
  const device = await findOwnDevice(tx, session);
  if (!device || !isNew(device, now)) return refuse('DEVICE_IS_KNOWN');
  const shown = await findCode.first(tx, { accountId });
  if (!shown || shown.expiresAt <= now || shown.tries >= CODE_TRIES) return 'wrong';
  if (!timingSafeEqual(shown.codeHash, hashOf(accountId, readCode(typed)))) {
    await countCodeTry.run(tx, { accountId });
    return 'wrong';
  }
  await deleteCode.run(tx, { accountId });
  await runCallsOfDevice.run(tx, { deviceId: device.id, now });
  await updateKnownAt.run(tx, { id: device.id, knownAt: now });
  publish(tx, accountId, { topics: ['devices'] });
  return 'known';
}
