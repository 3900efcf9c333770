import { Lock, Store, Tag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { houseCut } from '../../../game/ledger/coins.ts';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Place } from '../../calendar/place.tsx';
import { useWaitingCalls } from '../../devices/use-devices.ts';
import { TACK_ROOM } from '../../paddock/settings/tack-room.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { stallOf } from '../../portrait/stall.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { addressOfListings } from '../../trade/marketplace/listing-search.ts';
import { useListingsOf, type Listing } from '../../trade/marketplace/use-listings.ts';
import { LockedHorses } from '../../trade/player-shop/locked-horses.tsx';
import { OnSale, saleItemOf } from '../../trade/player-shop/on-sale.tsx';
import { Figure, ShopFigures } from '../../trade/player-shop/shop-figures.tsx';
import { ShopName } from '../../trade/player-shop/shop-name.tsx';
import { useMySales, useOwnHorses } from '../../trade/player-shop/use-player-shop.ts';
import '../../trade/marketplace/marketplace.css';
import '../../trade/selling.css';
import '../../trade/player-shop/player-shop.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { listingPicture } from './listing-picture.tsx';

const SellHorsesDialog = lazyDialog(() => import('../../trade/player-shop/sell-horses-dialog.tsx'));
const SellTacksDialog = lazyDialog(() => import('../../trade/player-shop/sell-tacks-dialog.tsx'));
const PriceDialog = lazyDialog(() => import('../../trade/player-shop/price-dialog.tsx'));
const LockDialog = lazyDialog(() => import('../../trade/player-shop/lock-dialog.tsx'));

const qualityOf = ({ quality }: { readonly quality: number }) => <QualitySign quality={quality} />;

export default function MyShop() {
  const me = useUser();
  const [open, setOpen] = useState<'horses' | 'tack' | 'lock' | null>(null);
  const [priced, setPriced] = useState<Listing | null>(null);
  const horses = useListingsOf(me.id, 'horse');
  const tack = useListingsOf(me.id, 'tack');
  const own = useOwnHorses();
  const { data: sales } = useMySales();
  const locked = own.data?.filter((horse) => horse.locked) ?? [];
  const close = () => setOpen(null);
  const item = priced && saleItemOf(priced);
  return (
    <>
      <Place setting={TACK_ROOM}>
        <nav className="crumb" aria-label="Your shop">
          <Link href={addressOfListings({ type: 'horse', seller: me.id, filters: {} })}>
            <Store className="icon icon-small" aria-hidden />
            See it as others do
          </Link>
        </nav>
        <ShopName name={me.shopName} />
        <p>{formatOnSale(horses.data?.length, tack.data?.length)}</p>
        <div className="shop-acts">
          <Button variant="main" aria-haspopup="dialog" onClick={() => setOpen('horses')}>
            <Tag className="icon" aria-hidden />
            Sell Horses
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('tack')}>
            <Tag className="icon" aria-hidden />
            Sell Tack
          </Button>
        </div>
      </Place>
      <div className="wrap page">
        <ShopFigures sales={sales} possible={possibleIncome(horses.data, tack.data)}>
          <WaitingSales />
        </ShopFigures>
        <Part id="horses-on-sale" title="Horses on sale">
          <Query
            query={horses}
            skeleton={<Skeleton label="Loading your horses on sale" rows={2} height="72px" />}
          >
            {(listings) =>
              listings.length === 0 ? (
                <Empty title="Nothing on sale yet." picture={<EmptyStall />}>
                  <p>Other players find here what you sell. The game keeps 5% of each sale.</p>
                  <Button aria-haspopup="dialog" onClick={() => setOpen('horses')}>
                    Choose horses to sell
                  </Button>
                </Empty>
              ) : (
                <OnSale
                  kind="horse"
                  listings={listings}
                  picture={listingPicture}
                  quality={qualityOf}
                  onPrice={setPriced}
                />
              )
            }
          </Query>
        </Part>
        <Part id="tack-on-sale" title="Tack on sale">
          <Query
            query={tack}
            skeleton={<Skeleton label="Loading your tack on sale" rows={1} height="24px" />}
          >
            {(listings) =>
              listings.length === 0 ? (
                <p className="text-muted">No tack on sale.</p>
              ) : (
                <OnSale
                  kind="tack"
                  listings={listings}
                  picture={listingPicture}
                  quality={qualityOf}
                  onPrice={setPriced}
                />
              )
            }
          </Query>
        </Part>
        <Part
          id="locked"
          title="Locked against any sale"
          act={
            <Button variant="plain" aria-haspopup="dialog" onClick={() => setOpen('lock')}>
              <Lock className="icon icon-small" aria-hidden />
              Lock a horse
            </Button>
          }
        >
          <Query
            query={{ ...own, data: own.data && locked }}
            skeleton={<Skeleton label="Loading your locked horses" rows={1} height="48px" />}
          >
            {(list) =>
              list.length === 0 ? (
                <p className="text-muted">
                  No horse is locked. Lock those that you never want to sell by mistake.
                </p>
              ) : (
                <LockedHorses horses={list} picture={stallOf} />
              )
            }
          </Query>
        </Part>
        {open === 'horses' && <SellHorsesDialog level={me.level} picture={stallOf} onClose={close} />}
        {open === 'tack' && <SellTacksDialog level={me.level} quality={qualityOf} onClose={close} />}
        {open === 'lock' && <LockDialog picture={stallOf} onClose={close} />}
        {priced && item && (
          <PriceDialog
            level={me.level}
            item={item}
            listingId={priced.id}
            price={priced.price}
            onClose={() => setPriced(null)}
          />
        )}
      </div>
    </>
  );
}

/** Coins that the seller would receive. */
function possibleIncome(
  horses: readonly Listing[] | undefined,
  tack: readonly Listing[] | undefined,
): number | undefined {
  if (horses === undefined || tack === undefined) return undefined;
  return [...horses, ...tack].reduce((sum, { price }) => sum + price - houseCut(price), 0);
}

/** Sales from a new device wait for a day. */
function WaitingSales() {
  const { data = [] } = useWaitingCalls();
  const now = useWorldNow(MINUTE);
  const [first] = data.map(({ runsAt }) => runsAt).toSorted();
  if (first === undefined) return null;
  return (
    <Figure
      value={data.length}
      label={
        <>
          {data.length === 1 ? 'thing waits' : 'things wait'} until {dayAndTimeWithin(new Date(first), now)},{' '}
          <Link className="link" href="/account/waiting">
            see why
          </Link>
        </>
      }
    />
  );
}

function formatOnSale(horses: number | undefined, pieces: number | undefined): string {
  if (horses === undefined || pieces === undefined) return '\u00a0';
  const parts = [
    ...(horses > 0 ? [counted(horses, 'horse')] : []),
    ...(pieces > 0 ? [`${counted(pieces, 'piece')} of tack`] : []),
  ];
  return parts.length === 0 ? 'Your own prices, to every player.' : `${parts.join(' and ')} on sale.`;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, act, children }: PartProps) {
  return (
    <section className="shop-part timber" aria-labelledby={id}>
      <div className="shop-part-head">
        <h2 className="section" id={id}>
          {title}
        </h2>
        {act}
      </div>
      {children}
    </section>
  );
}
