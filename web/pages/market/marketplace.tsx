import { SlidersHorizontal, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { LotFilters } from '../../trade/marketplace/lot-filters.tsx';
import { LotList } from '../../trade/marketplace/lot-list.tsx';
import {
  addressOfLots,
  filterWords,
  lotsIn,
  ORDERS,
  type LotSearch,
  type LotType,
} from '../../trade/marketplace/lot-search.ts';
import { useLots, type Lot, type LotTack } from '../../trade/marketplace/use-lots.ts';
import '../../trade/marketplace/marketplace.css';
import { Bones } from '../../ui/bone.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { later } from '../../ui/loading/later.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { usePlayer } from '../player/use-player.ts';
import { aboutLot, lotPicture, wordsForLike } from './lot-picture.tsx';

const SaleDialog = later(() => import('../../trade/marketplace/sale-dialog.tsx'));

/** Filters and order live in the address. */
export default function Marketplace() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<Lot | null>(null);
  const search = useMemo(() => lotsIn(parameters), [parameters]);
  const show = (next: LotSearch) => go(addressOfLots(next), { replace: true });
  const lots = <Lots search={search} onSearch={show} onLook={setWanted} />;
  const tabs = [
    { value: 'horse', label: 'Horses', panel: lots },
    { value: 'tack', label: 'Tack', panel: lots },
  ] as const;
  return (
    <div className="wrap page">
      <div className="page-head lots-head">
        <div>
          <PageHeading title="Marketplace" />
          {search.seller === undefined ? (
            <p>Horses and tack of other players. You have {inCoins(coins)}.</p>
          ) : (
            <Seller id={search.seller} />
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
      {wanted && (
        <SaleDialog
          lot={wanted}
          coins={coins}
          about={aboutLot(wanted)}
          {...wordsForLike(wanted)}
          onClose={() => setWanted(null)}
          onBought={({ horse }) => (horse ? go(`/horses/${horse.id}`) : setWanted(null))}
        />
      )}
    </div>
  );
}

function Seller({ id }: { readonly id: string }) {
  const { data: player } = usePlayer(id);
  return (
    <p>
      {player ? (
        <>
          In the shop of{' '}
          <Link className="link" href={`/players/${id}`}>
            {player.username}
          </Link>
          .{' '}
        </>
      ) : (
        'In one shop. '
      )}
      <Link className="link" href="/marketplace">
        See all shops
      </Link>
    </p>
  );
}

const qualityOf = ({ quality }: LotTack) => <QualitySign quality={quality} />;

interface LotsProps {
  readonly search: LotSearch;
  readonly onSearch: (search: LotSearch) => void;
  readonly onLook: (lot: Lot) => void;
}

function Lots({ search, onSearch, onLook }: LotsProps) {
  const me = useUser();
  const lots = useLots(search);
  const busy = lots.isFetching && !lots.isFetchingNextPage;
  const [filtersOpen, setFiltersOpen] = useState(false);
  return (
    <>
      <div className="only-wide">
        <LotFilters search={search} busy={busy} onSearch={onSearch} />
      </div>
      <div className="lots-head">
        <Button aria-haspopup="dialog" onClick={() => setFiltersOpen(true)} data-only="phone">
          <SlidersHorizontal className="icon" aria-hidden />
          {filterWords(search)}
        </Button>
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
            <NoLots search={search} onReset={() => onSearch({ type: search.type, filters: {} })} />
          ) : (
            <>
              <LotList lots={list} viewer={me.id} picture={lotPicture} quality={qualityOf} onLook={onLook} />
              <ShowMore pages={lots} label={search.type === 'tack' ? 'Show more tack' : 'Show more horses'} />
            </>
          )
        }
      </Loaded>
      {filtersOpen && (
        <Dialog title="Filters" lead="Narrow down what is shown." onClose={() => setFiltersOpen(false)}>
          <LotFilters
            search={search}
            busy={busy}
            onSearch={(next) => {
              onSearch(next);
              setFiltersOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function shownWords(count: number, type: LotType): string {
  return type === 'tack' ? counted(count, 'piece') : counted(count, 'horse');
}

interface NoLotsProps {
  readonly search: LotSearch;
  readonly onReset: () => void;
}

function NoLots({ search, onReset }: NoLotsProps) {
  const what = search.type === 'tack' ? 'tack' : 'horse';
  const isNarrow = Object.keys(search.filters).length > 0 || search.seller !== undefined;
  return (
    <Empty title={isNarrow ? `No ${what} matches` : `No ${what} for sale yet`} picture={<EmptyStall />}>
      {isNarrow ? (
        <>
          <p>Try a wider price, or fewer filters.</p>
          <Button onClick={onReset}>Reset</Button>
        </>
      ) : (
        <>
          <p>Be the first to offer one.</p>
          <Link className={buttonLook()} href="/my-shop">
            Sell in my shop
          </Link>
        </>
      )}
    </Empty>
  );
}
