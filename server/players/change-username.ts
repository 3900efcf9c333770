import { usernameLock, usernameUnlocksAt } from '../../game/accounts/username-lock.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { DeviceIsNew } from '../devices/devices.ts';
import { isOnNewDevice } from '../devices/devices.ts';
import { sqlStateOf, SQL_STATE } from '../db/errors.ts';
import { publish } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { formatDay } from '../http/format-until.ts';
import type { PlayerSession } from '../http/player-session.ts';
import { refuseNote } from '../moderation/writing.ts';
import { changeUsernameRow, findUsername, lockUsername } from './username-queries.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { isSameUsername, usernameKey } from './username-key.ts';

type UsernameRefusal = Refusal<
  | 'USERNAME_TAKEN'
  | 'USERNAME_TOO_SIMILAR'
  | 'USERNAME_RESERVED'
  | 'USERNAME_LOCKED'
  | 'USERNAME_SAME'
  | 'UNKIND_WORDS'
  | 'MUTED'
>;

export async function changeUsername(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  username: string,
): Promise<{ readonly unlocksAt: Date } | UsernameRefusal | DeviceIsNew> {
  try {
    return await change(tx, now, session, username);
  } catch (error) {
    // Registered or changed by somebody else meanwhile.
    if (sqlStateOf(error) === SQL_STATE.uniqueViolation) return refuse('USERNAME_TAKEN', { username });
    throw error;
  }
}

async function change(
  tx: Tx,
  now: Date,
  session: PlayerSession,
  username: string,
): Promise<{ readonly unlocksAt: Date } | UsernameRefusal | DeviceIsNew> {
  const playerId = session.id;
  const before = await lockUsername.first(tx, { playerId });
  if (!before) throw new Error(`No player ${playerId}`);
  if (await isOnNewDevice(tx, session, now)) return refuse('DEVICE_IS_NEW');
  const locked = usernameLock(before.usernameChangedAt, now);
  if (locked) return refuse('USERNAME_LOCKED', { date: formatDay(locked) });
  if (before.username === username) return refuse('USERNAME_SAME');
  if (isReservedUsername(username)) return refuse('USERNAME_RESERVED', { username });
  const refusal = await refuseNote(tx, now, { writerId: playerId, note: username });
  if (refusal) return refusal;
  const key = usernameKey(username);
  const taken = await findUsername.first(tx, { usernameKey: key });
  // Players may keep their own key: "Ada Bell" becomes "Adabell".
  if (taken && taken.username !== before.username) {
    const isSame = isSameUsername(taken.username, username);
    return refuse(isSame ? 'USERNAME_TAKEN' : 'USERNAME_TOO_SIMILAR', { username });
  }
  await changeUsernameRow.run(tx, { playerId, username, key, now });
  publish(tx, playerId, { topics: ['user', 'horses'] });
  return { unlocksAt: usernameUnlocksAt(now) };
}
