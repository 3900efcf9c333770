import { useState, type ReactNode } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import {
  COSMETIC_ROWS,
  cosmeticPrice,
  type Cosmetic,
  type CosmeticWish,
  type ItemOf,
} from '../../game/cosmetics/cosmetics.ts';
import type { Nameplate as NameplateKind } from '../../game/cosmetics/nameplates.ts';
import type { TackColour } from '../../game/tack/tack-colours.ts';
import { Nameplate } from '../portrait/nameplate.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { RadioTiles } from '../ui/forms/radio-tiles.tsx';
import { TackSwatch } from './tack-swatch.tsx';
import { useWearCosmetic, type Horse } from './use-cosmetics.ts';
import './cosmetics.css';

interface CosmeticDialogProps {
  readonly cosmetic: Cosmetic;
  readonly horse: Horse;
  readonly coins: number;
  readonly onClose: () => void;
}

/** Draws each choice as it will look. */
export default function CosmeticDialog({ cosmetic, ...rest }: CosmeticDialogProps) {
  const { name, nameplate, nameplates, tackColour, tackColours } = rest.horse;
  if (cosmetic === 'nameplate') {
    const draw = (item: NameplateKind) => <Nameplate nameplate={item} name={name} isSmall />;
    return <Choosing cosmetic={cosmetic} worn={nameplate} bought={nameplates} draw={draw} {...rest} />;
  }
  const draw = (item: TackColour) => <TackSwatch colour={item} />;
  return <Choosing cosmetic={cosmetic} worn={tackColour} bought={tackColours} draw={draw} {...rest} />;
}

interface ChoosingProps<Kind extends Cosmetic> extends Omit<CosmeticDialogProps, 'cosmetic'> {
  readonly cosmetic: Kind;
  readonly worn: ItemOf<Kind>;
  readonly bought: readonly ItemOf<Kind>[];
  readonly draw: (item: ItemOf<Kind>) => ReactNode;
}

function Choosing<Kind extends Cosmetic>(props: ChoosingProps<Kind>) {
  const { cosmetic, horse, coins, worn, bought, draw, onClose } = props;
  const { label, items, rows } = COSMETIC_ROWS[cosmetic];
  const [item, setItem] = useState(worn);
  const wearing = useWearCosmetic(onClose);
  const price = cosmeticPrice(cosmetic, item, bought);
  const left = coins - price;
  const isWorn = item === worn;
  const body = { cosmetic, item, price } as CosmeticWish;
  return (
    <ActDialog
      wide
      title={`${horse.name}’s ${label.toLowerCase()}`}
      help={{ to: 'style', about: 'nameplates and tack colours' }}
      lead={`${horse.name} keeps what you buy, and switching is free. You have ${inCoins(coins)}.`}
      onClose={onClose}
      summary={formatOutcome({ name: horse.name, isWorn, price, left })}
      act={price > 0 ? `Buy ${rows[item].label.toLowerCase()}` : `Use ${rows[item].label.toLowerCase()}`}
      cost={price > 0 ? price : undefined}
      busy={wearing.busy}
      busyLabel="One moment…"
      disabled={isWorn || left < 0}
      onAct={() => wearing.run({ params: { id: horse.id }, body })}
    >
      <RadioTiles
        label={label}
        labelHidden
        className={`cosmetic-choice is-${cosmetic}`}
        value={item}
        onChange={setItem}
        tiles={items.map((each) => ({
          value: each,
          label: rows[each].label,
          detail: formatState(cosmeticPrice(cosmetic, each, bought), each === worn),
          picture: (
            <span className="cosmetic-drawing" aria-hidden>
              {draw(each)}
            </span>
          ),
        }))}
      />
    </ActDialog>
  );
}

function formatState(price: number, isWorn: boolean): string {
  if (isWorn) return 'now';
  return price === 0 ? 'free' : inCoins(price);
}

interface Chosen {
  readonly name: string;
  readonly isWorn: boolean;
  readonly price: number;
  readonly left: number;
}

function formatOutcome({ name, isWorn, price, left }: Chosen): string {
  if (isWorn) return `${name} has this now.`;
  if (price === 0) return 'Free.';
  return left < 0 ? `You need ${inDigits(-left)} more coins.` : `You’ll have ${inCoins(left)} left.`;
}
