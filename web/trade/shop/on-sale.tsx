import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { houseCut } from '../../../game/ledger/coins.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { useFocusInPlace } from '../../ui/focus/use-focus-in-place.ts';
import { Link } from '../../ui/link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dateOf } from '../../ui/when.ts';
import { lotName } from '../marketplace/lot-list.tsx';
import { useAllSalePrices, type Lot, type LotTack, type PricesOf } from '../marketplace/use-lots.ts';
import { useEndListing } from './use-shop.ts';
import { horseWare, tackWare, type Ware } from './wares.ts';

interface OnSaleProps {
  readonly kind: 'horse' | 'tack';
  readonly lots: readonly Lot[];
  readonly picture: (lot: Lot) => ReactNode;
  readonly quality: (tack: LotTack) => ReactNode;
  readonly onPrice: (lot: Lot) => void;
}

/** Shows prices beside today's median; both buttons of a row name the thing. */
export function OnSale(props: OnSaleProps) {
  const { kind, lots } = props;
  const pricesOf = useAllSalePrices(lots.flatMap((lot) => wareOfLot(lot)?.goods ?? []));
  const ending = useEndListing();
  const place = useFocusInPlace<HTMLDivElement>('.col-acts button:first-child');
  const columns = columnsFor(props, pricesOf, (id) => ending.run({ params: { id } }));
  return (
    <div className="on-sale" {...place}>
      <Table
        label={kind === 'horse' ? 'Horses on sale' : 'Tack on sale'}
        className="on-sale-table"
        columns={columns}
        rows={lots}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

export function wareOfLot({ horse, tack }: Lot): Ware | null {
  if (horse) return horseWare(horse);
  return tack && tackWare(tack);
}

function columnsFor(
  { kind, picture, quality, onPrice }: OnSaleProps,
  pricesOf: PricesOf,
  end: (listingId: string) => void,
): readonly Column<Lot>[] {
  return [
    {
      id: 'name',
      head: kind === 'horse' ? 'Horse' : 'Tack',
      names: true,
      cell: (lot) => (
        <span className="shop-who">
          {picture(lot)}
          <span>
            {lot.horse ? (
              <Link className="shop-name-link" href={`/horses/${lot.horse.id}`}>
                {lot.horse.name}
              </Link>
            ) : (
              <b>{lotName(lot)}</b>
            )}
            <small>
              {lot.horse && `${lot.horse.breed} ${lot.horse.sex}, ${lot.horse.age}`}
              {lot.tack && quality(lot.tack)}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'since',
      head: kind === 'horse' ? 'Level' : 'Listed',
      cell: ({ horse, listedAt }) => (
        <>
          {horse && <span className="plate">Level {inDigits(horse.level)}</span>}
          <small>Listed {dateOf(new Date(listedAt))}</small>
        </>
      ),
    },
    {
      id: 'price',
      head: 'Price',
      right: true,
      cell: ({ price }) => (
        <>
          <b className="num">{inCoins(price)}</b>
          <small>you get {inDigits(price - houseCut(price))}</small>
        </>
      ),
    },
    {
      id: 'median',
      head: 'Median now',
      right: true,
      cell: (lot) => {
        const ware = wareOfLot(lot);
        const median = ware && pricesOf(ware.goods)?.recent.median;
        return median == null ? (
          <span className="text-muted">none sold</span>
        ) : (
          <>
            <span className="only-phone">Median now </span>
            {inDigits(median)}
          </>
        );
      },
    },
    {
      id: 'acts',
      head: 'Change',
      headHidden: true,
      right: true,
      cell: (lot) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => onPrice(lot)}>
            <Pencil className="icon icon-small" aria-hidden />
            <span>
              Price<span className="sr"> of {lotName(lot)}</span>
            </span>
          </Button>
          <Button look="plain" onClick={() => end(lot.id)}>
            <span>
              Take <span className="sr">{lotName(lot)} </span>off sale
            </span>
          </Button>
        </>
      ),
    },
  ];
}
