import { ChevronLeft, SlidersHorizontal, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useRead } from '../../api/read.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { LotFilters } from '../../trade/marketplace/lot-filters.tsx';
import { LotList } from '../../trade/marketplace/lot-list.tsx';
import {
  addressOfLots,
  filterWords,
  lotsIn,
  MARKETPLACE,
  ORDERS,
  type LotSearch,
  type LotType,
} from '../../trade/marketplace/lot-search.ts';
import { useLot, useLots, type Lot, type LotTack } from '../../trade/marketplace/use-lots.ts';
import '../../trade/marketplace/marketplace.css';
import { Bones } from '../../ui/bone.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { later } from '../../ui/loading/later.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import type { PlayerPage } from '../player/use-player.ts';
import { aboutLot, lotPicture, wordsForLike } from './lot-picture.tsx';

const LotFiltersDialog = later(() => import('../../trade/marketplace/lot-filters-dialog.tsx'));
const SaleDialog = later(() => import('../../trade/marketplace/sale-dialog.tsx'));

/** Filters and order live in the address. */
export default function Marketplace() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<Lot | null>(null);
  const search = useMemo(() => lotsIn(parameters), [parameters]);
  const show = (next: LotSearch) => go(addressOfLots(next), { replace: true });
  const { data: seller } = useShopOf(search.seller);
  const linked = parameters.get('lot');
  const lots = <Lots search={search} shop={seller} onSearch={show} onLook={setWanted} />;
  const tabs = [
    { value: 'horse', label: 'Horses', panel: lots },
    { value: 'tack', label: 'Tack', panel: lots },
  ] as const;
  return (
    <div className="wrap page">
      <nav className="crumb" aria-label="Back">
        <Link href={search.seller === undefined ? '/market' : MARKETPLACE}>
          <ChevronLeft className="icon icon-small" aria-hidden />
          {search.seller === undefined ? 'Market' : 'All shops'}
        </Link>
      </nav>
      <div className="page-head lots-head">
        <div>
          <PageHeading title={search.seller === undefined ? 'Marketplace' : shopName(seller)} />
          {search.seller === undefined ? (
            <p>Horses and tack of other players. You have {inCoins(coins)}.</p>
          ) : (
            <p>{seller ? <PlayerLink {...seller} /> : 'A player'} sells here.</p>
          )}
        </div>
        <Link className={buttonLook()} href="/my-shop">
          <Tag className="icon" aria-hidden />
          Sell in my shop
        </Link>
      </div>
      <Tabs<LotType>
        label="What is for sale"
        value={search.type}
        onChange={(type) => {
          const { seller } = search;
          show({ type, ...(seller !== undefined && { seller }), filters: {} });
        }}
        tabs={tabs}
      />
      {linked !== null && <LinkedLot id={linked} onClose={() => show(search)} />}
      {wanted && <Sale lot={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

interface SaleProps {
  readonly lot: Lot;
  readonly onClose: () => void;
}

function Sale({ lot, onClose }: SaleProps) {
  const { coins } = useUser();
  const [, go] = useLocation();
  return (
    <SaleDialog
      lot={lot}
      coins={coins}
      about={aboutLot(lot)}
      {...wordsForLike(lot)}
      onClose={onClose}
      onBought={({ horse }) => (horse ? go(`/horses/${horse.id}`) : onClose())}
    />
  );
}

interface LinkedLotProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Pages of horses link to one lot. */
function LinkedLot({ id, onClose }: LinkedLotProps) {
  const me = useUser();
  const [first, setFirst] = useState<Lot | null>(null);
  const { data, error } = useLot(id);
  // The dialog stays when it is sold meanwhile.
  if (data && first === null) setFirst(data);
  if (first) return first.seller.id === me.id ? null : <Sale lot={first} onClose={onClose} />;
  if (!(error instanceof CallRefused)) return null;
  return (
    <p className="lot-gone" role="alert">
      {error.message}
    </p>
  );
}

/** Nobody, unless one shop is looked at. */
function useShopOf(seller: string | undefined) {
  return useRead('GET /api/players/:id', { params: { id: seller ?? '' } }, { enabled: seller !== undefined });
}

function shopName(seller: PlayerPage | undefined): string {
  if (seller === undefined) return 'Shop';
  return seller.shopName === '' ? `${seller.username}’s Shop` : seller.shopName;
}

const qualityOf = ({ quality }: LotTack) => <QualitySign quality={quality} />;

interface LotsProps {
  readonly search: LotSearch;
  readonly shop: PlayerPage | undefined;
  readonly onSearch: (search: LotSearch) => void;
  readonly onLook: (lot: Lot) => void;
}

function Lots({ search, shop, onSearch, onLook }: LotsProps) {
  const me = useUser();
  const lots = useLots(search);
  const busy = lots.isFetching && !lots.isFetchingNextPage;
  const [filtersOpen, setFiltersOpen] = useState(false);
  return (
    <>
      <div className="only-wide">
        <LotFilters search={search} busy={busy} onSearch={onSearch} />
      </div>
      <div className="lots-tools">
        <div className="only-phone">
          <Button aria-haspopup="dialog" onClick={() => setFiltersOpen(true)}>
            <SlidersHorizontal className="icon" aria-hidden />
            {filterWords(search)}
          </Button>
        </div>
        <p className="text-muted" aria-live="polite">
          {lots.data !== undefined &&
            lots.data.length > 0 &&
            `${shownWords(lots.data.length, search.type)} shown`}
        </p>
        <Select
          label="Sort by"
          value={search.sort ?? 'newest'}
          onChange={({ target: { value } }) => {
            const { sort: _, ...rest } = search;
            onSearch(value === 'newest' ? rest : { ...rest, sort: value });
          }}
        >
          {Object.entries(ORDERS[search.type]).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Loaded reading={lots} skeleton={<Bones label="Loading what is for sale" rows={4} height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <NoLots search={search} shop={shop} onSearch={onSearch} />
          ) : (
            <>
              <LotList lots={list} viewer={me.id} picture={lotPicture} quality={qualityOf} onLook={onLook} />
              <ShowMore pages={lots} label={search.type === 'tack' ? 'Show more tack' : 'Show more horses'} />
            </>
          )
        }
      </Loaded>
      {filtersOpen && (
        <LotFiltersDialog
          search={search}
          busy={busy}
          onSearch={onSearch}
          onClose={() => setFiltersOpen(false)}
        />
      )}
    </>
  );
}

function shownWords(count: number, type: LotType): string {
  return type === 'tack' ? counted(count, 'piece') : counted(count, 'horse');
}

interface NoLotsProps {
  readonly search: LotSearch;
  readonly shop: PlayerPage | undefined;
  readonly onSearch: (search: LotSearch) => void;
}

const WHAT = { horse: 'horse', tack: 'tack' } as const;

function NoLots({ search, shop, onSearch }: NoLotsProps) {
  const { type, seller, filters } = search;
  const inShop = seller !== undefined && { seller };
  if (Object.keys(filters).length > 0) {
    return (
      <Empty title={`No ${WHAT[type]} matches`} picture={<EmptyStall />}>
        <p>Try a wider price, or fewer filters.</p>
        <Button onClick={() => onSearch({ type, ...inShop, filters: {} })}>Reset</Button>
      </Empty>
    );
  }
  if (inShop) {
    const other = type === 'horse' ? 'tack' : 'horse';
    const hasOther = (shop?.onSaleCount ?? 0) > 0;
    return (
      <Empty title={`No ${WHAT[type]} in this shop`} picture={<EmptyStall />}>
        <p>{hasOther ? 'Look at the rest of it.' : 'Nothing is for sale here right now.'}</p>
        {hasOther ? (
          <Button onClick={() => onSearch({ type: other, ...inShop, filters: {} })}>
            See the {other === 'horse' ? 'horses' : 'tack'}
          </Button>
        ) : (
          <Link className={buttonLook()} href={MARKETPLACE}>
            See all shops
          </Link>
        )}
      </Empty>
    );
  }
  return (
    <Empty title={`No ${WHAT[type]} for sale yet`} picture={<EmptyStall />}>
      <p>Be the first to offer one.</p>
      <Link className={buttonLook()} href="/my-shop">
        Sell in my shop
      </Link>
    </Empty>
  );
}
