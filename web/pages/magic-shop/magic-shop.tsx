import { useSearchParams } from 'wouter';
import { MAGIC_ITEMS } from '../../../game/magic/items.ts';
import { useUser } from '../../accounts/session.ts';
import { Shelf } from '../../magic/shelf.tsx';
import { FAIR } from '../../paddock/settings/fair.ts';
import { inCoins } from '../../ui/coins.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAddressStep } from '../../ui/way-back.ts';
import { HorsePlace } from '../horse-place.tsx';

const MagicItemDialog = lazyDialog(() => import('./magic-item-dialog.tsx'));

/** Item and horse live in the address, so that a horse's page can link to them. */
export default function MagicShop() {
  const { coins } = useUser();
  const [search] = useSearchParams();
  const horseId = search.get('horse');
  const item = MAGIC_ITEMS.find((each) => each === search.get('item'));
  const here = horseId === null ? '/shop' : `/shop?${new URLSearchParams({ horse: horseId })}`;
  const step = useAddressStep(here);
  const addressOf = (chosen: string) =>
    `/shop?${new URLSearchParams({ item: chosen, ...(horseId === null ? {} : { horse: horseId }) })}`;
  return (
    <>
      <HorsePlace setting={FAIR} low>
        <PageHeading title="Magic Shop" />
        <p>
          Between the feed store and the saddler there is a door that most people miss. You have{' '}
          {inCoins(coins)}.
        </p>
      </HorsePlace>
      <div className="wrap page">
        <Shelf onChoose={(chosen) => step.open(addressOf(chosen))} />
        <p className="shop-promise">
          Each thing works once, as soon as you buy it. None makes a horse more talented or luckier, and none
          changes a gene: that kind of magic isn’t for sale. Nameplates and tack colours are on your horse’s
          page, under Style.
        </p>
        {item && (
          <MagicItemDialog key={item} item={item} horseId={horseId} coins={coins} onClose={step.close} />
        )}
      </div>
    </>
  );
}
