import { ChevronLeft, SlidersHorizontal, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useRead } from '../../api/read.ts';
import { Place } from '../../calendar/place.tsx';
import { RINGS } from '../../paddock/rings/rings.ts';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { ListingFilters } from '../../trade/marketplace/listing-filters.tsx';
import { ListingList } from '../../trade/marketplace/listing-list.tsx';
import { ListingTable } from '../../trade/marketplace/listing-table.tsx';
import {
  addressOfListings,
  formatFilterCount,
  isBuyableOnly,
  listingSearchIn,
  MARKETPLACE,
  ORDERS,
  type ListingSearch,
  type ListingType,
} from '../../trade/marketplace/listing-search.ts';
import {
  useListing,
  useListingCounts,
  useListings,
  type Listing,
  type ListingTack,
} from '../../trade/marketplace/use-listings.ts';
import '../../trade/marketplace/marketplace.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import type { PlayerPage } from '../player/use-player.ts';
import { aboutListing, listingPicture, similarListings, useHorsesAtFair } from './listing-picture.tsx';
import { NoListings } from './no-listings.tsx';

const ListingFiltersDialog = lazyDialog(() => import('../../trade/marketplace/listing-filters-dialog.tsx'));
const SaleDialog = lazyDialog(() => import('../../trade/marketplace/sale-dialog.tsx'));

/** Filters and order live in the address. */
export default function Marketplace() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const { data: counts } = useListingCounts();
  const [wanted, setWanted] = useState<Listing | null>(null);
  const search = useMemo(() => listingSearchIn(parameters), [parameters]);
  const show = (next: ListingSearch) => go(addressOfListings(next), { replace: true });
  const { data: seller } = usePlayerShop(search.seller);
  const [first, ...others] = useHorsesAtFair(search);
  const linked = parameters.get('listing');
  const listings = <Listings search={search} playerShop={seller} onSearch={show} onView={setWanted} />;
  const countOf = (count: number | undefined) =>
    counts === undefined || count === undefined || search.seller !== undefined
      ? undefined
      : `${inDigits(count)}${count === counts.most ? '+' : ''}`;
  const tabs = [
    { value: 'horse', label: 'Horses', count: countOf(counts?.horses), panel: listings },
    { value: 'tack', label: 'Tack', count: countOf(counts?.tack), panel: listings },
    ...(search.seller === undefined
      ? ([{ value: 'mine', label: 'My listings', count: countOf(counts?.mine), panel: listings }] as const)
      : []),
  ] as const;
  return (
    <>
      <Place setting={RINGS.halter} horse={first} behind={others}>
        <nav className="crumb" aria-label="Back">
          <Link href={search.seller === undefined ? '/market' : MARKETPLACE}>
            <ChevronLeft className="icon icon-small" aria-hidden />
            {search.seller === undefined ? 'Market' : 'All shops'}
          </Link>
        </nav>
        <PageHeading title={search.seller === undefined ? 'Marketplace' : formatShopName(seller)} />
        {search.seller === undefined ? (
          <p>Horses and tack of other players. You have {inCoins(coins)}.</p>
        ) : (
          <p>{seller ? <PlayerLink {...seller} /> : 'A player'} sells here.</p>
        )}
        <Link className={`${buttonClass()} mt-3`} href="/my-shop">
          <Tag className="icon" aria-hidden />
          Sell in my shop
        </Link>
      </Place>
      <div className="wrap page">
        <Tabs<ListingType>
          label="What is for sale"
          value={search.type}
          onChange={(type) => {
            const { seller, view, canBuy } = search;
            const retained = { ...(seller !== undefined && { seller }), ...(view && { view }) };
            show({
              type,
              ...retained,
              ...(canBuy !== undefined && type !== 'mine' && { canBuy }),
              filters: {},
            });
          }}
          tabs={tabs}
        />
        {linked !== null && <LinkedListing id={linked} onClose={() => show(search)} />}
        {wanted && <Sale listing={wanted} onClose={() => setWanted(null)} />}
      </div>
    </>
  );
}

interface SaleProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

function Sale({ listing, onClose }: SaleProps) {
  const { coins } = useUser();
  const [, go] = useLocation();
  return (
    <SaleDialog
      listing={listing}
      coins={coins}
      about={aboutListing(listing)}
      {...similarListings(listing)}
      onClose={onClose}
      onBought={({ horse }) => (horse ? go(`/horses/${horse.id}`) : onClose())}
    />
  );
}

interface LinkedListingProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Horse pages link to one listing. */
function LinkedListing({ id, onClose }: LinkedListingProps) {
  const me = useUser();
  const [first, setFirst] = useState<Listing | null>(null);
  const { data, error } = useListing(id);
  // The dialog stays open if the listing is sold meanwhile.
  if (data && first === null) setFirst(data);
  if (first) return first.seller.id === me.id ? null : <Sale listing={first} onClose={onClose} />;
  if (!(error instanceof CallRefused)) return null;
  return (
    <p className="listing-gone" role="alert">
      {error.message}
    </p>
  );
}

/** Fetches only if one player's shop is shown. */
function usePlayerShop(seller: string | undefined) {
  return useRead('GET /api/players/:id', { params: { id: seller ?? '' } }, { enabled: seller !== undefined });
}

function formatShopName(seller: PlayerPage | undefined): string {
  if (seller === undefined) return 'Shop';
  return seller.shopName === '' ? `${seller.username}’s Shop` : seller.shopName;
}

const qualityOf = ({ quality }: ListingTack) => <QualitySign quality={quality} />;

interface ListingsProps {
  readonly search: ListingSearch;
  readonly playerShop: PlayerPage | undefined;
  readonly onSearch: (search: ListingSearch) => void;
  readonly onView: (listing: Listing) => void;
}

function Listings({ search, playerShop, onSearch, onView }: ListingsProps) {
  const me = useUser();
  const listings = useListings(search, me);
  const { type } = search;
  const busy = listings.isFetching && !listings.isFetchingNextPage;
  const phone = usePhone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const shown = { viewer: me.id, picture: listingPicture, quality: qualityOf, onView };
  return (
    <>
      {type !== 'mine' && (
        <div className="only-wide">
          <ListingFilters search={search} busy={busy} onSearch={onSearch} />
        </div>
      )}
      <div className={type === 'mine' ? 'listings-tools is-mine' : 'listings-tools'}>
        {type !== 'mine' && (
          <div className="only-phone">
            <Button aria-haspopup="dialog" onClick={() => setFiltersOpen(true)}>
              <SlidersHorizontal className="icon" aria-hidden />
              {formatFilterCount(search)}
            </Button>
          </div>
        )}
        <p className="text-muted" aria-live="polite">
          {listings.data !== undefined &&
            listings.data.length > 0 &&
            `${formatShown(listings.data.length, type)} shown`}
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
      <Query
        query={listings}
        skeleton={<Skeleton label="Loading what is for sale" rows={4} height="200px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <NoListings
              search={search}
              canBuy={isBuyableOnly(search, me)}
              isConfirmed={me.emailConfirmed}
              playerShop={playerShop}
              onSearch={onSearch}
            />
          ) : (
            <>
              {search.view === 'table' && !phone ? (
                <ListingTable type={type} listings={list} {...shown} />
              ) : (
                <ListingList listings={list} {...shown} />
              )}
              <ShowMore pages={listings} label={MORE[type]} />
            </>
          )
        }
      </Query>
      {filtersOpen && (
        <ListingFiltersDialog
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
} as const satisfies Record<ListingType, string>;

const SHOWN = { horse: 'horse', tack: 'piece', mine: 'offer' } as const;

const formatShown = (count: number, type: ListingType) => counted(count, SHOWN[type]);
