import type { ReactNode } from 'react';
import { formatBodyInBrief } from '../../game/horses/form/body-words.ts';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { Button } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { capitalised } from '../ui/text.ts';
import type { Rescue } from './use-rescues.ts';

interface RescueTableProps {
  readonly horses: readonly Rescue[];
  readonly coins: number;
  readonly picture: (horse: Rescue) => ReactNode;
  readonly onBuy: (horse: Rescue) => void;
}

export function RescueTable(props: RescueTableProps) {
  return (
    <Table
      label="Rescue horses"
      className="rescue-table"
      columns={columnsFor(props)}
      rows={props.horses}
      keyOf={({ id }) => id}
    />
  );
}

function columnsFor({ coins, picture, onBuy }: RescueTableProps): readonly Column<Rescue>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      names: true,
      cell: (horse) => (
        <span className="rescue-who">
          {picture(horse)}
          <Link className="row-link rescue-name" href={`/horses/${horse.id}`}>
            {horse.name}
          </Link>
        </span>
      ),
    },
    {
      id: 'breed',
      head: 'Breed and body',
      cell: ({ breed, body }) => (
        <>
          {breed}
          <small>{capitalised(formatBodyInBrief(body))}</small>
        </>
      ),
    },
    { id: 'color', head: 'Color', cell: ({ color }) => capitalised(color) },
    { id: 'sex', head: 'Sex', cell: ({ sex }) => capitalised(sex) },
    { id: 'age', head: 'Age', cell: ({ age }) => age },
    {
      id: 'level',
      head: 'Level',
      right: true,
      cell: ({ level }) => (
        <>
          <span className="only-phone">Level </span>
          {inDigits(level)}
        </>
      ),
    },
    {
      id: 'buy',
      head: 'Buy',
      headHidden: true,
      right: true,
      cell: (horse) => (
        <Button
          aria-haspopup="dialog"
          aria-label={`Buy ${horse.name} (${inDigits(RESCUE_PRICE)})`}
          disabled={coins < RESCUE_PRICE}
          onClick={() => onBuy(horse)}
        >
          Buy ({inDigits(RESCUE_PRICE)})
        </Button>
      ),
    },
  ];
}
