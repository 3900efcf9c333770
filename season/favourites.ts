import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { MAGIC_ROWS } from '../game/magic/items.ts';
import type { Bot } from './bot.ts';
import { buyCosmetic } from './stable/acts.ts';
import { pay } from './stable/stable.ts';

const PURCHASE_INTERVAL_MS = 14 * REAL_MS_PER_DAY;
/** Purely visual items may cost at most a fifth of the purse. */
const IDLE_FACTOR = 5;

/** Bought in turn; magic takes effect each time. */
const WANTED = ['nameplate', 'tack_colour', 'mane_scroll', 'lantern'] as const;

/** Buys something for the looks of the best horse every two weeks, from spare coins. */
export function dressFavourite(bot: Bot, now: Date): void {
  const [favourite] = bot.horses;
  if (favourite === undefined || now.getTime() - (bot.dressedAt?.getTime() ?? 0) < PURCHASE_INTERVAL_MS)
    return;
  const most = Math.floor(bot.balance.coins / IDLE_FACTOR);
  const wanted = WANTED[bot.dressings % WANTED.length] ?? 'nameplate';
  const bought =
    wanted === 'lantern' || wanted === 'mane_scroll'
      ? buyMagic(bot, wanted, most)
      : buyCosmetic(bot, favourite, {
          cosmetic: wanted,
          most,
          now,
          choose: (items, priceOf) => items.toSorted((one, other) => priceOf(other) - priceOf(one))[0],
        });
  if (!bought) return;
  bot.dressedAt = now;
  bot.dressings += 1;
}

function buyMagic(bot: Bot, item: 'lantern' | 'mane_scroll', most: number): boolean {
  const { price, label } = MAGIC_ROWS[item];
  return price <= most && pay(bot, price, { kind: 'magic', description: label });
}
