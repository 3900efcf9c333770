import { ChevronRight, CircleHelp, HeartHandshake, Inbox, Search, Signpost } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import type { BreedingState, OwnHorse } from '../use-breeding.ts';
import { whyNotNow, formatOpenRequests } from '../format-breeding.ts';

export type BreedingHorse = Pick<OwnHorse, 'id' | 'name' | 'gender'>;

interface BreedOptionsProps {
  readonly horse: BreedingHorse;
  readonly state: BreedingState;
  readonly onOwn: () => void;
  readonly onStud: () => void;
  readonly onMissed: () => void;
  readonly onFeed: () => void;
  readonly onVet: () => void;
}

export function BreedOptions({ horse, state, onOwn, onStud, onMissed, onFeed, onVet }: BreedOptionsProps) {
  const { problem, stud, openRequests } = state;
  const now = useWorldNow(MINUTE);
  const isMare = horse.gender === 'mare';
  const box = isMare ? 'sent' : 'received';
  const waits = openRequests > 0 && isMare ? `${horse.name} already has an open request.` : undefined;
  const disabledReason = whyNever(horse) ?? whyNotNow(state, now) ?? waits;
  return (
    <ul className="breed-options">
      <Option
        icon={<HeartHandshake className="icon" aria-hidden />}
        title={`Breed with your own ${isMare ? 'stallion' : 'mare'}`}
        detail="See their possible foals before you decide."
        disabledReason={disabledReason}
        mend={
          (problem?.code === 'PARENT_NOT_FED' && <Button onClick={onFeed}>Feed</Button>) ||
          (problem?.code === 'NO_BREEDING_CHECK' && <Button onClick={onVet}>Vet</Button>)
        }
        onOpen={onOwn}
      />
      {state.missed !== null && (
        <Option
          icon={<CircleHelp className="icon" aria-hidden />}
          title="She did not take"
          detail={`Why her cover by ${state.missed.stallionName} came to nothing, and what to do.`}
          disabledReason={undefined}
          onOpen={onMissed}
        />
      )}
      {isMare ? (
        <Option
          icon={<Search className="icon" aria-hidden />}
          title="Find a stud"
          detail="Other players’ stallions, and the foals each could give her."
          disabledReason={problem && OF_AGE.has(problem.code) ? problem.message : undefined}
          href={`/horses/${horse.id}/studs`}
        />
      ) : (
        <Option
          icon={<Signpost className="icon" aria-hidden />}
          title={stud ? 'At stud' : 'Place for stud'}
          detail={
            stud
              ? `For ${inCoins(stud.fee)}. Change the terms, or end it.`
              : 'Other players’ mares, for a fee that you set.'
          }
          disabledReason={studBar(horse, state)}
          onOpen={onStud}
        />
      )}
      <Option
        icon={<Inbox className="icon" aria-hidden />}
        title="View stud requests"
        detail={`${formatOpenRequests(openRequests)}.`}
        disabledReason={undefined}
        href={`/stud-requests?box=${box}&horse=${horse.id}`}
      />
    </ul>
  );
}

/** Vet, feed and rest do not change these. */
const OF_AGE: ReadonlySet<string> = new Set(['TOO_YOUNG_TO_BREED', 'RETIRED_FROM_BREEDING']);

function whyNever({ name, gender }: BreedingHorse): string | undefined {
  return gender === 'gelding' ? `${name} is a gelding.` : undefined;
}

/** Terms can change until retirement; feed matters only once a mare is covered. */
function studBar(horse: BreedingHorse, { problem, stud }: BreedingState): string | undefined {
  if (problem?.code === 'RETIRED_FROM_BREEDING') return problem.message;
  if (stud || problem?.code === 'PARENT_NOT_FED') return undefined;
  return whyNever(horse) ?? problem?.message;
}

interface OptionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly disabledReason: string | undefined;
  /** A button that removes the obstacle. */
  readonly mend?: ReactNode;
  readonly href?: string;
  readonly onOpen?: () => void;
}

function Option({ icon, title, detail, disabledReason, mend, href, onOpen }: OptionProps) {
  const inside = (
    <>
      <span className="action-tile-icon">{icon}</span>
      <span>
        <b>{title}</b>
        <small>{disabledReason ?? detail}</small>
      </span>
    </>
  );
  const go = <ChevronRight className="icon text-muted" aria-hidden />;
  return (
    <li>
      {disabledReason !== undefined ? (
        <div className="action-tile breed-option is-disabled">
          {inside}
          {mend}
        </div>
      ) : href !== undefined ? (
        <Link className="action-tile breed-option" href={href}>
          {inside}
          {go}
        </Link>
      ) : (
        <button type="button" className="action-tile breed-option" onClick={onOpen}>
          {inside}
          {go}
        </button>
      )}
    </li>
  );
}
