import type { ReactNode } from 'react';
import { MAGIC_ROWS, type MagicItem } from '../../game/magic/items.ts';
import { HeadPortrait } from '../portrait/head-portrait.tsx';
import { Button } from '../ui/button.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ItemDrawing } from './item-drawing.tsx';
import { UseItem } from './use-item.tsx';
import type { Horse } from './use-magic.ts';
import { ITEM_TEXT } from './magic-text.ts';

interface MagicDialogProps {
  readonly item: MagicItem;
  readonly coins: number;
  /** Undefined until one is chosen. */
  readonly horse: Horse | undefined;
  readonly onOther: () => void;
  readonly onClose: () => void;
  /** Lets the player choose the horse. */
  readonly children: ReactNode;
}

export default function MagicDialog({ item, coins, horse, onOther, onClose, children }: MagicDialogProps) {
  return (
    <Dialog
      wide={item === 'lantern' || item === 'mane_scroll'}
      title={MAGIC_ROWS[item].label}
      help={{ to: 'magic', about: 'the magic shop' }}
      lead={`${inCoins(MAGIC_ROWS[item].price)}. You have ${inCoins(coins)}.`}
      onClose={onClose}
    >
      {horse === undefined ? (
        <>
          <div className="magic-story">
            <span className="niche">
              <ItemDrawing item={item} />
            </span>
            <p>{ITEM_TEXT[item].story}</p>
          </div>
          {children}
        </>
      ) : (
        <>
          <Chosen horse={horse} pictured={item !== 'lantern'} onOther={onOther} />
          <UseItem item={item} coins={coins} horse={horse} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

interface ChosenProps {
  readonly horse: Horse;
  readonly pictured: boolean;
  readonly onOther: () => void;
}

function Chosen({ horse, pictured, onOther }: ChosenProps) {
  return (
    <div className="magic-chosen">
      {pictured && <HeadPortrait look={horse.look} alt="" />}
      <p>
        <b className="serif">{horse.name}</b>
        <small>
          {horse.breedName} {horse.gender}, {horse.age}
        </small>
      </p>
      <Button onClick={onOther}>Another horse</Button>
    </div>
  );
}
