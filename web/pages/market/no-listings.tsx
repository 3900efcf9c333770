import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { MARKETPLACE, type ListingSearch } from '../../trade/marketplace/listing-search.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import type { PlayerPage } from '../player/use-player.ts';

interface NoListingsProps {
  readonly search: ListingSearch;
  /** The filter leaves only what the player can buy. */
  readonly canBuy: boolean;
  readonly isConfirmed: boolean;
  readonly playerShop: PlayerPage | undefined;
  readonly onSearch: (search: ListingSearch) => void;
}

const WHAT = { horse: 'horse', tack: 'tack', mine: 'offer' } as const;

export function NoListings({ search, canBuy, isConfirmed, playerShop, onSearch }: NoListingsProps) {
  const { type, seller, filters } = search;
  const inPlayerShop = seller !== undefined && { seller };
  if (type === 'mine') {
    return (
      <Empty title="Nothing on sale yet." picture={<EmptyStall />}>
        <p>What you sell in your shop stands here, as other players see it.</p>
        <Link className={buttonClass()} href="/my-shop">
          Sell in my shop
        </Link>
      </Empty>
    );
  }
  const hasFilters = Object.keys(filters).length > 0;
  const all = <Button onClick={() => onSearch({ ...search, canBuy: false })}>Show all</Button>;
  if (canBuy && !hasFilters) {
    const whyNone = isConfirmed
      ? 'Others may cost more than you have, or than you may pay one player yet.'
      : 'Please confirm your email first: we have mailed you a link.';
    return (
      <Empty title={`No ${WHAT[type]} that you can buy right now`} picture={<EmptyStall />}>
        <p>{whyNone}</p>
        {all}
      </Empty>
    );
  }
  if (hasFilters) {
    return (
      <Empty title={`No ${WHAT[type]} matches`} picture={<EmptyStall />}>
        <p>Try a wider price, or fewer filters{canBuy && ', or also what you can’t buy yet'}.</p>
        {canBuy && all}
        <Button onClick={() => onSearch({ type, ...inPlayerShop, filters: {} })}>Reset</Button>
      </Empty>
    );
  }
  if (inPlayerShop) {
    const other = type === 'horse' ? 'tack' : 'horse';
    const hasOther = (playerShop?.onSaleCount ?? 0) > 0;
    return (
      <Empty title={`No ${WHAT[type]} in this shop`} picture={<EmptyStall />}>
        <p>{hasOther ? 'Look at the rest of it.' : 'Nothing is for sale here right now.'}</p>
        {hasOther ? (
          <Button onClick={() => onSearch({ type: other, ...inPlayerShop, filters: {} })}>
            See the {other === 'horse' ? 'horses' : 'tack'}
          </Button>
        ) : (
          <Link className={buttonClass()} href={MARKETPLACE}>
            See all shops
          </Link>
        )}
      </Empty>
    );
  }
  return (
    <Empty title={`No ${WHAT[type]} for sale yet`} picture={<EmptyStall />}>
      <p>Be the first to offer one.</p>
      <Link className={buttonClass()} href="/my-shop">
        Sell in my shop
      </Link>
    </Empty>
  );
}
