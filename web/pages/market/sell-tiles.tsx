import type { ReactNode } from 'react';
import { Carrot, Layers, Wheat } from 'lucide-react';
import { MARKET_PAYS, MARKET_TAKES_FROM_LEVEL } from '../../../game/trade/rescue.ts';
import { SELL_BACK } from '../../../game/trade/sell-back.ts';
import {
  ITEM_TEXT,
  NO_HORSES,
  NO_TACK,
  useFreeTack,
  useOwnedItems,
  useSellableHorses,
  worthOf,
  type ItemKind,
  type OwnedItem,
} from '../../trade/use-selling.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { HorseshoeIcon, SaddleIcon } from '../../ui/own-icons.tsx';
import { Tile } from './tile.tsx';

export const SALES = ['horse', 'tack', 'material', 'feed', 'treat'] as const;
export type Sale = (typeof SALES)[number];

const NOTHING = 'Nothing to sell';

interface SellTilesProps {
  readonly onSell: (sale: Sale) => void;
}

/** Opens its dialog even with nothing to sell, because the dialog says what can be sold. */
export function SellTiles({ onSell }: SellTilesProps) {
  const horses = useSellableHorses().data;
  const tack = useFreeTack().data;
  return (
    <ul className="action-tiles">
      <Tile
        icon={<HorseshoeIcon className="icon" aria-hidden />}
        act="Sell"
        title="Horse"
        text={
          horses?.length === 0
            ? NO_HORSES
            : `Level ${MARKET_TAKES_FROM_LEVEL} and up. She or he becomes a rescue horse.`
        }
        side={horses?.length === 0 ? NOTHING : inCoins(MARKET_PAYS)}
        onOpen={() => onSell('horse')}
      />
      <Tile
        icon={<SaddleIcon className="icon" aria-hidden />}
        act="Sell"
        title="Tack"
        text={
          tack?.length === 0
            ? NO_TACK
            : `${tack === undefined ? 'Pieces' : counted(tack.length, 'piece')} not worn. To players, at your price.`
        }
        side={tack && (tack.length === 0 ? NOTHING : `${inDigits(tack.length)} to sell`)}
        onOpen={() => onSell('tack')}
      />
      <ItemTile
        kind="material"
        title="Material"
        icon={<Layers className="icon" aria-hidden />}
        onSell={onSell}
      />
      <ItemTile kind="feed" title="Feed" icon={<Wheat className="icon" aria-hidden />} onSell={onSell} />
      <ItemTile kind="treat" title="Treats" icon={<Carrot className="icon" aria-hidden />} onSell={onSell} />
    </ul>
  );
}

interface ItemTileProps extends SellTilesProps {
  readonly kind: ItemKind;
  readonly title: string;
  readonly icon: ReactNode;
}

function ItemTile({ kind, title, icon, onSell }: ItemTileProps) {
  const owned = useOwnedItems(kind).data;
  const worth = owned && worthOf(owned);
  return (
    <Tile
      icon={icon}
      act="Sell"
      title={title}
      text={worth === 0 ? ITEM_TEXT[kind].none : formatOwned(kind, owned)}
      side={worth === undefined ? undefined : worth === 0 ? NOTHING : `worth ${inCoins(worth)}`}
      onOpen={() => onSell(kind)}
    />
  );
}

/** "12 leather, 4 iron." or "6 bags." */
function formatOwned(kind: ItemKind, owned: readonly OwnedItem[] | undefined): string {
  if (owned === undefined) return '\u00a0';
  const count = owned.reduce((sum, { quantity }) => sum + quantity, 0);
  if (kind === 'feed') return `${counted(count, 'bag')}.`;
  if (kind === 'treat') return `${counted(count, 'treat')}.`;
  const some = owned.filter(({ quantity }) => quantity > 0);
  return `${some.map(({ item, quantity }) => `${inDigits(quantity)} ${SELL_BACK[item].label.toLowerCase()}`).join(', ')}.`;
}
