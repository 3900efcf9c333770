import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { formatAge } from '../../../game/horses/age.ts';
import { formatBodyInBrief } from '../../../game/horses/form/body-words.ts';
import { formatBredFor } from '../../../game/horses/bred-for.ts';
import { BREEDS, breedOf, isBreedId } from '../../../game/horses/breeds.ts';
import { STORE_TIER_NAMES } from '../../../game/horses/founder.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { useUser } from '../../accounts/session.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { BuyOffer } from '../../market/store/buy-offer.tsx';
import { addressOfStore, storeIn, type StoreSearch } from '../../market/store/store-search.ts';
import { useAllStoreOffers, type StoreOffer } from '../../market/use-store.ts';
import { FAIR } from '../../paddock/settings/fair.ts';
import { SceneHorse, Stall } from '../../portrait/stall.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cost, inCoins } from '../../ui/coins.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { capitalised, sentence } from '../../ui/text.ts';
import { HorsePlace } from '../horse-place.tsx';
import { ForSaleFacts } from './for-sale-facts.tsx';
import './store.css';

/** Breed and coat live in the address; the chosen horse appears large beside the others. */
export default function Store() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const search = storeIn(parameters);
  const offers = useAllStoreOffers(search);
  const [wanted, setWanted] = useState<StoreOffer | null>(null);
  const chosen = offers.data?.find(({ storeHorseId }) => storeHorseId === wanted?.storeHorseId) ?? null;
  const shown = chosen ?? offers.data?.[0] ?? null;
  const phone = usePhone();
  const panel = useRef<HTMLElement>(null);

  function choose(offer: StoreOffer) {
    setWanted(offer);
    // On phones the chosen horse appears above the others.
    if (phone) panel.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <>
      <HorsePlace setting={FAIR} low>
        <nav className="crumb" aria-label="Back">
          <Link href="/market">
            <ChevronLeft className="icon icon-small" aria-hidden />
            Market
          </Link>
        </nav>
        <PageHeading title="Store horses" />
        <p>Choose by looks. You have {inCoins(coins)}.</p>
      </HorsePlace>
      <div className="wrap page">
        <StoreFilters search={search} onSearch={(next) => go(addressOfStore(next), { replace: true })} />
        <Query query={offers} skeleton={<Skeleton label="Loading the horses" rows={3} height="220px" />}>
          {(list) => (
            <div className="store">
              <div>
                <ul className="store-horses">
                  {list.map((offer) => (
                    <OfferCard
                      key={offer.storeHorseId}
                      offer={offer}
                      isChosen={offer.storeHorseId === shown?.storeHorseId}
                      onChoose={() => choose(offer)}
                    />
                  ))}
                </ul>
                <ShowMore pages={offers} label="Show more horses" />
              </div>
              {shown && (
                <section className="store-chosen" aria-label="The chosen horse" ref={panel}>
                  <OwnPaddock className="store-scene">
                    <SceneHorse look={shown.look} />
                  </OwnPaddock>
                  <div className="store-text">
                    <h2 className="serif">{offerName(shown)}</h2>
                    <p className="text-muted">
                      {formatAge(shown.ageInMonths)} old. {sentence(shown.description)}
                    </p>
                    {isBreedId(shown.breedId) && (
                      <p className="text-muted">{formatBredFor(breedOf(shown.breedId).bredFor)}.</p>
                    )}
                    <h3 className="section">Born with</h3>
                    <AptitudeBars aptitude={shown.aptitude} />
                    <ForSaleFacts {...shown} />
                    <BuyOffer
                      key={shown.storeHorseId}
                      offer={shown}
                      coins={coins}
                      onBought={(id) => go(`/horses/${id}`)}
                      onGone={() => setWanted(null)}
                    />
                  </div>
                </section>
              )}
            </div>
          )}
        </Query>
      </div>
    </>
  );
}

const offerName = ({ colorName, breedName }: StoreOffer) => `${capitalised(colorName)} ${breedName}`;

interface OfferCardProps {
  readonly offer: StoreOffer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferCard({ offer, isChosen, onChoose }: OfferCardProps) {
  const best = offer.aptitude.reduce((before, each) => (each.points > before.points ? each : before));
  return (
    <li className={isChosen ? 'store-horse is-chosen' : 'store-horse'}>
      <Stall look={offer.look} alt="" />
      <div className="store-name">
        <h2>
          <button type="button" aria-pressed={isChosen} onClick={onChoose}>
            {capitalised(offer.colorName)}
          </button>
        </h2>
        <Cost coins={offer.totalPrice} />
      </div>
      <p>
        {offer.breedName}, {formatAge(offer.ageInMonths)}.{' '}
        <span className="listing-coat">
          {disciplineLabel(best.discipline)} {Math.round(best.points)}.
        </span>{' '}
        {sentence(capitalised(formatBodyInBrief(offer.body)))}
      </p>
    </li>
  );
}

interface StoreFiltersProps {
  readonly search: StoreSearch;
  readonly onSearch: (search: StoreSearch) => void;
}

function StoreFilters({ search: { breed, tier }, onSearch }: StoreFiltersProps) {
  return (
    <div className="store-filters">
      <Select
        label="Breed"
        value={breed ?? ''}
        onChange={({ target: { value } }) =>
          onSearch({ ...(tier && { tier }), ...(isBreedId(value) && { breed: value }) })
        }
      >
        <option value="">Any breed</option>
        {BREEDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Coat"
        value={tier ?? ''}
        onChange={({ target: { value } }) => {
          const next = STORE_TIER_NAMES.find((name) => name === value);
          onSearch({ ...(breed && { breed }), ...(next && { tier: next }) });
        }}
      >
        <option value="">Any coat</option>
        {STORE_TIER_NAMES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Link className="link" href="/breeds">
        See all breeds
      </Link>
    </div>
  );
}
