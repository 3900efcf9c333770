import type { z } from 'zod';
import type { User } from '../../contract/players.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { Browser } from '../http/browser.ts';
import { openSession } from './sessions.ts';

export interface SigningIn {
  /** The device gets its cookie once its sign-in is committed. */
  readonly seeDevice: (
    tx: Tx,
    now: Date,
    accountId: string,
    browser: Browser,
  ) => Promise<{ readonly id: string; sendCookie(): void }>;
  readonly loadUser: (db: Db, playerId: string, now: Date) => Promise<z.output<typeof User>>;
}

interface Opened {
  readonly device: { sendCookie(): void };
  readonly token: string;
  readonly user: z.output<typeof User>;
}

export async function openOn(
  { seeDevice, loadUser }: SigningIn,
  tx: Tx,
  now: Date,
  accountId: string,
  browser: Browser,
): Promise<Opened> {
  const device = await seeDevice(tx, now, accountId, browser);
  const token = await openSession(tx, accountId, device.id);
  // Read inside the transaction, where the account cannot be deleted meanwhile.
  return { device, token, user: await loadUser(tx, accountId, now) };
}

/** Call once the transaction is committed. */
export function signedIn({ device, token, user }: Opened) {
  device.sendCookie();
  return { token, user };
}
