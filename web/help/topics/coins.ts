import { COSMETIC_ROWS } from '../../../game/cosmetics/cosmetics.ts';
import { HOURGLASS_MONTHS, MAGIC_ROWS } from '../../../game/magic/items.ts';
import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import { BOUND_STUD_FEE } from '../../../game/breeding/breeding.ts';
import { HOUSE_CUT_PERCENT, START_COINS } from '../../../game/ledger/coins.ts';
import {
  PAIR_COINS_PER_LEVEL,
  PAIR_FREE_FROM,
  PAIR_LIMIT_MS,
  RECEIVED_FROM_YOUNG_MOST,
} from '../../../game/market/pair-limit.ts';
import { salary } from '../../../game/players/salary.ts';
import { MARKET_PAYS, MARKET_TAKES_FROM_LEVEL, RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { SELL_BACK } from '../../../game/trade/sell-back.ts';
import { MOST_PRICE } from '../../../game/trade/listing.ts';
import { FEED_TYPES, FEEDS } from '../../../game/care/feed.ts';
import { TREAT_TYPES, TREATS } from '../../../game/care/treats.ts';
import { CRAFTS_PER_DAY } from '../../../game/tack/crafting.ts';
import { MATERIAL_ROWS, MATERIALS } from '../../../game/tack/materials.ts';
import { QUALITY_MAX, QUALITY_PERCENT, STORE_QUALITY } from '../../../game/tack/quality.ts';
import { materialsOf } from '../../../game/tack/recipes.ts';
import { TACK, TACK_TYPES } from '../../../game/tack/tack.ts';
import { HOUSE_SPLIT } from '../../../game/shows/prize-money.ts';
import { PART_POINTS } from '../../../game/shows/running/scoring.ts';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';
import { formatDays } from './start.ts';

export const EARN_COINS: Topic = {
  id: 'coins',
  title: 'How to earn coins',
  alsoFoundBy: 'money get rich salary income coin earn goldsmith more coins',
  blocks: [
    {
      list: [
        `**Your salary** waits at the [goldsmith](/goldsmith) every day: ${inCoins(salary(1))} at level 1, ${inDigits(salary(10))} at level 10, ${inDigits(salary(20))} at level 20.`,
        '**First Steps** pay you for your first hour.',
        `**Shows** pay the first ${HOUSE_SPLIT.length} places of each heat. See [what a place earns](#earning).`,
        '**Sell to other players**: horses you bred, tack you made. Prices are up to you.',
        '**Stud fees**, when you have a stallion that others want.',
        `**The market** pays ${inDigits(MARKET_PAYS)} for a horse of level ${MARKET_TAKES_FROM_LEVEL} or more.`,
      ],
    },
    'Nothing that you buy from the game can be sold back to it at a profit, so do not look for it. Breed, train and win.',
    'Every coin in and out is in your books at the [goldsmith](/goldsmith). The [Economy](/economy) page shows those of the whole world.',
  ],
};

export const BOUND_COINS: Topic = {
  id: 'bound-coins',
  title: 'Bound coins and tradable coins',
  alsoFoundBy: 'bound coin tradable difference cannot pay locked purse two numbers',
  blocks: [
    `**Bound coins** are those the game gives you: the ${inDigits(START_COINS)} to begin with, salary, First Steps, and what the market pays you. **Tradable coins** are prizes, and what other players pay you.`,
    {
      list: [
        'The game takes both, and bound coins first. So you never lose anything by having them.',
        'Other players you may pay with bound coins only up to what the game itself asks for a like thing: a plain store horse of the breed, or store tack.',
        `Stud fees may be paid with bound coins up to ${inDigits(BOUND_STUD_FEE)}, entry fees up to the fee of a house show of that class.`,
        'Prizes of your own shows are put up in tradable coins.',
      ],
    },
    'Why? Otherwise somebody could open many stables and send all their start coins to one.',
    { heading: 'New stables', id: 'young-accounts' },
    `Below level ${PAIR_FREE_FROM} you may pay one other player ${PAIR_COINS_PER_LEVEL} coins times your level in ${formatDays(PAIR_LIMIT_MS)} days, and one player receives at most ${inCoins(RECEIVED_FROM_YOUNG_MOST)} from all new stables together. Your first purchase from somebody may cost more than that if the price is fair, up to what the seller may still receive.`,
    `What you sell below level ${PAIR_FREE_FROM} counts by its worth. If you ask less than half of it, or less than ${inDigits(MARKET_PAYS)} coins for a horse, the rest counts as if you had paid it to the buyer. At a fair price nothing counts, and anybody may buy it.`,
  ],
};

export const MARKET: Topic = {
  id: 'market',
  title: 'The market and rescue horses',
  alsoFoundBy: 'buy sell store rescue horse feed treats materials price',
  blocks: [
    `The [market](/market) sells horses, feed, treats, materials and tack at fixed prices. It pays ${inCoins(MARKET_PAYS)} for a horse of level ${MARKET_TAKES_FROM_LEVEL} or more, who then waits as a [rescue horse](/market/rescue-horses) for ${inDigits(RESCUE_PRICE)}, with name, history and family. Whoever is first has her.`,
    {
      table: 'What the market pays back',
      head: ['Thing', 'You pay', 'It pays'],
      rows: [
        ...FEED_TYPES.map((feed) => [
          `${FEEDS[feed].label} feed`,
          inDigits(FEEDS[feed].buy),
          inDigits(SELL_BACK[feed].price),
        ]),
        ...TREAT_TYPES.map((treat) => [
          TREATS[treat].label,
          inDigits(TREATS[treat].buy),
          inDigits(SELL_BACK[treat].price),
        ]),
        ...MATERIALS.map((material) => [
          MATERIAL_ROWS[material].label,
          inDigits(MATERIAL_ROWS[material].buy),
          inDigits(SELL_BACK[material].price),
        ]),
      ],
    },
    'Tack is never bought back: sell it to players.',
  ],
};

export const SELLING: Topic = {
  id: 'selling',
  title: 'Selling to other players',
  alsoFoundBy: 'marketplace shop list for sale price cut fee sell my horse lock',
  blocks: [
    `List horses and tack in [My Shop](/my-shop), for 1 to ${inDigits(MOST_PRICE)} coins. Buyers find them in the [Marketplace](/marketplace). Of the price the house keeps ${HOUSE_CUT_PERCENT}%, rounded up; you see what is left for you before you list.`,
    {
      list: [
        'The price graph beside a listing shows what like ones were sold for lately.',
        'A horse keeps level, skill, grade, vet papers and a foal on its way when sold. Tack comes off and stays with you.',
        'Lock a horse, and she cannot be sold until you unlock her. Do this with everyone you love.',
        'If somebody else was faster, you paid nothing.',
      ],
    },
  ],
};

export const TACK_TOPIC: Topic = {
  id: 'tack',
  title: 'Tack, and making it',
  alsoFoundBy: 'saddle bridle horseshoes quality craft material wood iron leather wear worn',
  blocks: [
    `A horse wears horseshoes, a saddle and a bridle. Each has a quality of 0 to ${QUALITY_MAX / QUALITY_PERCENT}%; store tack has ${STORE_QUALITY / QUALITY_PERCENT}%. Tack is worth up to ${PART_POINTS.tack} of the 100 points of a score.`,
    {
      table: 'Tack',
      head: ['Piece', 'In the store', 'To make it'],
      rows: TACK_TYPES.map((type) => [
        TACK[type].label,
        inDigits(TACK[type].buy),
        materialsOf(type)
          .map(({ material, quantity }) => `${quantity} ${MATERIAL_ROWS[material].label.toLowerCase()}`)
          .join(', '),
      ]),
    },
    `Make tack at [Guild Work](/guild-work), up to ${CRAFTS_PER_DAY} pieces a day. The better your skill, the better the piece. At best, by guild: ${GUILDS.map((guild) => `${GUILD_ROWS[guild].label} ${GUILD_ROWS[guild].craftMaxQuality}%`).join(', ')}.`,
    'Each start wears tack a little, but never below the quality of store tack. A horse keeps her tack on while she has an entry running.',
  ],
};

const { nameplate: PLATES, tack_colour: COLOURS } = COSMETIC_ROWS;

const forSale = <Item extends string>(rows: Readonly<Record<Item, { label: string; price: number }>>) =>
  Object.values<{ label: string; price: number }>(rows)
    .filter(({ price }) => price > 0)
    .map(({ label, price }) => [label, inDigits(price)]);

export const STYLE: Topic = {
  id: 'style',
  title: 'Nameplates and tack colours',
  alsoFoundBy:
    'style cosmetic nameplate plate name sign tack colour color saddle pad brass oak silver gilded',
  blocks: [
    'Under Career on your horse’s page you choose her nameplate and her tack colour. Everybody sees them. No show scores them.',
    'Brass plates and oak tack are free. Buy any other once for each horse. She keeps it, also when you sell her, and switching is free.',
    { table: 'Nameplates', head: ['Plate', 'Price'], rows: forSale(PLATES.rows) },
    { table: 'Tack colours', head: ['Colour', 'Price'], rows: forSale(COLOURS.rows) },
    `Tack is seen from ${COLOURS.wornFrom} months, and its colour on saddle and bridle. Backdrops and manes come from the [magic shop](/shop).`,
  ],
};

const { ribbon, hourglass, whistle, mane_scroll, lantern } = MAGIC_ROWS;

export const MAGIC: Topic = {
  id: 'magic',
  title: 'The magic shop',
  alsoFoundBy: 'ribbon hourglass whistle scroll lantern magic item age faster',
  blocks: [
    'The [magic shop](/shop) sells five things. Each works once, on one horse, as soon as you buy it. You see what will change before you pay.',
    {
      list: [
        `A ribbon (${inCoins(ribbon.price)}) makes a horse happy: 100.`,
        `An hourglass (${inCoins(hourglass.price)}) makes a horse ${HOURGLASS_MONTHS} game months older. Feed, vet papers and a foal on its way keep their days. If your horse would retire, you are asked first.`,
        `A whistle (${inCoins(whistle.price)}) saves one more training, once a day for each horse and never more than ${MOST_BANKED} in all.`,
        `A mane scroll (${inCoins(mane_scroll.price)}) changes the mane, and the horse keeps it on show days too.`,
        `A lantern (${inCoins(lantern.price)}) gives the portrait another backdrop, which everybody sees. Putting it out is free.`,
      ],
    },
    'Magic changes no talent, no luck and no gene. A new mane or backdrop stays when you sell the horse.',
  ],
};
