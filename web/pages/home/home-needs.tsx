import { Award, Baby, Coins, Dumbbell, Inbox, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { damOfFoalName } from '../../../game/breeding/foal-name.ts';
import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import { groupByNeed, needsOfHorse, needsOfStable } from '../../../game/today/needs.ts';
import type { StableNeed } from '../../../game/today/needs.ts';
import { feedLeft, hungryFirst, hungryWords } from '../../horses/hunger.tsx';
import { horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import type { useSalary } from '../../players/use-salary.ts';
import { CHEERFUL_FROM, ringWords } from '../../shows/soon-words.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { counted, inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Need } from '../../ui/need.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';

interface HomeNeedsProps {
  readonly horses: readonly Horse[];
  /** Open requests for the player's stallions. */
  readonly studRequests: number;
  readonly salary: ReturnType<typeof useSalary>['data'];
  readonly now: Date;
  readonly onFeed: (horse: Horse) => void;
  readonly onTreat: (horse: Horse) => void;
}

/** What needs doing, the most urgent first; the first has the main button. */
export function HomeNeeds({ horses, studRequests, salary, now, onFeed, onTreat }: HomeNeedsProps) {
  const hungry = hungryFirst(horses, now);
  const needs = needsOfStable({
    horses: {
      ...groupByNeed(horses, (horse) => needsOfHorse(horseState(horse), now)),
      // Home also lists horses that will be hungry within a day.
      hungry: { count: hungry.length, horses: hungry },
    },
    studRequests,
    salary: salary?.collectable ? salary.amount : null,
    // They are listed beside this list, in the ring soon.
    showsToday: 0,
  });
  const rows = needs.flatMap((need) => rowsOf(need, { now, onFeed, onTreat }));
  return (
    <>
      <h2 className="section">Next</h2>
      {rows.length === 0 ? (
        <p className="py-4 text-muted">All done for now.</p>
      ) : (
        <ul className="needs">
          {rows.map(({ key, action, ...row }, index) => (
            <Need key={key} {...row}>
              {action(index === 0 ? 'main' : 'outlined')}
            </Need>
          ))}
        </ul>
      )}
    </>
  );
}

interface NeedRow {
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly why: string;
  readonly action: (look: 'main' | 'outlined') => ReactNode;
}

type RowContext = Pick<HomeNeedsProps, 'now' | 'onFeed' | 'onTreat'>;

/** More would be a list of chores: the stable shows the rest. */
const MOST_ROWS = 3;

function rowsOf(need: StableNeed<Horse>, { now, onFeed, onTreat }: RowContext): NeedRow[] {
  const { kind, count, horses, coins } = need;
  switch (kind) {
    case 'hungry':
      return horses.slice(0, MOST_ROWS).map((horse) => hungryRow(horse, now, onFeed));
    case 'name':
      return horses.slice(0, MOST_ROWS).map(foalRow);
    case 'requests':
      return [requestsRow(count)];
    case 'foal':
      return horses
        .toSorted((a, b) => dueAt(a).getTime() - dueAt(b).getTime())
        .slice(0, MOST_ROWS)
        .map((mare) => dueRow(mare, now));
    case 'salary':
      return [salaryRow(coins ?? 0)];
    case 'training':
      return [trainingRow(horses)];
    case 'ring':
      return horses
        .toSorted((a, b) => b.happiness - a.happiness)
        .slice(0, 1)
        .map((horse) => ringRow(horse, onTreat));
    case 'shows':
      return [];
  }
}

function hungryRow(horse: Horse, now: Date, onFeed: (horse: Horse) => void): NeedRow {
  const left = feedLeft(horse, now);
  const isHungry = left.hunger === 'hungry';
  return {
    key: `feed ${horse.id}`,
    icon: <Wheat className={`icon ${isHungry ? 'text-bad' : 'text-warn'}`} aria-hidden />,
    title: isHungry ? `${horse.name} is hungry` : `${horse.name} is hungry soon`,
    why: isHungry ? `${hungryWords(horse)}.` : `${left.words} of feed left.`,
    action: (look) => (
      <Button look={look} aria-label={`Feed ${horse.name}`} onClick={() => onFeed(horse)}>
        Feed
      </Button>
    ),
  };
}

function foalRow({ id, name, gender, color }: Horse): NeedRow {
  return {
    key: `name ${id}`,
    icon: <Baby className="icon text-good" aria-hidden />,
    title: `${damOfFoalName(name) ?? name} has foaled`,
    why: `${gender === 'mare' ? 'A filly' : 'A colt'}, ${color}. Choose a name!`,
    action: (look) => (
      <Link className={buttonLook(look)} href={`/horses/${id}`}>
        Name the foal
      </Link>
    ),
  };
}

function requestsRow(count: number): NeedRow {
  return {
    key: 'requests',
    icon: <Inbox className="icon text-warn" aria-hidden />,
    title: count === 1 ? 'A request for your stallions' : `${count} requests for your stallions`,
    why: 'Requests end after three days.',
    action: (look) => (
      <Link className={buttonLook(look)} href="/stud-requests">
        Answer
      </Link>
    ),
  };
}

function dueAt({ foalsAt }: Horse): Date {
  return new Date(foalsAt ?? 0);
}

function dueRow(mare: Horse, now: Date): NeedRow {
  const { id, name } = mare;
  const due = dueAt(mare);
  return {
    key: `foal ${id}`,
    icon: <Baby className="icon text-good" aria-hidden />,
    title: `${name}’s foal is due`,
    why: due <= now ? 'Any moment now.' : `${countdown(due, now)} (${dayAndTimeWithin(due, now)}).`,
    action: () => (
      <Link className={buttonLook()} href={`/horses/${id}`}>
        See {name}
      </Link>
    ),
  };
}

function salaryRow(amount: number): NeedRow {
  return {
    key: 'salary',
    icon: <Coins className="icon text-accent" aria-hidden />,
    title: 'Your salary waits',
    why: `${inCoins(amount)} at the goldsmith.`,
    action: (look) => (
      <Link className={buttonLook(look)} href="/goldsmith">
        Collect
      </Link>
    ),
  };
}

function trainingRow(horses: readonly Horse[]): NeedRow {
  const [only] = horses.length === 1 ? horses : [];
  return {
    key: 'training',
    icon: <Dumbbell className="icon text-good" aria-hidden />,
    title: `Train ${only?.name ?? counted(horses.length, 'horse')}`,
    why: `${MOST_BANKED} trainings saved${only ? '' : ' each'}: no room for more.`,
    action: (look) => (
      <Link className={buttonLook(look)} href={only ? `/guild-work?train=${only.id}` : '/guild-work'}>
        Train
      </Link>
    ),
  };
}

function ringRow(horse: Horse, onTreat: (horse: Horse) => void): NeedRow {
  const isSad = horse.happiness < CHEERFUL_FROM;
  return {
    key: 'ring',
    icon: <Award className="icon text-good" aria-hidden />,
    title: `Show ${horse.name}`,
    why: `${ringWords(horse)}.`,
    action: (look) => (
      <span className={isSad ? 'need-acts' : undefined}>
        {isSad && (
          <Button look={look} aria-label={`Give ${horse.name} a treat`} onClick={() => onTreat(horse)}>
            Treat
          </Button>
        )}
        <Link className={buttonLook(isSad ? 'outlined' : look)} href={`/shows/enter/${horse.id}`}>
          Enter shows
        </Link>
      </span>
    ),
  };
}
