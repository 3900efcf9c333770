import { ChevronRight, HeartHandshake, Inbox, Search, Signpost } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import type { BreedingState, OwnHorse } from '../use-breeding.ts';
import { notNowWords, openWords } from '../words.ts';

export type BreedingHorse = Pick<OwnHorse, 'id' | 'name' | 'gender'>;

interface BreedOptionsProps {
  readonly horse: BreedingHorse;
  readonly state: BreedingState;
  readonly onOwn: () => void;
  readonly onStud: () => void;
  readonly onFeed: () => void;
  readonly onVet: () => void;
}

export function BreedOptions({ horse, state, onOwn, onStud, onFeed, onVet }: BreedOptionsProps) {
  const { problem, stud, openRequests } = state;
  const now = useWorldNow(MINUTE);
  const isMare = horse.gender === 'mare';
  const box = isMare ? 'sent' : 'received';
  const waits = openRequests > 0 && isMare ? `${horse.name} already has an open request.` : undefined;
  const barred = neverWords(horse) ?? notNowWords(state, now) ?? waits;
  return (
    <ul className="breed-options">
      <Option
        icon={<HeartHandshake className="icon" aria-hidden />}
        title={`Breed with your own ${isMare ? 'stallion' : 'mare'}`}
        words="See their possible foals before you decide."
        barred={barred}
        mend={
          (problem?.code === 'PARENT_NOT_FED' && <Button onClick={onFeed}>Feed</Button>) ||
          (problem?.code === 'NO_BREEDING_CHECK' && <Button onClick={onVet}>Vet</Button>)
        }
        onOpen={onOwn}
      />
      {isMare ? (
        <Option
          icon={<Search className="icon" aria-hidden />}
          title="Find a stud"
          words="Other players’ stallions, and the foals each could give her."
          barred={problem && OF_AGE.has(problem.code) ? problem.message : undefined}
          href={`/horses/${horse.id}/studs`}
        />
      ) : (
        <Option
          icon={<Signpost className="icon" aria-hidden />}
          title={stud ? 'At stud' : 'Place for stud'}
          words={
            stud
              ? `For ${inCoins(stud.fee)}. Change the terms, or end it.`
              : 'Other players’ mares, for a fee that you set.'
          }
          barred={studBar(horse, state)}
          onOpen={onStud}
        />
      )}
      <Option
        icon={<Inbox className="icon" aria-hidden />}
        title="View stud requests"
        words={`${openWords(openRequests)}.`}
        barred={undefined}
        href={`/stud-requests?box=${box}&horse=${horse.id}`}
      />
    </ul>
  );
}

/** Vet, feed and rest do not change these. */
const OF_AGE: ReadonlySet<string> = new Set(['TOO_YOUNG_TO_BREED', 'RETIRED_FROM_BREEDING']);

function neverWords({ name, gender }: BreedingHorse): string | undefined {
  return gender === 'gelding' ? `${name} is a gelding.` : undefined;
}

/** Terms can change until retirement; feed matters only once a mare is covered. */
function studBar(horse: BreedingHorse, { problem, stud }: BreedingState): string | undefined {
  if (problem?.code === 'RETIRED_FROM_BREEDING') return problem.message;
  if (stud || problem?.code === 'PARENT_NOT_FED') return undefined;
  return neverWords(horse) ?? problem?.message;
}

interface OptionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly barred: string | undefined;
  /** A button that removes the obstacle. */
  readonly mend?: ReactNode;
  readonly href?: string;
  readonly onOpen?: () => void;
}

function Option({ icon, title, words, barred, mend, href, onOpen }: OptionProps) {
  const inside = (
    <>
      <span className="ware-icon">{icon}</span>
      <span>
        <b>{title}</b>
        <small>{barred ?? words}</small>
      </span>
    </>
  );
  const go = <ChevronRight className="icon text-muted" aria-hidden />;
  return (
    <li>
      {barred !== undefined ? (
        <div className="ware breed-option is-barred">
          {inside}
          {mend}
        </div>
      ) : href !== undefined ? (
        <Link className="ware breed-option" href={href}>
          {inside}
          {go}
        </Link>
      ) : (
        <button type="button" className="ware breed-option" onClick={onOpen}>
          {inside}
          {go}
        </button>
      )}
    </li>
  );
}
