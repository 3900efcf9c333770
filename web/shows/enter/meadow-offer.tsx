import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { meadowChances } from '../../../game/shows/chances.ts';
import { disciplineLabel, type Discipline } from '../../../game/shows/disciplines.ts';
import { MEADOW_LEVEL_MOST } from '../../../game/shows/meadow/meadow-shows.ts';
import { Button } from '../../ui/button.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import type { RankedEntrant } from '../use-shows.ts';
import { formatChances } from './format-entry.ts';
import './meadow-offer.css';
import { useBegin } from './use-begin.ts';
import { useEnterShow } from './use-enter-show.ts';
import { useNextShows, type NextShows } from './use-next-shows.ts';

interface MeadowOfferProps {
  readonly horse: RankedEntrant;
  /** In place of the small sign. */
  readonly renderPicture?: (discipline: Discipline) => ReactNode;
}

/** The next Meadow show, before all others, for a horse that may start there; otherwise nothing. */
export function MeadowOffer(props: MeadowOfferProps) {
  return props.horse.level > MEADOW_LEVEL_MOST ? null : <OfferForBeginner {...props} />;
}

function OfferForBeginner(props: MeadowOfferProps) {
  const { data, refetch } = useNextShows([props.horse.id]);
  const offer = data?.meadow[0];
  return offer ? <Offer key={offer.show.id} {...props} offer={offer} onBegun={refetch} /> : null;
}

interface OfferProps extends MeadowOfferProps {
  readonly offer: NextShows['meadow'][number];
  readonly onBegun: () => unknown;
}

function Offer({ offer: { show, startsLeft }, horse, renderPicture, onBegun }: OfferProps) {
  const [, go] = useLocation();
  const entering = useEnterShow(horse, (id) => go(`/shows/${id}`));
  const { hasBegun, when } = useBegin(show, onBegun);
  const chances = formatChances(meadowChances(horse.strengths[show.type]));
  return (
    // In a dialog the outer element has the padding.
    <div>
      <section className="meadow-offer" aria-labelledby="meadow-offer">
        {renderPicture?.(show.type) ?? <Sprout className="icon text-good" aria-hidden />}
        <div>
          <h2 id="meadow-offer">{disciplineLabel(show.type)} in the Meadow</h2>
          <p>
            {when}. Free to enter, with {inCoins(show.prize)} in prizes.
          </p>
          <p className="text-muted">
            {chances}. {counted(startsLeft, 'free start')} left.
          </p>
        </div>
        <Button
          variant="main"
          data-guide="meadow"
          disabled={hasBegun || entering.busy}
          onClick={() => entering.enter(show)}
        >
          Enter the Meadow
        </Button>
      </section>
    </div>
  );
}
