import {
  COSMETIC_ROWS,
  cosmeticPrice,
  decideCosmetic,
  type Cosmetic,
  type CosmeticWish,
} from '../game/cosmetics/cosmetics.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { ageInMonths } from '../game/horses/age.ts';
import { MAGIC_ROWS } from '../game/magic/items.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Bot, SeasonHorse } from './bot.ts';
import { pay } from './care.ts';
import type { SeasonBooks } from './season-books.ts';

const EVERY_MS = 14 * REAL_MS_PER_DAY;
/** Purely visual items may cost at most a fifth of the purse. */
const IDLE_FACTOR = 5;

/** Bought in turn; magic acts again each time. */
const WANTED = ['nameplate', 'tack_colour', 'mane_scroll', 'lantern'] as const;

/** Buys something for the looks of the best horse every two weeks, from spare coins. */
export function dressFavourite(books: SeasonBooks, bot: Bot, now: Date): void {
  const [favourite] = bot.horses;
  if (favourite === undefined || now.getTime() - (bot.dressedAt?.getTime() ?? 0) < EVERY_MS) return;
  const most = Math.floor(books.balance(bot.id).coins / IDLE_FACTOR);
  const wanted = WANTED[bot.dressings % WANTED.length] ?? 'nameplate';
  const bought =
    wanted === 'lantern' || wanted === 'mane_scroll'
      ? MAGIC_ROWS[wanted].price <= most && pay(books, bot, MAGIC_ROWS[wanted].price, 'magic shop')
      : buyCosmetic(books, favourite, { cosmetic: wanted, most, now });
  if (!bought) return;
  bot.dressedAt = now;
  bot.dressings += 1;
}

interface Purchase<Kind extends Cosmetic> {
  readonly cosmetic: Kind;
  readonly most: number;
  readonly now: Date;
}

/** Buys the most expensive affordable item that the horse lacks; buys nothing if it has all of them. */
function buyCosmetic<Kind extends Cosmetic>(
  books: SeasonBooks,
  horse: SeasonHorse,
  { cosmetic, most, now }: Purchase<Kind>,
): boolean {
  const { bought } = horse.wardrobes[cosmetic];
  const priceOf = (item: CosmeticWish['item']) => cosmeticPrice(cosmetic, item as never, bought);
  const [item] = COSMETIC_ROWS[cosmetic].items
    .filter((each) => priceOf(each) > 0 && priceOf(each) <= most)
    .toSorted((one, other) => priceOf(other) - priceOf(one));
  if (item === undefined) return false;
  const { owner, wardrobes } = horse;
  const plan = decideCosmetic(
    { horse: { wardrobes, ageInMonths: ageInMonths(horse.bornAt, now) }, balance: books.balance(owner.id) },
    { cosmetic, item, price: priceOf(item) } as CosmeticWish,
  );
  if (isRefusal(plan)) return false;
  horse.wardrobes = plan.wardrobes;
  books.withHouse(owner.id, plan.balance, 'cosmetics');
  return true;
}
