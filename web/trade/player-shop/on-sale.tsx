import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { houseCut } from '../../../game/ledger/coins.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { useRowFocus } from '../../ui/focus/use-row-focus.ts';
import { Link } from '../../ui/link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dateOf } from '../../ui/when.ts';
import { listingName } from '../marketplace/listing-list.tsx';
import {
  useAllSalePrices,
  type Listing,
  type ListingTack,
  type PricesOf,
} from '../marketplace/use-listings.ts';
import { useEndListing } from './use-player-shop.ts';
import { horseItem, tackItem, type SaleItem } from './sale-item.ts';

interface OnSaleProps {
  readonly kind: 'horse' | 'tack';
  readonly listings: readonly Listing[];
  readonly picture: (listing: Listing) => ReactNode;
  readonly quality: (tack: ListingTack) => ReactNode;
  readonly onPrice: (listing: Listing) => void;
}

/** Shows prices beside today's median; both buttons of a row name the thing. */
export function OnSale(props: OnSaleProps) {
  const { kind, listings } = props;
  const pricesOf = useAllSalePrices(listings.flatMap((listing) => saleItemOf(listing)?.group ?? []));
  const ending = useEndListing();
  const focus = useRowFocus<HTMLDivElement>('.col-acts button:first-child');
  const columns = columnsFor(props, pricesOf, (id) => ending.run({ params: { id } }));
  return (
    <div className="on-sale" {...focus}>
      <Table
        label={kind === 'horse' ? 'Horses on sale' : 'Tack on sale'}
        className="on-sale-table"
        columns={columns}
        rows={listings}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

export function saleItemOf({ horse, tack }: Listing): SaleItem | null {
  if (horse) return horseItem(horse);
  return tack && tackItem(tack);
}

function columnsFor(
  { kind, picture, quality, onPrice }: OnSaleProps,
  pricesOf: PricesOf,
  end: (listingId: string) => void,
): readonly Column<Listing>[] {
  return [
    {
      id: 'name',
      head: kind === 'horse' ? 'Horse' : 'Tack',
      names: true,
      cell: (listing) => (
        <span className="shop-who">
          {picture(listing)}
          <span>
            {listing.horse ? (
              <Link className="shop-name-link" href={`/horses/${listing.horse.id}`}>
                {listing.horse.name}
              </Link>
            ) : (
              <b>{listingName(listing)}</b>
            )}
            <small>
              {listing.horse && `${listing.horse.breed} ${listing.horse.sex}, ${listing.horse.age}`}
              {listing.tack && quality(listing.tack)}
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
      cell: (listing) => {
        const item = saleItemOf(listing);
        const median = item && pricesOf(item.group)?.recent.median;
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
      cell: (listing) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => onPrice(listing)}>
            <Pencil className="icon icon-small" aria-hidden />
            <span>
              Price<span className="sr"> of {listingName(listing)}</span>
            </span>
          </Button>
          <Button variant="plain" onClick={() => end(listing.id)}>
            <span>
              Take <span className="sr">{listingName(listing)} </span>off sale
            </span>
          </Button>
        </>
      ),
    },
  ];
}
