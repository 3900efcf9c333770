import { Lock, Store, Tag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { houseCut } from '../../../game/ledger/coins.ts';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { useWaitingCalls } from '../../devices/use-devices.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { stallOf } from '../../portrait/stall.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { addressOfLots } from '../../trade/marketplace/lot-search.ts';
import { useLotsOf, type Lot } from '../../trade/marketplace/use-lots.ts';
import { LockedHorses } from '../../trade/shop/locked-horses.tsx';
import { OnSale, wareOfLot } from '../../trade/shop/on-sale.tsx';
import { Figure, ShopFigures } from '../../trade/shop/shop-figures.tsx';
import { ShopName } from '../../trade/shop/shop-name.tsx';
import { useMySales, useOwnHorses } from '../../trade/shop/use-shop.ts';
import '../../trade/marketplace/marketplace.css';
import '../../trade/selling.css';
import '../../trade/shop/shop.css';
import { Bones } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { later } from '../../ui/loading/later.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { lotPicture } from './lot-picture.tsx';

const SellHorsesDialog = later(() => import('../../trade/shop/sell-horses-dialog.tsx'));
const SellTacksDialog = later(() => import('../../trade/shop/sell-tacks-dialog.tsx'));
const PriceDialog = later(() => import('../../trade/shop/price-dialog.tsx'));
const LockDialog = later(() => import('../../trade/shop/lock-dialog.tsx'));

const qualityOf = ({ quality }: { readonly quality: number }) => <QualitySign quality={quality} />;

export default function MyShop() {
  const me = useUser();
  const [open, setOpen] = useState<'horses' | 'tack' | 'lock' | null>(null);
  const [priced, setPriced] = useState<Lot | null>(null);
  const horses = useLotsOf(me.id, 'horse');
  const tack = useLotsOf(me.id, 'tack');
  const own = useOwnHorses();
  const { data: sales } = useMySales();
  const locked = own.data?.filter((horse) => horse.locked) ?? [];
  const close = () => setOpen(null);
  const ware = priced && wareOfLot(priced);
  return (
    <div className="wrap page">
      <nav className="crumb" aria-label="Your shop">
        <Link href={addressOfLots({ type: 'horse', seller: me.id, filters: {} })}>
          <Store className="icon icon-small" aria-hidden />
          See it as others do
        </Link>
      </nav>
      <div className="page-head shop-head">
        <div>
          <ShopName name={me.shopName} />
          <p>{saleWords(horses.data?.length, tack.data?.length)}</p>
        </div>
        <div className="shop-acts">
          <Button aria-haspopup="dialog" onClick={() => setOpen('tack')}>
            <Tag className="icon" aria-hidden />
            Sell Tack
          </Button>
          <Button look="main" aria-haspopup="dialog" onClick={() => setOpen('horses')}>
            <Tag className="icon" aria-hidden />
            Sell Horses
          </Button>
        </div>
      </div>
      <ShopFigures sales={sales} asked={askedFor(horses.data, tack.data)}>
        <SalesOnHold />
      </ShopFigures>
      <Part id="horses-on-sale" title="Horses on sale">
        <Loaded
          reading={horses}
          skeleton={<Bones label="Loading your horses on sale" rows={2} height="72px" />}
        >
          {(lots) =>
            lots.length === 0 ? (
              <Empty title="Nothing on sale yet." picture={<EmptyStall />}>
                <p>Other players find here what you sell. The game keeps 5% of each sale.</p>
                <Button aria-haspopup="dialog" onClick={() => setOpen('horses')}>
                  Choose horses to sell
                </Button>
              </Empty>
            ) : (
              <OnSale kind="horse" lots={lots} picture={lotPicture} quality={qualityOf} onPrice={setPriced} />
            )
          }
        </Loaded>
      </Part>
      <Part id="tack-on-sale" title="Tack on sale">
        <Loaded reading={tack} skeleton={<Bones label="Loading your tack on sale" rows={1} height="24px" />}>
          {(lots) =>
            lots.length === 0 ? (
              <p className="text-muted">No tack on sale.</p>
            ) : (
              <OnSale kind="tack" lots={lots} picture={lotPicture} quality={qualityOf} onPrice={setPriced} />
            )
          }
        </Loaded>
      </Part>
      <Part
        id="locked"
        title="Locked against any sale"
        act={
          <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen('lock')}>
            <Lock className="icon icon-small" aria-hidden />
            Lock a horse
          </Button>
        }
      >
        <Loaded
          reading={{ ...own, data: own.data && locked }}
          skeleton={<Bones label="Loading your locked horses" rows={1} height="48px" />}
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
        </Loaded>
      </Part>
      {open === 'horses' && <SellHorsesDialog picture={stallOf} onClose={close} />}
      {open === 'tack' && <SellTacksDialog quality={qualityOf} onClose={close} />}
      {open === 'lock' && <LockDialog picture={stallOf} onClose={close} />}
      {priced && ware && (
        <PriceDialog ware={ware} listingId={priced.id} price={priced.price} onClose={() => setPriced(null)} />
      )}
    </div>
  );
}

/** Coins that the seller would receive. */
function askedFor(horses: readonly Lot[] | undefined, tack: readonly Lot[] | undefined): number | undefined {
  if (horses === undefined || tack === undefined) return undefined;
  return [...horses, ...tack].reduce((sum, { price }) => sum + price - houseCut(price), 0);
}

/** Sales from a new device wait for a day. */
function SalesOnHold() {
  const { data = [] } = useWaitingCalls();
  const now = useWorldNow(MINUTE);
  const [first] = data.map(({ runsAt }) => runsAt).toSorted();
  if (first === undefined) return null;
  return (
    <Figure
      value={data.length}
      words={
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

function saleWords(horses: number | undefined, pieces: number | undefined): string {
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
    <section className="shop-part" aria-labelledby={id}>
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
