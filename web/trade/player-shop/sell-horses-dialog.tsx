import type { ReactNode } from 'react';
import { inDigits } from '../../ui/coins.tsx';
import type { Column } from '../../ui/table.tsx';
import { capitalised } from '../../ui/text.ts';
import { ListingDialog } from './listing-dialog.tsx';
import { useOwnHorses, type OwnHorse } from './use-player-shop.ts';
import { horseItem } from './sale-item.ts';

interface SellHorsesDialogProps {
  /** The seller's. */
  readonly level: number;
  readonly picture: (horse: OwnHorse) => ReactNode;
  readonly onClose: () => void;
}

const itemOf = (horse: OwnHorse) => horseItem({ ...horse, breed: horse.breedName, sex: horse.gender });

const columnsWith = (picture: SellHorsesDialogProps['picture']): readonly Column<OwnHorse>[] => [
  {
    id: 'name',
    head: 'Name',
    names: true,
    cell: (horse) => (
      <span className="shop-who">
        {picture(horse)}
        <b>{horse.name}</b>
      </span>
    ),
  },
  { id: 'breed', head: 'Breed', cell: ({ breedName }) => breedName },
  { id: 'age', head: 'Age', cell: ({ age }) => age },
  { id: 'sex', head: 'Sex', cell: ({ gender }) => capitalised(gender) },
  {
    id: 'level',
    head: 'Lvl',
    right: true,
    cell: ({ level }) => (
      <>
        <span className="only-phone">Level </span>
        {inDigits(level)}
      </>
    ),
  },
];

export default function SellHorsesDialog({ level, picture, onClose }: SellHorsesDialogProps) {
  const horses = useOwnHorses();
  return (
    <ListingDialog
      kind="horse"
      level={level}
      title="Sell Horses"
      lead="Tick who is for sale and set a price. Locked horses are not shown."
      query={{ ...horses, data: horses.data?.filter(({ locked, forSale }) => !locked && !forSale) }}
      itemOf={itemOf}
      nouns={['horse', 'horses']}
      none="No horse to sell: each of yours is for sale already, or locked."
      onClose={onClose}
      columns={columnsWith(picture)}
    />
  );
}
