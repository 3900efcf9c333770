import { MAGIC_ITEMS, MAGIC_ROWS, type MagicItem } from '../../game/magic/items.ts';
import { Cost } from '../ui/coins.tsx';
import { ItemDrawing } from './item-drawing.tsx';
import { ITEM_TEXT } from './magic-text.ts';
import './magic.css';

interface ShelfProps {
  readonly onChoose: (item: MagicItem) => void;
}

/** Five niches of a lamp-lit cabinet. */
export function Shelf({ onChoose }: ShelfProps) {
  return (
    <ul className="shelf">
      {MAGIC_ITEMS.map((item) => (
        <li key={item}>
          <button type="button" aria-haspopup="dialog" onClick={() => onChoose(item)}>
            <span className="niche">
              <ItemDrawing item={item} />
            </span>
            <span className="shelf-text">
              <b className="serif">{MAGIC_ROWS[item].label}</b>
              <small>{ITEM_TEXT[item].story}</small>
              <Cost coins={MAGIC_ROWS[item].price} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
