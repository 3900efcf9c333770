import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { HOURGLASS_MONTHS, MAGIC_ROWS } from '../../game/magic/items.ts';
import { inCoins } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';

const { ribbon, hourglass, whistle, mane_scroll, lantern } = MAGIC_ROWS;

export function MagicHelp() {
  return (
    <>
      <p>
        The{' '}
        <Link className="link" href="/shop">
          magic shop
        </Link>{' '}
        sells five things. Each works once, on one horse, as soon as you buy it. You see what will change
        before you pay.
      </p>
      <ul>
        <li>A ribbon ({inCoins(ribbon.price)}) makes a horse happy: 100.</li>
        <li>
          An hourglass ({inCoins(hourglass.price)}) makes a horse {HOURGLASS_MONTHS} game months older. Feed,
          vet papers and a foal on its way keep their days. If your horse would retire, you are asked first.
        </li>
        <li>
          A whistle ({inCoins(whistle.price)}) saves one more training, once a day for each horse and never
          more than {MOST_BANKED} in all.
        </li>
        <li>
          A mane scroll ({inCoins(mane_scroll.price)}) changes the mane, and the horse keeps it on show days
          too.
        </li>
        <li>
          A lantern ({inCoins(lantern.price)}) gives the portrait another backdrop, which everybody sees.
          Putting it out is free.
        </li>
      </ul>
      <p>
        Magic changes no talent, no luck and no gene. A new mane or backdrop stays when you sell the horse.
      </p>
    </>
  );
}
