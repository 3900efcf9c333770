import { Baby, Dumbbell, Inbox, Sprout, Stethoscope, Wheat } from 'lucide-react';
import { VET_SERVICE_ROWS } from '../../../game/care/vet-services.ts';
import { MOST_BANKED, TRAINING_PRICE } from '../../../game/guild-work/training-bank.ts';
import { expiredVetServices, needsOfHorse } from '../../../game/today/needs.ts';
import type { BreedingState } from '../../breeding/use-breeding.ts';
import { FeedNow } from '../../care/feeding/feed-now.tsx';
import { formatAway, isOut } from '../../care/pasture/use-pasture.ts';
import type { VetRequest } from '../../care/use-vet.ts';
import { VetCountdown } from '../../care/vet-visit.tsx';
import { horseState } from '../../horses/horse-state.ts';
import { feedLeft, formatHunger } from '../../horses/feed-left.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Need } from '../../ui/need.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';
import { hasRingStatus, RingStatus, type RingStatusProps } from './ring-status.tsx';

/** More would hide which comes first. */
const MOST_SHOWN = 3;

interface HorseNeedsProps extends Omit<RingStatusProps, 'buttonVariant'> {
  readonly visit: VetRequest | undefined;
  /** Undefined while loading, or if too young to breed. */
  readonly breeding: BreedingState | undefined;
  readonly coins: number;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onPasture: () => void;
  readonly onTrain: () => void;
}

export function HorseNeeds({
  horse,
  visit,
  breeding,
  now,
  coins,
  onFeed,
  onVet,
  onPasture,
  onTrain,
  ...ring
}: HorseNeedsProps) {
  const needs = needsOfHorse(horseState(horse), now);
  const isFed = !needs.includes('hungry') && !needs.includes('soon');
  const away = formatAway(horse, now);
  const openRequests = horse.gender === 'stallion' ? (breeding?.openRequests ?? 0) : 0;
  const asks = visit === undefined && needs.includes('vet');
  // The most urgent first; what is left out has a button or a line further down.
  const shown = [
    !isFed && <FeedNeed key="feed" horse={horse} now={now} coins={coins} onFeed={onFeed} />,
    away && (
      <Need key="away" icon={<Sprout className="icon text-good" aria-hidden />} {...away}>
        {isOut(horse) && (
          <Button variant={isFed ? 'main' : 'outlined'} aria-haspopup="dialog" onClick={onPasture}>
            Bring in
          </Button>
        )}
      </Need>
    ),
    breeding?.inFoal && <InFoal key="foal" {...breeding.inFoal} now={now} />,
    !breeding?.inFoal && openRequests > 0 && (
      <RequestsNeed
        key="requests"
        horseId={horse.id}
        count={openRequests}
        variant={isFed ? 'main' : 'outlined'}
      />
    ),
    hasRingStatus(horse, ring.pending, now) && (
      <RingStatus
        key="ring"
        {...ring}
        horse={horse}
        now={now}
        buttonVariant={isFed && openRequests === 0 ? 'main' : 'outlined'}
      />
    ),
    visit && <VetUnderWay key="visit" visit={visit} />,
    needs.includes('training') && <TrainingNeed key="training" coins={coins} onTrain={onTrain} />,
    asks && <VetNeed key="vet" horse={horse} now={now} onVet={onVet} />,
  ].filter((need) => typeof need === 'object');
  return (
    <section className="horse-needs" aria-labelledby="needs">
      <h2 id="needs">{isFed ? `Next for ${horse.name}` : `${horse.name} needs you`}</h2>
      <ul className="needs">{shown.slice(0, MOST_SHOWN)}</ul>
    </section>
  );
}

type FeedNeedProps = Pick<HorseNeedsProps, 'horse' | 'now' | 'coins' | 'onFeed'>;

function FeedNeed({ horse, now, coins, onFeed }: FeedNeedProps) {
  const left = feedLeft(horse, now);
  const isHungry = left.hunger === 'hungry';
  return (
    <Need
      icon={<Wheat className={`icon ${isHungry ? 'text-bad' : 'text-warn'}`} aria-hidden />}
      title={isHungry ? 'Out of feed' : 'Hungry soon'}
      why={isHungry ? formatHunger(horse) : left.leftText}
    >
      <span className="feed-now">
        <FeedNow horse={horse} coins={coins} onChoose={onFeed} />
      </span>
    </Need>
  );
}

function VetUnderWay({ visit }: { readonly visit: VetRequest }) {
  return (
    <Need
      icon={<Stethoscope className="icon text-good" aria-hidden />}
      title={`${VET_SERVICE_ROWS[visit.serviceType].label} under way`}
      why={<VetCountdown visit={visit} />}
    />
  );
}

type VetNeedProps = Pick<HorseNeedsProps, 'horse' | 'now' | 'onVet'>;

function VetNeed({ horse, now, onVet }: VetNeedProps) {
  const { check, shots } = expiredVetServices(horseState(horse), now);
  const what =
    check && shots ? 'Vet check and shots have' : check ? 'The vet check has' : 'The vet shots have';
  return (
    <Need
      icon={<Stethoscope className="icon text-warn" aria-hidden />}
      title={`${what} run out`}
      why="With both, every second show costs no happiness"
    >
      <Button aria-haspopup="dialog" onClick={onVet}>
        Call the vet
      </Button>
    </Need>
  );
}

function TrainingNeed({ coins, onTrain }: Pick<HorseNeedsProps, 'coins' | 'onTrain'>) {
  const isShort = coins < TRAINING_PRICE;
  return (
    <Need
      icon={<Dumbbell className="icon text-good" aria-hidden />}
      title={`${MOST_BANKED} trainings saved`}
      why={isShort ? `One costs ${inCoins(TRAINING_PRICE)}: too few coins` : 'No room for more'}
    >
      {!isShort && (
        <Button aria-haspopup="dialog" onClick={onTrain}>
          Train
        </Button>
      )}
    </Need>
  );
}

interface InFoalProps {
  readonly foalsAt: string;
  readonly stallionName: string;
  readonly now: Date;
}

function InFoal({ foalsAt, stallionName, now }: InFoalProps) {
  const due = new Date(foalsAt);
  return (
    <Need
      icon={<Baby className="icon text-good" aria-hidden />}
      title={`In foal to ${stallionName}`}
      why={due <= now ? 'The foal is arriving' : `${countdown(due, now)} (${dayAndTimeWithin(due, now)})`}
    />
  );
}

interface RequestsNeedProps {
  readonly horseId: string;
  readonly count: number;
  readonly variant: 'main' | 'outlined';
}

function RequestsNeed({ horseId, count, variant }: RequestsNeedProps) {
  return (
    <Need
      icon={<Inbox className="icon text-warn" aria-hidden />}
      title={count === 1 ? 'A stud request waits' : `${count} stud requests wait`}
      why="Requests end after three days"
    >
      <Link className={buttonClass(variant)} href={`/stud-requests?box=received&horse=${horseId}`}>
        Answer
      </Link>
    </Need>
  );
}
