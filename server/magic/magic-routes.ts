import { useMagic as useMagicCall } from '../../contract/magic.ts';
import { BACKDROP_LABELS } from '../../game/magic/backdrops.ts';
import { HOURGLASS_MONTHS, type Wish } from '../../game/magic/items.ts';
import { trainingBank } from '../../game/guild-work/training-bank.ts';
import { ageInMonths, formatAge } from '../../game/horses/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Serve } from '../http/serve.ts';
import { useMagic, type MagicDone } from './use-magic.ts';

export function magicRoutes(serve: Serve): void {
  serve.change(useMagicCall, async (tx, { player, body: { horseId, ...wish }, now }) => {
    const done = await useMagic(tx, now, { playerId: player.id, horseId, wish });
    if (isRefusal(done)) return done;
    return { message: messageOf(done, wish, now), cost: done.price, coins: done.balance.coins };
  });
}

function messageOf({ name, horse }: MagicDone, wish: Wish, now: Date): string {
  switch (wish.item) {
    case 'ribbon':
      return `${name} is as happy as can be.`;
    case 'hourglass':
      return `${name} grew ${HOURGLASS_MONTHS} months: ${formatAge(ageInMonths(horse.bornAt, now))} old now.`;
    case 'whistle':
      return `${name} came running: trainings saved: ${trainingBank(horse.trainingFrom, now).banked}.`;
    case 'mane_scroll':
      return `${name} wears a new mane: ${wish.maneStyle}.`;
    default:
      return wish.backdrop === null
        ? `${name} stands in the light of the hour again.`
        : `${name} stands before a new backdrop: ${BACKDROP_LABELS[wish.backdrop]}.`;
  }
}
