import { Carrot, ChevronRight, Hammer, Sparkles, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { FEEDS } from '../../game/care/feed.ts';
import { TREATS } from '../../game/care/treats.ts';
import { MAGIC_ITEMS, MAGIC_ROWS } from '../../game/magic/items.ts';
import { materialPrice, MATERIALS } from '../../game/tack/materials.ts';
import { TACK } from '../../game/tack/tack.ts';
import { CHEAPEST_HORSE } from '../../game/market/shop.ts';
import { useUser } from '../accounts/session.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import { STORE_LOOK } from '../market/store-look.ts';
import { SceneHorse, stallOf } from '../portrait/horse-picture.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { HorseshoeIcon, SaddleIcon } from '../ui/own-icons.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { later } from '../ui/loading/later.tsx';
import { useAddressStep, wayBack } from '../ui/way-back.ts';

const BuyFeedDialog = later(() => import('../care/feeding/buy-feed-dialog.tsx'));
const BuyTreatsDialog = later(() => import('../care/feeding/buy-treats-dialog.tsx'));
const BuyMaterialsDialog = later(() => import('../tack/crafting/buy-materials-dialog.tsx'));
const BuyTackDialog = later(() => import('../tack/buy-tack-dialog.tsx'));
const StoreHorseDialog = later(() => import('../market/store-horse-dialog.tsx'));

/** The open dialog lives in the address, so that pages can link to it. */
const WARES = ['horse', 'feed', 'treats', 'materials', 'tack'] as const;
type Ware = (typeof WARES)[number];

const CHEAPEST_MAGIC = Math.min(...MAGIC_ITEMS.map((item) => MAGIC_ROWS[item].price));

export default function Market() {
  const { guild, coins } = useUser();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const open = WARES.find((ware) => ware === search.get('buy'));
  const market = useAddressStep('/market');
  const { close } = useAddressStep(wayBack(search) ?? '/market');
  const buy = (ware: Ware) => market.open(`/market?buy=${ware}`);
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Market" />
        <p>You have {inCoins(coins)}. Prices here never move.</p>
      </div>
      <div className="market">
        <ul className="wares market-store">
          <li aria-hidden>
            <OwnPaddock className="market-scene">
              <SceneHorse look={STORE_LOOK} />
            </OwnPaddock>
          </li>
          <Tile
            icon={<HorseshoeIcon className="icon" aria-hidden />}
            title="Store Horse"
            words="Grown and ready to ride. You see the coat before you pay."
            from={CHEAPEST_HORSE}
            onOpen={() => buy('horse')}
          />
        </ul>
        <div>
          <h2 className="section">Buy</h2>
          <ul className="wares">
            <Tile
              icon={<Wheat className="icon" aria-hidden />}
              title="Feed"
              words="From one day to twenty-four. Hungry horses can’t enter shows."
              from={cheapest(FEEDS)}
              onOpen={() => buy('feed')}
            />
            <Tile
              icon={<Carrot className="icon" aria-hidden />}
              title="Treats"
              words="Sugar, cookies, carrots, apples, grain. Happy horses score higher."
              from={cheapest(TREATS)}
              onOpen={() => buy('treats')}
            />
            <Tile
              icon={<Hammer className="icon" aria-hidden />}
              title="Materials"
              words="Wood, iron, leather, thread, glue: what tack is made of."
              from={Math.min(...MATERIALS.map((material) => materialPrice(material, guild)))}
              onOpen={() => buy('materials')}
            />
            <Tile
              icon={<SaddleIcon className="icon" aria-hidden />}
              title="Store Tack"
              words="Horseshoes, saddle, bridle: plain but sound. Tack raises every score."
              from={cheapest(TACK)}
              onOpen={() => buy('tack')}
            />
            <li>
              <Link className="ware" href="/shop">
                <span className="ware-icon">
                  <Sparkles className="icon" aria-hidden />
                </span>
                <span>
                  <b>Magic shop</b>
                  <small>Five small wonders, each for one horse.</small>
                </span>
                <span className="num">from {inCoins(CHEAPEST_MAGIC)}</span>
                <ChevronRight className="icon text-muted" aria-hidden />
              </Link>
            </li>
          </ul>
        </div>
      </div>
      {open === 'horse' && (
        <StoreHorseDialog
          coins={coins}
          picture={stallOf}
          onClose={close}
          onBought={(id) => go(`/horses/${id}`)}
        />
      )}
      {open === 'feed' && <BuyFeedDialog coins={coins} onClose={close} />}
      {open === 'treats' && <BuyTreatsDialog coins={coins} onClose={close} />}
      {open === 'materials' && <BuyMaterialsDialog guild={guild} coins={coins} onClose={close} />}
      {open === 'tack' && <BuyTackDialog coins={coins} onClose={close} />}
    </div>
  );
}

const cheapest = (wares: Readonly<Record<string, { readonly buy: number }>>) =>
  Math.min(...Object.values(wares).map(({ buy }) => buy));

interface TileProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly from: number;
  readonly onOpen: () => void;
}

function Tile({ icon, title, words, from, onOpen }: TileProps) {
  return (
    <li>
      <button type="button" className="ware" aria-haspopup="dialog" onClick={onOpen}>
        <span className="ware-icon">{icon}</span>
        <span>
          <b>{title}</b>
          <small>{words}</small>
        </span>
        <span className="num">from {inCoins(from)}</span>
        <ChevronRight className="icon text-muted" aria-hidden />
      </button>
    </li>
  );
}
