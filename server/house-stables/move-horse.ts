import { bornAtAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { lockOwnHorse } from '../horses/own-horse.ts';
import { changeOwner, lockForOwnerChange } from '../trade/change-owner.ts';
import { findRoom } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

/** To the stable at work with the fewest horses. False if each has enough. Nothing is paid. */
export function moveHorse(visit: Visit, horseId: string, most: number): Promise<boolean> {
  const { now, playerId: from } = visit;
  return act(visit, async (tx) => {
    const wanted = { but: from, most, retiredBornAt: bornAtAge(RETIRED_FROM, now) };
    const room = await findRoom.first(tx, wanted);
    const horse = await lockOwnHorse(tx, horseId, from);
    if (!room || isRefusal(horse)) return false;
    const change = { horses: [horse], from, to: room.playerId, now };
    await lockForOwnerChange(tx, change, [from, room.playerId]);
    // Another visit may have moved a horse there before the lock.
    if ((await findRoom.first(tx, wanted))?.playerId !== room.playerId) return false;
    await changeOwner(tx, change);
    const details = { stable: room.username };
    await addHorseEvents(tx, now, [
      { horseId, ownerId: room.playerId, kind: 'moved', details, playerId: room.playerId },
    ]);
    return true;
  });
}
