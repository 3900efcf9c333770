import { Award, Coins, Dumbbell, Wheat } from 'lucide-react';
import { SHOW_FROM } from '../../game/horses/age.ts';
import { BANK_FULL, losesTrainings } from '../guild-work/training-horse.ts';
import { feedLeft } from '../horses/feed-left.tsx';
import { hungryFirst, hungryWords } from '../horses/hunger-words.ts';
import type { Horse } from '../horses/use-horses.ts';
import type { useSalary } from '../ledger/use-ledger.ts';
import { CHEERFUL_FROM, ringWords } from '../shows/enter/entry-words.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { counted, inCoins } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { dueNeeds, foalNeeds, requestsNeed } from './breeding-needs.tsx';
import type { DrawnNeed } from './breeding-needs.tsx';
import { Need } from './need.tsx';

interface HomeNeedsProps {
  readonly horses: readonly Horse[];
  /** Requests for the player's stallions that wait for an answer. */
  readonly studRequests: number;
  readonly salary: ReturnType<typeof useSalary>['data'];
  readonly now: Date;
  readonly onFeed: (horse: Horse) => void;
  readonly onTreat: (horse: Horse) => void;
}

/** More would be a list of chores: the stable shows the rest. */
const MOST_HUNGRY = 3;

/** The most urgent first; the first has the main button. */
export function HomeNeeds({ horses, studRequests, salary, now, onFeed, onTreat }: HomeNeedsProps) {
  const needs = [
    ...hungryFirst(horses, now)
      .slice(0, MOST_HUNGRY)
      .map((horse) => hungryNeed(horse, now, onFeed)),
    ...foalNeeds(horses),
    ...(studRequests > 0 ? [requestsNeed(studRequests)] : []),
    ...dueNeeds(horses, now),
    ...(salary?.collectable ? [salaryNeed(salary.amount)] : []),
    ...trainingNeed(horses, now),
    ...ringNeed(horses, now, onTreat),
  ];
  return (
    <>
      <h2 className="section">Next</h2>
      {needs.length === 0 ? (
        <p className="py-4 text-muted">Everything is done for now.</p>
      ) : (
        <ul className="needs">{needs.map((need, index) => need(index === 0))}</ul>
      )}
    </>
  );
}

function hungryNeed(horse: Horse, now: Date, onFeed: (horse: Horse) => void): DrawnNeed {
  const left = feedLeft(horse, now);
  const hungry = left.hunger === 'hungry';
  return (first) => (
    <Need
      key={horse.id}
      icon={<Wheat className={`icon ${hungry ? 'text-bad' : 'text-warn'}`} aria-hidden />}
      title={hungry ? `${horse.name} is hungry` : `${horse.name} is hungry soon`}
      why={hungry ? `${hungryWords(horse)}.` : `${left.words} of feed left.`}
    >
      <Button
        look={first ? 'main' : 'outlined'}
        aria-label={`Feed ${horse.name}`}
        onClick={() => onFeed(horse)}
      >
        Feed
      </Button>
    </Need>
  );
}

function salaryNeed(amount: number): DrawnNeed {
  return (first) => (
    <Need
      key="salary"
      icon={<Coins className="icon text-accent" aria-hidden />}
      title="Your salary waits"
      why={`${inCoins(amount)} at the goldsmith.`}
    >
      <Link className={buttonLook(first ? 'main' : 'outlined')} href="/goldsmith">
        Collect
      </Link>
    </Need>
  );
}

/** Those that can bank no more until they train. */
function trainingNeed(horses: readonly Horse[], now: Date): DrawnNeed[] {
  const full = horses.filter((horse) => losesTrainings(horse, now));
  const [only] = full;
  if (only === undefined) return [];
  return [
    (first) => (
      <Need
        key="training"
        icon={<Dumbbell className="icon text-good" aria-hidden />}
        title={full.length === 1 ? `Train ${only.name}` : `Train ${counted(full.length, 'horse')}`}
        why={`${BANK_FULL}${full.length === 1 ? '' : ' each'}. There is no room for more.`}
      >
        <Link
          className={buttonLook(first ? 'main' : 'outlined')}
          href={full.length === 1 ? `/guild-work?train=${only.id}` : '/guild-work'}
        >
          Train
        </Link>
      </Need>
    ),
  ];
}

/** The happiest of those that may be shown and were not today. */
function ringNeed(horses: readonly Horse[], now: Date, onTreat: (horse: Horse) => void): DrawnNeed[] {
  const ready = horses
    .filter(({ shownToday, retired, ageInMonths }) => !shownToday && !retired && ageInMonths >= SHOW_FROM)
    .filter((horse) => feedLeft(horse, now).hunger !== 'hungry')
    .toSorted((a, b) => b.happiness - a.happiness)[0];
  if (!ready) return [];
  const sad = ready.happiness < CHEERFUL_FROM;
  return [
    (first) => (
      <Need
        key="ring"
        icon={<Award className="icon text-good" aria-hidden />}
        title={`Show ${ready.name}`}
        why={`${ringWords(ready)}.`}
      >
        <span className={sad ? 'need-acts' : undefined}>
          {sad && (
            <Button
              look={first ? 'main' : 'outlined'}
              aria-label={`Give ${ready.name} a treat`}
              onClick={() => onTreat(ready)}
            >
              Treat
            </Button>
          )}
          <Link className={buttonLook(first && !sad ? 'main' : 'outlined')} href={`/shows/enter/${ready.id}`}>
            Enter shows
          </Link>
        </span>
      </Need>
    ),
  ];
}
