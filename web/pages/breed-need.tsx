import { Baby, Inbox } from 'lucide-react';
import type { BreedingState } from '../breeding/use-breeding.ts';
import type { Horse } from '../horses/use-horses.ts';
import { buttonLook } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { countdown, dayAndTimeWithin } from '../ui/when.ts';
import { Need } from './need.tsx';

interface BreedNeedProps {
  readonly horse: Horse;
  /** Undefined until it was read, and for a horse that does not breed. */
  readonly breeding: BreedingState | undefined;
  readonly now: Date;
  /** Nothing is more urgent. */
  readonly urgent: boolean;
}

/** Whether other players wait for this stallion. */
export function isAskedFor({ gender }: Pick<Horse, 'gender'>, breeding: BreedingState | undefined): boolean {
  return gender === 'stallion' && breeding !== undefined && breeding.openRequests > 0;
}

/** The foal a mare carries, or requests for a stallion that wait for an answer. */
export function BreedNeed({ horse, breeding, now, urgent }: BreedNeedProps) {
  if (breeding?.inFoal) {
    const { foalsAt, stallionName } = breeding.inFoal;
    const due = new Date(foalsAt);
    return (
      <Need
        icon={<Baby className="icon text-good" aria-hidden />}
        title={`In foal to ${stallionName}`}
        why={due <= now ? 'The foal is arriving' : `${countdown(due, now)} (${dayAndTimeWithin(due, now)})`}
      />
    );
  }
  if (!breeding || !isAskedFor(horse, breeding)) return null;
  const { openRequests } = breeding;
  return (
    <Need
      icon={<Inbox className="icon text-warn" aria-hidden />}
      title={openRequests === 1 ? 'A stud request waits' : `${openRequests} stud requests wait`}
      why="Unanswered ones end after three days"
    >
      <Link
        className={buttonLook(urgent ? 'main' : 'outlined')}
        href={`/stud-requests?box=received&horse=${horse.id}`}
      >
        Answer
      </Link>
    </Need>
  );
}
