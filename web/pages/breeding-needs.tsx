import { Baby, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { HALTER_FROM } from '../../game/horses/age.ts';
import type { Horse } from '../horses/use-horses.ts';
import { buttonLook } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { countdown, dayAndTimeWithin } from '../ui/when.ts';
import { Need } from './need.tsx';

/** A need as it stands in a list: the first of all has the main button. */
export type DrawnNeed = (first: boolean) => ReactNode;

/** More would be a list of chores: the stable shows the rest. */
const MOST_FOALS = 3;
const DAY_MS = 86_400_000;

/** The server calls a new foal so, until its owner does otherwise. */
const UNNAMED = /^Foal of (.+)$/;

/** Foals that still bear the name they were born with. */
export function foalNeeds(horses: readonly Horse[]): DrawnNeed[] {
  return horses
    .filter(({ name, ageInMonths }) => ageInMonths < HALTER_FROM && UNNAMED.test(name))
    .slice(0, MOST_FOALS)
    .map(({ id, name, gender, color }) => (first: boolean) => (
      <Need
        key={id}
        icon={<Baby className="icon text-good" aria-hidden />}
        title={`${UNNAMED.exec(name)?.[1] ?? name} has foaled`}
        why={`${gender === 'mare' ? 'A filly' : 'A colt'}, ${color}. Give the foal a name.`}
      >
        <Link className={buttonLook(first ? 'main' : 'outlined')} href={`/horses/${id}`}>
          Name the foal
        </Link>
      </Need>
    ));
}

export function requestsNeed(count: number): DrawnNeed {
  return (first) => (
    <Need
      key="requests"
      icon={<Inbox className="icon text-warn" aria-hidden />}
      title={count === 1 ? 'A request for your stallions' : `${count} requests for your stallions`}
      why="Unanswered ones end after three days."
    >
      <Link className={buttonLook(first ? 'main' : 'outlined')} href="/stud-requests">
        Answer
      </Link>
    </Need>
  );
}

/** Foals that arrive within a day, the next first. */
export function dueNeeds(horses: readonly Horse[], now: Date): DrawnNeed[] {
  return horses
    .flatMap(({ id, name, foalsAt }) => (foalsAt === null ? [] : [{ id, name, due: new Date(foalsAt) }]))
    .filter(({ due }) => due.getTime() - now.getTime() < DAY_MS)
    .toSorted((a, b) => a.due.getTime() - b.due.getTime())
    .slice(0, MOST_FOALS)
    .map(({ id, name, due }) => () => (
      <Need
        key={id}
        icon={<Baby className="icon text-good" aria-hidden />}
        title={`${name}’s foal is due`}
        why={due <= now ? 'It is arriving.' : `${countdown(due, now)} (${dayAndTimeWithin(due, now)}).`}
      >
        <Link className={buttonLook()} href={`/horses/${id}`}>
          See {name}
        </Link>
      </Need>
    ));
}
