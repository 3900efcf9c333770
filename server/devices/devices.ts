import { createHash, randomBytes } from 'node:crypto';
import { MOST_NEW_DEVICES, NEW_FOR_MS } from '../../game/devices/devices.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import { closeOtherSessions, closeSessionsOfDevice } from '../accounts/sessions.ts';
import type { WhenSecured } from '../accounts/when-secured.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import type { Browser } from '../http/browser.ts';
import type { PlayerSession } from '../http/player-session.ts';
import { newDeviceMail } from './device-mails.ts';
import { deviceName } from './device-name.ts';
import {
  deleteDevice,
  deleteUnseenDevices,
  findDevice,
  findDeviceNotice,
  findNewDevices,
  findSpareNewDevices,
  insertDevice,
  seeDevice,
  updateNoticed,
  type DeviceRow,
} from './device-queries.ts';
import { cancelCallsOfDevice } from './waiting-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** Browsers store no cookie for longer. */
const FORGOTTEN_AFTER_MS = 400 * REAL_MS_PER_DAY;

export interface SeenDevice {
  readonly id: string;
  /** Sends the cookie; call once the transaction is committed. */
  sendCookie(): void;
}

/** Each account has its own cookie, so a browser reveals no account to another. */
const cookieOf = (accountId: string) => `device_${accountId}`;

/** Only sign-in reads it. */
const COOKIE_PATH = '/api/auth';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Finds the device by its cookie, or adds it. An unknown token is never adopted: somebody may have planted it. */
export async function seeDeviceOf(
  tx: Tx,
  now: Date,
  accountId: string,
  browser: Browser,
): Promise<SeenDevice> {
  await lockAccount(tx, accountId);
  const name = deviceName(browser.userAgent);
  const cookie = cookieOf(accountId);
  const seen = (id: string, token: string) => ({
    id,
    sendCookie: () => browser.setCookie(cookie, token, COOKIE_PATH),
  });
  const knownToken = browser.readCookie(cookie);
  if (knownToken !== undefined) {
    const found = await seeDevice.first(tx, { accountId, tokenHash: hashOf(knownToken), name, now });
    if (found) {
      // Its former token ends.
      await closeSessionsOfDevice(tx, accountId, found.id);
      return seen(found.id, knownToken);
    }
  }
  const token = randomBytes(32).toString('base64url');
  const id = newId(now);
  const knownAt = new Date(now.getTime() + NEW_FOR_MS);
  const device = await insertDevice.first(tx, {
    id,
    accountId,
    tokenHash: hashOf(token),
    name,
    now,
    knownAt,
  });
  if (device && isNew(device, now)) await mailOwner(tx, now, accountId, newDeviceMail(name));
  await deleteUnseenDevices.run(tx, { accountId, before: new Date(now.getTime() - FORGOTTEN_AFTER_MS) });
  const spare = await findSpareNewDevices.rows(tx, { accountId, now, most: MOST_NEW_DEVICES });
  for (const device of spare) await forgetDevice(tx, now, accountId, device.id);
  publish(tx, accountId, { topics: ['devices'] });
  return seen(id, token);
}

/** Cancels what waits from it and ends its sessions. Its cookie counts as unknown from now on. */
export async function forgetDevice(tx: Tx, now: Date, accountId: string, deviceId: string): Promise<void> {
  await cancelCallsOfDevice.run(tx, { deviceId, now });
  await closeSessionsOfDevice(tx, accountId, deviceId);
  await deleteDevice.run(tx, { id: deviceId });
}

export type DeviceIsNew = Refusal<'DEVICE_IS_NEW'>;

export const isNew = ({ knownAt }: Pick<DeviceRow, 'knownAt'>, now: Date) => knownAt > now;

/** Undefined for sessions from before devices were stored, which count as known. */
export async function findOwnDevice(db: Db, { id, deviceId }: PlayerSession): Promise<DeviceRow | undefined> {
  return deviceId === null ? undefined : findDevice.first(db, { id: deviceId, accountId: id });
}

export async function isOnNewDevice(db: Db, session: PlayerSession, now: Date): Promise<boolean> {
  const device = await findOwnDevice(db, session);
  return device !== undefined && isNew(device, now);
}

/**
 * A new device is forgotten. A known one stays known: a thief whose device has become known must not take that from the
 * owner's.
 */
export async function signDeviceOut(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  deviceId: string,
): Promise<DeviceRow | DeviceIsNew | Refusal<'DEVICE_NOT_FOUND' | 'DEVICE_IS_THIS'>> {
  await lockAccount(tx, session.id);
  if (await isOnNewDevice(tx, session, now)) return refuse('DEVICE_IS_NEW');
  const device = await findDevice.first(tx, { id: deviceId, accountId: session.id });
  if (!device) return refuse('DEVICE_NOT_FOUND');
  if (deviceId === session.deviceId) return refuse('DEVICE_IS_THIS');
  if (isNew(device, now)) await forgetDevice(tx, now, session.id, deviceId);
  else await closeSessionsOfDevice(tx, session.id, deviceId);
  publish(tx, session.id, { topics: ['devices'] });
  return device;
}

/** Returns how many sessions ended, without those of new devices. */
export async function signOthersOut(
  tx: Tx,
  now: Date,
  session: PlayerSession,
): Promise<{ readonly ended: number } | DeviceIsNew> {
  await lockAccount(tx, session.id);
  if (await isOnNewDevice(tx, session, now)) return refuse('DEVICE_IS_NEW');
  await forgetNewDevices(tx, now, { accountId: session.id, deviceId: session.deviceId });
  return { ended: await closeOtherSessions(tx, session.id, session.sessionId) };
}

/** Their sessions end, and what waits from them is cancelled. The account must be locked. */
export const forgetNewDevices: WhenSecured = async (tx, now, { accountId, deviceId }) => {
  for (const { id } of await findNewDevices.rows(tx, { accountId, now, except: deviceId }))
    await forgetDevice(tx, now, accountId, id);
  publish(tx, accountId, { topics: ['devices'] });
};

/** "It was me": takes the notice away and lets nothing run sooner. */
export async function noticeDevice(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  deviceId: string,
): Promise<DeviceIsNew | Refusal<'DEVICE_NOT_FOUND'> | undefined> {
  await lockAccount(tx, session.id);
  if (await isOnNewDevice(tx, session, now)) return refuse('DEVICE_IS_NEW');
  const noticed = await updateNoticed.run(tx, { id: deviceId, accountId: session.id, now });
  if (noticed === 0) return refuse('DEVICE_NOT_FOUND');
  publish(tx, session.id, { topics: ['devices'] });
  return undefined;
}

/** For the shell of every page. Shows new devices nothing of others. */
export async function readDeviceNotice(db: Db, { id: accountId, deviceId }: PlayerSession, now: Date) {
  const row = await findDeviceNotice.first(db, { accountId, deviceId, now });
  if (!row) throw new Error('The device notice was not read');
  const { id, name, firstSeenAt: since, waiting } = row;
  const isComplete = id !== null && name !== null && since !== null && waiting !== null;
  return {
    newDevice: isComplete && !row.isNew ? { id, name, since: since.toISOString(), waiting } : null,
    waitingHere: row.waitingHere,
  };
}
