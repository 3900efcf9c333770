import { ChevronLeft, SlidersHorizontal, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useRead } from '../../api/read.ts';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { LotFilters } from '../../trade/marketplace/lot-filters.tsx';
import { LotList } from '../../trade/marketplace/lot-list.tsx';
import { LotTable } from '../../trade/marketplace/lot-table.tsx';
import {
  addressOfLots,
  filterWords,
  isBuyableOnly,
  lotsIn,
  MARKETPLACE,
  ORDERS,
  type LotSearch,
  type LotType,
} from '../../trade/marketplace/lot-search.ts';
import { useLot, useLotCounts, useLots, type Lot, type LotTack } from '../../trade/marketplace/use-lots.ts';
import '../../trade/marketplace/marketplace.css';
import { Bones } from '../../ui/bone.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { later } from '../../ui/loading/later.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import type { PlayerPage } from '../player/use-player.ts';
import { aboutLot, lotPicture, wordsForLike } from './lot-picture.tsx';
import { NoLots } from './no-lots.tsx';

const LotFiltersDialog = later(() => import('../../trade/marketplace/lot-filters-dialog.tsx'));
const SaleDialog = later(() => import('../../trade/marketplace/sale-dialog.tsx'));

/** Filters and order live in the address. */
export default function Marketplace() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const { data: counts } = useLotCounts();
  const [wanted, setWanted] = useState<Lot | null>(null);
  const search = useMemo(() => lotsIn(parameters), [parameters]);
  const show = (next: LotSearch) => go(addressOfLots(next), { replace: true });
  const { data: seller } = useShopOf(search.seller);
  const linked = parameters.get('lot');
  const lots = <Lots search={search} shop={seller} onSearch={show} onLook={setWanted} />;
  const countOf = (count: number | undefined) =>
    counts === undefined || count === undefined || search.seller !== undefined
      ? undefined
      : `${inDigits(count)}${count === counts.most ? '+' : ''}`;
  const tabs = [
    { value: 'horse', label: 'Horses', count: countOf(counts?.horses), panel: lots },
    { value: 'tack', label: 'Tack', count: countOf(counts?.tack), panel: lots },
    ...(search.seller === undefined
      ? ([{ value: 'mine', label: 'My offers', count: countOf(counts?.mine), panel: lots }] as const)
      : []),
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
          const { seller, view, canBuy } = search;
          const kept = { ...(seller !== undefined && { seller }), ...(view && { view }) };
          show({ type, ...kept, ...(canBuy !== undefined && type !== 'mine' && { canBuy }), filters: {} });
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

/** Horse pages link to one lot. */
function LinkedLot({ id, onClose }: LinkedLotProps) {
  const me = useUser();
  const [first, setFirst] = useState<Lot | null>(null);
  const { data, error } = useLot(id);
  // The dialog stays open if the lot is sold meanwhile.
  if (data && first === null) setFirst(data);
  if (first) return first.seller.id === me.id ? null : <Sale lot={first} onClose={onClose} />;
  if (!(error instanceof CallRefused)) return null;
  return (
    <p className="lot-gone" role="alert">
      {error.message}
    </p>
  );
}

/** Reads nothing unless one shop is shown. */
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
  const lots = useLots(search, me);
  const { type } = search;
  const busy = lots.isFetching && !lots.isFetchingNextPage;
  const phone = usePhone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const shown = { viewer: me.id, picture: lotPicture, quality: qualityOf, onLook };
  return (
    <>
      {type !== 'mine' && (
        <div className="only-wide">
          <LotFilters search={search} busy={busy} onSearch={onSearch} />
        </div>
      )}
      <div className={type === 'mine' ? 'lots-tools is-mine' : 'lots-tools'}>
        {type !== 'mine' && (
          <div className="only-phone">
            <Button aria-haspopup="dialog" onClick={() => setFiltersOpen(true)}>
              <SlidersHorizontal className="icon" aria-hidden />
              {filterWords(search)}
            </Button>
          </div>
        )}
        <p className="text-muted" aria-live="polite">
          {lots.data !== undefined && lots.data.length > 0 && `${shownWords(lots.data.length, type)} shown`}
        </p>
        {type !== 'mine' && (
          <Checkbox
            label="I can buy it"
            labelled
            checked={isBuyableOnly(search, me)}
            onChange={(canBuy) => onSearch({ ...search, canBuy })}
          />
        )}
        <div className="only-wide">
          <Segments
            label="Show as"
            options={VIEWS}
            value={search.view ?? 'pictures'}
            onChange={(view) => {
              const { view: _, ...rest } = search;
              onSearch(view === 'table' ? { ...rest, view } : rest);
            }}
          />
        </div>
        <Select
          label="Sort by"
          value={search.sort ?? 'newest'}
          onChange={({ target: { value } }) => {
            const { sort: _, ...rest } = search;
            onSearch(value === 'newest' ? rest : { ...rest, sort: value });
          }}
        >
          {Object.entries(ORDERS[type]).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Loaded reading={lots} skeleton={<Bones label="Loading what is for sale" rows={4} height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <NoLots
              search={search}
              canBuy={isBuyableOnly(search, me)}
              isConfirmed={me.emailConfirmed}
              shop={shop}
              onSearch={onSearch}
            />
          ) : (
            <>
              {search.view === 'table' && !phone ? (
                <LotTable type={type} lots={list} {...shown} />
              ) : (
                <LotList lots={list} {...shown} />
              )}
              <ShowMore pages={lots} label={MORE[type]} />
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

const VIEWS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'table', label: 'Table' },
] as const;

const MORE = {
  horse: 'Show more horses',
  tack: 'Show more tack',
  mine: 'Show more offers',
} as const satisfies Record<LotType, string>;

const SHOWN = { horse: 'horse', tack: 'piece', mine: 'offer' } as const;

const shownWords = (count: number, type: LotType) => counted(count, SHOWN[type]);
