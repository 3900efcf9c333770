import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Stall } from '../../portrait/stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { capitalised } from '../../ui/text.ts';
import type { BreedingHorse } from './breed-options.tsx';
import { useWholeStable, type OwnHorse } from '../use-breeding.ts';
import { formatUnfitReason } from '../format-breeding.ts';

interface OwnCoverProps {
  readonly horse: BreedingHorse;
  readonly chosen: string | null;
  readonly onChoose: (mateId: string) => void;
  readonly onBack: () => void;
  readonly onSee: () => void;
}

export function OwnCover({ horse, chosen, onChoose, onBack, onSee }: OwnCoverProps) {
  const stable = useWholeStable();
  const now = useWorldNow(MINUTE);
  const isMare = horse.gender === 'mare';
  return (
    <>
      <Query query={stable} skeleton={<Skeleton label="Loading your horses" rows={4} height="60px" />}>
        {(horses) => {
          const mates = horses.filter(({ gender }) => gender === (isMare ? 'stallion' : 'mare'));
          return mates.length === 0 ? (
            <p className="pb-5">You don’t have a {isMare ? 'stallion' : 'mare'} yet.</p>
          ) : (
            <Choices
              label={isMare ? 'Your stallions' : 'Your mares'}
              value={chosen}
              onChange={onChoose}
              choices={fitFirst(mates, isMare ? 'sire' : 'dam', now).map(({ mate, unfit }) => ({
                value: mate.id,
                title: <MateTitle mate={mate} />,
                side: unfit === undefined ? undefined : <span className="unfit">{unfit}</span>,
                disabled: unfit !== undefined,
              }))}
            />
          );
        }}
      </Query>
      <DialogFoot>
        <Button onClick={onBack}>Back</Button>
        <Button variant="main" disabled={chosen === null} onClick={onSee}>
          See the foal
        </Button>
      </DialogFoot>
    </>
  );
}

interface Mate {
  readonly mate: OwnHorse;
  readonly unfit: string | undefined;
}

function fitFirst(mates: readonly OwnHorse[], as: 'sire' | 'dam', now: Date): Mate[] {
  return mates
    .map((mate) => ({ mate, unfit: formatUnfitReason(mate, as, now) }))
    .toSorted((a, b) => Number(a.unfit !== undefined) - Number(b.unfit !== undefined));
}

function MateTitle({ mate }: { readonly mate: OwnHorse }) {
  return (
    <span className="mate">
      <Stall look={mate.look} alt="" />
      <span>
        {mate.name}
        <small>
          Level {mate.level}, {mate.breedName}. {capitalised(mate.color)}
        </small>
      </span>
    </span>
  );
}
