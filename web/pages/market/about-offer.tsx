import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import type { StoreOffer } from '../../market/use-store.ts';
import { SceneHorse } from '../../portrait/horse-picture.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { ForSaleFacts } from './for-sale-facts.tsx';

/** A horse of the store, large, with what it was born with. */
export function aboutOffer(offer: StoreOffer) {
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
