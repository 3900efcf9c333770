import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../game/horses/boxes.ts';
import { inCoins } from '../ui/coins.tsx';

const FIRST_PRICE = boxPrice(FIRST_BOXES) ?? 0;
const STEP = (boxPrice(FIRST_BOXES + 1) ?? 0) - FIRST_PRICE;
const LAST_PRICE = boxPrice(MOST_BOXES - 1) ?? 0;

export function BoxesHelp() {
  return (
    <p>
      You can have as many horses as you like. Your favourites can have a box at the top of your stable: it is
      for show and makes no horse stronger. Your stable comes with {FIRST_BOXES} boxes. Box {FIRST_BOXES + 1}{' '}
      costs {inCoins(FIRST_PRICE)}, each one after it {inCoins(STEP)} more, up to box {MOST_BOXES} for{' '}
      {inCoins(LAST_PRICE)}. Horses move in and out for free.
    </p>
  );
}
