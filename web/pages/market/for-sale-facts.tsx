import { BREED_FROM, daysToAge, SHOW_FROM } from '../../../game/horses/age.ts';
import { isBreedId, breedOf } from '../../../game/horses/breeds.ts';
import { formatBodyInBrief, type BodyInBrief } from '../../../game/horses/form/body-words.ts';
import { capitalised } from '../../ui/text.ts';

interface ForSaleFactsProps {
  readonly ageInMonths: number;
  readonly breedId: string;
  readonly body: BodyInBrief;
  /** Geldings never breed. */
  readonly breeds?: boolean;
}

/** Lists what a horse of this age may do, before the player buys it. */
export function ForSaleFacts({ ageInMonths, breedId, body, breeds = true }: ForSaleFactsProps) {
  return (
    <dl className="list">
      <div>
        <dt>First show</dt>
        <dd>{when(ageInMonths, SHOW_FROM)}</dd>
      </div>
      <div>
        <dt>Can breed</dt>
        <dd>{breeds ? when(ageInMonths, BREED_FROM) : 'never: a gelding'}</dd>
      </div>
      <div>
        <dt>Body</dt>
        <dd>{capitalised(formatBodyInBrief(body))}</dd>
      </div>
      {isBreedId(breedId) && (
        <div>
          <dt>Height of the breed</dt>
          <dd>{breedOf(breedId).hands.join(' to ')} hands</dd>
        </div>
      )}
    </dl>
  );
}

function when(ageInMonths: number, from: number): string {
  const days = daysToAge(ageInMonths, from);
  if (days === 0) return 'now';
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
