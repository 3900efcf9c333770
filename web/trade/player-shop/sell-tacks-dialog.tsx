import type { ReactNode } from 'react';
import { TACK } from '../../../game/tack/tack.ts';
import type { Column } from '../../ui/table.tsx';
import { NO_TACK, useFreeTack, type TackToSell } from '../use-selling.ts';
import { ListingDialog } from './listing-dialog.tsx';
import { tackItem } from './sale-item.ts';
import { PlayerName } from '../../ui/player-link.tsx';

interface SellTacksDialogProps {
  /** The seller's. */
  readonly level: number;
  readonly quality: (piece: TackToSell) => ReactNode;
  readonly onClose: () => void;
}

const columnsWith = (quality: SellTacksDialogProps['quality']): readonly Column<TackToSell>[] => [
  {
    id: 'name',
    head: 'Tack Type',
    names: true,
    cell: ({ type, makerUsername }) => (
      <>
        <b>{TACK[type].label}</b>
        <small>
          {makerUsername === null ? (
            'Store tack'
          ) : (
            <>
              Made by <PlayerName username={makerUsername} />
            </>
          )}
        </small>
      </>
    ),
  },
  { id: 'quality', head: 'Quality %', cell: quality },
];

export default function SellTacksDialog({ level, quality, onClose }: SellTacksDialogProps) {
  return (
    <ListingDialog
      kind="tack"
      level={level}
      title="Sell Tack"
      lead="Tick what is for sale and set a price. Tack that a horse wears is not shown."
      query={useFreeTack()}
      itemOf={tackItem}
      nouns={['piece', 'pieces']}
      none={NO_TACK}
      onClose={onClose}
      columns={columnsWith(quality)}
    />
  );
}
