import { Carrot, Hammer, HeartHandshake, Images, Sparkles, Store, Wheat } from 'lucide-react';
import { useLocation, useSearchParams } from 'wouter';
import { FEEDS } from '../../../game/care/feed.ts';
import { TREATS } from '../../../game/care/treats.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { CHEAPEST_HORSE } from '../../../game/market/store.ts';
import { MAGIC_ITEMS, MAGIC_ROWS } from '../../../game/magic/items.ts';
import { materialPrice, MATERIALS } from '../../../game/tack/materials.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { useIsGuest, useUser } from '../../accounts/session.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { STORE_LOOK } from '../../market/store-look.ts';
import { STORE } from '../../market/store/store-search.ts';
import type { StoreOffer } from '../../market/use-store.ts';
import { Advertisement } from '../../premium/ads/advertisement.tsx';
import { FAIR } from '../../paddock/settings/fair.ts';
import { SceneHorse, stallOf } from '../../portrait/stall.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { MARKETPLACE } from '../../trade/marketplace/listing-search.ts';
import { RESCUES } from '../../trade/rescue-search.ts';
import { useFirstRescues, useRescueCount } from '../../trade/use-rescues.ts';
import { buttonClass } from '../../ui/button.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { HorseshoeIcon, SaddleIcon } from '../../ui/own-icons.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAddressStep, wayBack } from '../../ui/way-back.ts';
import { HorsePlace } from '../horse-place.tsx';
import { KeepSheet } from '../keep-sheet.tsx';
import { ForSaleFacts } from './for-sale-facts.tsx';
import { SALES, SellTiles, type Sale } from './sell-tiles.tsx';
import { Tile } from './tile.tsx';
import './market.css';

const BuyFeedDialog = lazyDialog(() => import('../../care/feeding/buy-feed-dialog.tsx'));
const BuyTreatsDialog = lazyDialog(() => import('../../care/feeding/buy-treats-dialog.tsx'));
const BuyMaterialsDialog = lazyDialog(() => import('../../tack/crafting/buy-materials-dialog.tsx'));
const BuyTackDialog = lazyDialog(() => import('../../tack/buy-tack-dialog.tsx'));
const StoreHorseDialog = lazyDialog(() => import('../../market/store-horse-dialog.tsx'));
const SellHorseDialog = lazyDialog(() => import('../../trade/sell-horse-dialog.tsx'));
const SellTackDialog = lazyDialog(() => import('../../trade/sell-tack-dialog.tsx'));
const SellItemsDialog = lazyDialog(() => import('../../trade/sell-items-dialog.tsx'));

/** The open dialog lives in the address, so that pages can link to it. */
const PURCHASES = ['horse', 'feed', 'treats', 'materials', 'tack'] as const;
type Purchase = (typeof PURCHASES)[number];

export default function Market() {
  const { coins, advertisements } = useUser();
  const market = useAddressStep('/market');
  const isGuest = useIsGuest();
  return (
    <>
      <HorsePlace setting={FAIR} low>
        <PageHeading title="Market" />
        <p>You have {inCoins(coins)}. Prices here never move.</p>
      </HorsePlace>
      <div className="wrap page">
        {!isGuest && (
          <>
            <div className="market-ways">
              <Link className={buttonClass()} href={STORE}>
                <Images className="icon" aria-hidden />
                Choose by looks
              </Link>
              <Link className={buttonClass()} href={MARKETPLACE}>
                <Store className="icon" aria-hidden />
                Marketplace of players
              </Link>
            </div>
            <div className="market-horses">
              <StoreHorse onOpen={() => market.open('/market?buy=horse')} />
              <RescueHorses />
            </div>
          </>
        )}
        <div className="market">
          <section className="timber" aria-labelledby="market-buy">
            <h2 className="section" id="market-buy">
              Buy
            </h2>
            <BuyTiles onBuy={(purchase) => market.open(`/market?buy=${purchase}`)} />
          </section>
          {isGuest ? (
            <KeepSheet what="Horses of every breed, rescues, treats, materials and magic, and selling what you no longer need." />
          ) : (
            <section className="timber" aria-labelledby="market-sell">
              <h2 className="section" id="market-sell">
                Sell
              </h2>
              <SellTiles onSell={(sale) => market.open(`/market?sell=${sale}`)} />
            </section>
          )}
        </div>
        <Advertisement slot="market" seen={advertisements} />
        <OpenDialog />
      </div>
    </>
  );
}

function StoreHorse({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <ul className="action-tiles market-store">
      <li aria-hidden>
        <OwnPaddock className="market-scene">
          <SceneHorse look={STORE_LOOK} />
        </OwnPaddock>
      </li>
      <Tile
        icon={<HorseshoeIcon className="icon" aria-hidden />}
        title="Store Horse"
        text="Grown and ready to ride. You see the coat before you pay."
        side={`from ${inCoins(CHEAPEST_HORSE)}`}
        onOpen={onOpen}
      />
    </ul>
  );
}

const SHOWN = 3;
/** The server stops counting here. */
const COUNTED = 1000;

function RescueHorses() {
  const { data: count } = useRescueCount();
  const { data: horses = [] } = useFirstRescues(SHOWN);
  return (
    <ul className="action-tiles market-store">
      <li aria-hidden>
        <div className="market-rescues">
          {horses.map((horse) => (
            <SceneHorse key={horse.id} look={horse.look} />
          ))}
        </div>
      </li>
      <Tile
        icon={<HeartHandshake className="icon" aria-hidden />}
        title="Rescue Horses"
        text={formatWaiting(count?.count)}
        side={`${inCoins(RESCUE_PRICE)} each`}
        href={RESCUES}
      />
    </ul>
  );
}

function formatWaiting(count: number | undefined): string {
  if (count === undefined) return 'They bring their whole history along.';
  if (count === 0) return 'All have found a home. Look again later.';
  if (count >= COUNTED) return 'Over a thousand horses are waiting, with their whole history.';
  return `${counted(count, 'horse is', 'horses are')} waiting, with their whole history.`;
}

/** Guests buy what their horse needs. */
function BuyTiles({ onBuy }: { readonly onBuy: (purchase: Purchase) => void }) {
  const { guild } = useUser();
  const isGuest = useIsGuest();
  const discount = GUILD_ROWS[guild].materialDiscountPercent;
  return (
    <ul className="action-tiles">
      <Tile
        icon={<Wheat className="icon" aria-hidden />}
        title="Feed"
        text="From one day to twenty-four. Hungry horses can’t enter shows."
        side={cheapest(FEEDS)}
        onOpen={() => onBuy('feed')}
      />
      {!isGuest && (
        <>
          <Tile
            icon={<Carrot className="icon" aria-hidden />}
            title="Treats"
            text="Sugar, cookies, carrots, apples, grain. Happy horses score higher."
            side={cheapest(TREATS)}
            onOpen={() => onBuy('treats')}
          />
          <Tile
            icon={<Hammer className="icon" aria-hidden />}
            title="Materials"
            text={`Wood, iron, leather, thread, glue: what tack is made of.${discount > 0 ? ` Guild discount ${discount}%.` : ''}`}
            side={`from ${inCoins(Math.min(...MATERIALS.map((material) => materialPrice(material, guild))))}`}
            onOpen={() => onBuy('materials')}
          />
        </>
      )}
      <Tile
        icon={<SaddleIcon className="icon" aria-hidden />}
        title="Store Tack"
        text="Horseshoes, saddle, bridle: plain but sound. Tack raises every score."
        side={cheapest(TACK)}
        onOpen={() => onBuy('tack')}
      />
      {!isGuest && (
        <Tile
          icon={<Sparkles className="icon" aria-hidden />}
          title="Magic Shop"
          text="Five small wonders, each for one horse."
          side={`from ${inCoins(Math.min(...MAGIC_ITEMS.map((item) => MAGIC_ROWS[item].price)))}`}
          href="/shop"
        />
      )}
    </ul>
  );
}

const qualityOf = ({ quality }: { readonly quality: number }) => <QualitySign quality={quality} />;

const cheapest = (items: Readonly<Record<string, { readonly buy: number }>>) =>
  `from ${inCoins(Math.min(...Object.values(items).map(({ buy }) => buy)))}`;

function OpenDialog() {
  const { guild, coins, level } = useUser();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const { close } = useAddressStep(wayBack(search) ?? '/market');
  const bought = PURCHASES.find((purchase) => purchase === search.get('buy'));
  const sold: Sale | undefined = SALES.find((sale) => sale === search.get('sell'));
  switch (bought) {
    case 'horse':
      return (
        <StoreHorseDialog
          coins={coins}
          picture={stallOf}
          about={aboutOffer}
          onClose={close}
          onBought={(id) => go(`/horses/${id}`)}
        />
      );
    case 'feed':
      return <BuyFeedDialog coins={coins} onClose={close} />;
    case 'treats':
      return <BuyTreatsDialog coins={coins} onClose={close} />;
    case 'materials':
      return <BuyMaterialsDialog guild={guild} coins={coins} onClose={close} />;
    case 'tack':
      return <BuyTackDialog coins={coins} onClose={close} />;
  }
  switch (sold) {
    case 'horse':
      return <SellHorseDialog picture={stallOf} onClose={close} />;
    case 'tack':
      return <SellTackDialog level={level} quality={qualityOf} onClose={close} />;
    case undefined:
      return null;
    default:
      return <SellItemsDialog key={sold} kind={sold} coins={coins} onClose={close} />;
  }
}

/** A store horse, shown large, with its inborn qualities. */
function aboutOffer(offer: StoreOffer) {
  return (
    <div className="about-offer">
      <OwnPaddock className="market-scene">
        <SceneHorse look={offer.look} />
      </OwnPaddock>
      <div>
        <AptitudeBars aptitude={offer.aptitude} />
        <ForSaleFacts {...offer} />
      </div>
    </div>
  );
}
