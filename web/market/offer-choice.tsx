import type { ReactNode } from 'react';
import { formatAge } from '../../game/horses/age.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { capitalised, sentence } from '../ui/text.ts';
import { useStoreOffers, type StoreOffer, type StoreTier } from './use-store.ts';

interface OfferChoiceProps {
  readonly breedId: string;
  readonly value: StoreOffer | null;
  readonly onChange: (offer: StoreOffer) => void;
  readonly picture: (offer: StoreOffer) => ReactNode;
}

export function OfferChoice({ breedId, value, onChange, picture }: OfferChoiceProps) {
  const offers = useStoreOffers(breedId);
  if (breedId === '') return <p className="text-15 text-muted">Choose a breed to see its horses.</p>;
  return (
    <Query query={offers} skeleton={<Skeleton label="Loading the horses" rows={4} height="72px" />}>
      {({ tiers }) => (
        <div className="grid gap-4">
          {tiers
            .filter(({ horses }) => horses.length > 0)
            .map((tier) => (
              <Tier key={tier.name} tier={tier} value={value} onChange={onChange} picture={picture} />
            ))}
        </div>
      )}
    </Query>
  );
}

interface TierProps extends Omit<OfferChoiceProps, 'breedId'> {
  readonly tier: StoreTier;
}

function Tier({ tier, value, onChange, picture }: TierProps) {
  return (
    <div>
      <h4 className="tier-name">{tier.name}</h4>
      <Choices
        label={`${tier.name} horses`}
        value={value?.storeHorseId ?? null}
        onChange={(id) => {
          const offer = tier.horses.find(({ storeHorseId }) => storeHorseId === id);
          if (offer) onChange(offer);
        }}
        choices={tier.horses.map((offer) => ({
          value: offer.storeHorseId,
          title: (
            <span className="offer">
              {picture(offer)}
              <span>
                {capitalised(offer.colorName)}
                <small>
                  {sentence(offer.description)} {formatAge(offer.ageInMonths)} old.
                </small>
              </span>
            </span>
          ),
          side: (
            <>
              {inDigits(offer.totalPrice)}
              <span className="only-wide"> coins</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
