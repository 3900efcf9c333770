import { Award, Baby, Coins, Dumbbell, Inbox, Sprout, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { damOfFoalName } from '../../../game/horses/dam-of-foal.ts';
import { MOST_BANKED, trainedByPress, TRAINING_PRICE } from '../../../game/guild-work/training-bank.ts';
import type { StableNeed } from '../../../game/today/needs.ts';
import { fedByPress } from '../../../game/care/feed.ts';
import { feedLeft, formatHunger } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { LateStall } from '../../portrait/late-stall.tsx';
import { enteredByPress, type EntryMeans } from '../../shows/enter/entered-by-press.ts';
import { CHEERFUL_FROM, formatRing } from '../../shows/enter/format-ring.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';

export interface NeedRow {
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly why: ReactNode;
  readonly action: ReactNode;
}

export interface RowContext extends EntryMeans {
  readonly now: Date;
  /** Bags of feed; undefined while loading. */
  readonly bags: number | undefined;
  readonly collecting: boolean;
  /** Coins; null once collected. */
  readonly salary: number | null;
  /** First Steps are not finished. */
  readonly hasSteps: boolean;
  readonly onFeed: (horses: readonly Horse[]) => void;
  readonly onTreat: (horse: Horse) => void;
  readonly onTurnOut: (horses: readonly Horse[]) => void;
  readonly onTrain: (horses: readonly Horse[]) => void;
  readonly onEnter: (horses: readonly Horse[]) => void;
  readonly onCollect: () => void;
}

/** The stable shows the rest. */
const MOST_ROWS = 3;
const MOST_NAMES = 3;
const MOST_FACES = 7;

type RowsOf = (need: StableNeed<Horse>, context: RowContext) => NeedRow[];

const ROWS: Readonly<Record<StableNeed<Horse>['kind'], RowsOf>> = {
  pasture: ({ horses }, context) => [pastureRow(horses, context)],
  hungry: ({ horses }, context) => {
    const [only] = horses.length === 1 ? horses : [];
    return [only ? hungryRow(only, context) : hungryHerdRow(horses, context)];
  },
  name: ({ horses }) => horses.slice(0, MOST_ROWS).map(foalRow),
  requests: ({ count }) => [requestsRow(count)],
  foal: ({ horses }, { now }) =>
    horses
      .toSorted((a, b) => dueAt(a).getTime() - dueAt(b).getTime())
      .slice(0, MOST_ROWS)
      .map((mare) => dueRow(mare, now)),
  salary: ({ coins }, { collecting, onCollect }) => [salaryRow(coins ?? 0, collecting, onCollect)],
  training: ({ horses }, context) => [trainingRow(horses, context)],
  ring: ({ horses }, context) => {
    const [happiest] = horses.toSorted((a, b) => b.happiness - a.happiness);
    if (!happiest || enteredByPress(horses, context, context.now) === 0) return [];
    const cheerful = horses.filter(({ happiness }) => happiness >= CHEERFUL_FROM);
    const entered = enteredByPress(cheerful, context, context.now);
    return [entered > 1 ? ringRows(cheerful, entered, context.onEnter) : ringRow(happiest, context.onTreat)];
  },
  // Home lists shows beside the needs.
  shows: () => [],
};

export function rowsOf(need: StableNeed<Horse>, context: RowContext): NeedRow[] {
  return ROWS[need.kind](need, context);
}

/** Number of horses that the button feeds; all while the stock loads. */
function fedNow(horses: readonly Horse[], { bags, coins }: RowContext): number {
  return bags === undefined ? horses.length : fedByPress(horses.length, { bags, coins });
}

function hungryRow(horse: Horse, context: RowContext): NeedRow {
  const { now, onFeed } = context;
  const left = feedLeft(horse, now);
  const isHungry = left.hunger === 'hungry';
  return {
    key: `feed ${horse.id}`,
    icon: <Wheat className={`icon ${isHungry ? 'text-bad' : 'text-warn'}`} aria-hidden />,
    title: isHungry ? `${horse.name} is hungry` : `${horse.name} is hungry soon`,
    why: isHungry ? `${formatHunger(horse)}.` : `${left.leftText}.`,
    action: fedNow([horse], context) > 0 && (
      <Button aria-label={`Feed ${horse.name}`} onClick={() => onFeed([horse])}>
        Feed
      </Button>
    ),
  };
}

/** Hungriest first. */
function hungryHerdRow(horses: readonly Horse[], context: RowContext): NeedRow {
  const { now, onFeed } = context;
  const fed = fedNow(horses, context);
  const out = horses.filter((horse) => feedLeft(horse, now).hunger === 'hungry').length;
  const soon = horses.length - out;
  const all = inDigits(horses.length);
  return {
    key: 'feed',
    icon: <Wheat className={`icon ${out > 0 ? 'text-bad' : 'text-warn'}`} aria-hidden />,
    title: out === 0 ? `${all} horses are hungry soon` : `${counted(out, 'horse is', 'horses are')} hungry`,
    why: (
      <>
        {namesOf(horses)}.{fed < horses.length && ` ${formatShortage(fed)}`}
        {out > 0 && soon > 0 && ` ${inDigits(soon)} of them soon.`}
        <span className="faces">{horses.slice(0, MOST_FACES).map(faceOf)}</span>
      </>
    ),
    action: fed > 0 && (
      <Button aria-haspopup="dialog" onClick={() => onFeed(horses)}>
        {formatAction('Feed', fed, horses.length)}
      </Button>
    ),
  };
}

function formatShortage(fed: number): string {
  return fed === 0 ? 'No feed, and no coins for any.' : `Feed and coins for ${inDigits(fed)}.`;
}

/** "Feed all 4", or "Feed 2" if the press does less than all. */
function formatAction(verb: string, count: number, all: number): string {
  return count < all ? `${verb} ${inDigits(count)}` : `${verb} all ${inDigits(all)}`;
}

/** Free remedies: grass, the salary, First Steps. */
function pastureRow(hungry: readonly Horse[], { salary, hasSteps, onTurnOut }: RowContext): NeedRow {
  const coins = salary === null ? 'tomorrow’s salary' : `your salary of ${inCoins(salary)}`;
  return {
    key: 'pasture',
    icon: <Sprout className="icon text-good" aria-hidden />,
    title: 'No coins for feed?',
    why: `Grass is free: turn horses out. Then collect ${coins}${hasSteps ? ' and your First Steps' : ''}, and bring them in with feed.`,
    action: (
      <Button aria-haspopup="dialog" onClick={() => onTurnOut(hungry)}>
        Turn out
      </Button>
    ),
  };
}

function faceOf({ id, look }: Horse): ReactNode {
  return <LateStall key={id} look={look} />;
}

/** "Magpie, Juniper and 3 more". */
function namesOf(horses: readonly Horse[]): string {
  const names = horses.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = horses.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${inDigits(more)} more`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function foalRow({ id, name, gender, color }: Horse): NeedRow {
  return {
    key: `name ${id}`,
    icon: <Baby className="icon text-good" aria-hidden />,
    title: `${damOfFoalName(name) ?? name} has foaled`,
    why: `${gender === 'mare' ? 'A filly' : 'A colt'}, ${color}. Choose a name!`,
    action: (
      <Link className={buttonClass()} href={`/horses/${id}`}>
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
    action: (
      <Link className={buttonClass()} href="/stud-requests">
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
    action: (
      <Link className={buttonClass()} href={`/horses/${id}`}>
        See {name}
      </Link>
    ),
  };
}

function salaryRow(amount: number, collecting: boolean, onCollect: () => void): NeedRow {
  return {
    key: 'salary',
    icon: <Coins className="icon text-accent" aria-hidden />,
    title: 'Your salary waits',
    why: `${inCoins(amount)} at the goldsmith.`,
    action: (
      <Button busy={collecting} busyLabel="Collecting…" onClick={onCollect}>
        Collect
      </Button>
    ),
  };
}

function trainingRow(horses: readonly Horse[], { coins, onTrain }: RowContext): NeedRow {
  const [only] = horses.length === 1 ? horses : [];
  const trained = trainedByPress(horses.length, coins);
  const short =
    trained < horses.length &&
    ` Too few coins for ${trained === 0 ? 'one' : 'all'} at ${inCoins(TRAINING_PRICE)} each.`;
  return {
    key: 'training',
    icon: <Dumbbell className="icon text-good" aria-hidden />,
    title: `Train ${only?.name ?? counted(horses.length, 'horse')}`,
    why: `${MOST_BANKED} trainings saved${only ? '' : ' each'}: no room for more.${short || ''}`,
    action: trained > 0 && (
      <Button aria-haspopup="dialog" onClick={() => onTrain(horses)}>
        {only ? 'Train' : formatAction('Train', trained, horses.length)}
      </Button>
    ),
  };
}

function ringRows(horses: readonly Horse[], entered: number, onEnter: RowContext['onEnter']): NeedRow {
  return {
    key: 'ring',
    icon: <Award className="icon text-good" aria-hidden />,
    title: `Show ${counted(entered, 'horse')}`,
    why:
      entered < horses.length
        ? `${inDigits(horses.length)} have starts left today; your entries and coins last for ${inDigits(entered)}.`
        : 'They have starts left today. Each enters their next show.',
    action: (
      <Button aria-haspopup="dialog" onClick={() => onEnter(horses)}>
        {formatAction('Enter', entered, horses.length)}
      </Button>
    ),
  };
}

function ringRow(horse: Horse, onTreat: (horse: Horse) => void): NeedRow {
  const isSad = horse.happiness < CHEERFUL_FROM;
  return {
    key: 'ring',
    icon: <Award className="icon text-good" aria-hidden />,
    title: `Show ${horse.name}`,
    why: `${formatRing(horse)}. ${counted(horse.startsLeft, 'start')} left today.`,
    action: (
      <span className={isSad ? 'need-acts' : undefined}>
        {isSad && (
          <Button aria-label={`Give ${horse.name} a treat`} onClick={() => onTreat(horse)}>
            Treat
          </Button>
        )}
        <Link className={buttonClass()} href={`/shows/enter/${horse.id}`}>
          Enter shows
        </Link>
      </span>
    ),
  };
}
