import { useState, type ReactNode } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { Query } from '../../ui/query.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLockHorse, useOwnHorses, type OwnHorse } from './use-player-shop.ts';

interface LockDialogProps {
  readonly picture: (horse: OwnHorse) => ReactNode;
  readonly onClose: () => void;
}

export default function LockDialog({ picture, onClose }: LockDialogProps) {
  const horses = useOwnHorses();
  const [chosen, setChosen] = useState<string | null>(null);
  const locking = useLockHorse(onClose);
  const free = horses.data?.filter(({ locked }) => !locked);

  function lock() {
    if (chosen === null) {
      const description = 'Please select a horse';
      return showToast({ title: 'Selection Required', description, variant: 'destructive' });
    }
    locking.run({ params: { id: chosen }, body: { locked: true } });
  }

  return (
    <ActDialog
      title="Lock a horse"
      help={{ to: 'selling', about: 'locking horses' }}
      lead="A locked horse cannot be sold, to players or to the market, until you unlock it."
      onClose={onClose}
      cancel="Cancel"
      act="Lock"
      busy={locking.busy}
      busyLabel="Locking…"
      disabled={free === undefined || free.length === 0}
      onAct={lock}
    >
      <Query
        query={{ ...horses, data: free }}
        skeleton={<Skeleton label="Loading your horses" rows={4} height="72px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="py-5 text-muted">Every horse of yours is locked.</p>
          ) : (
            <Choices
              label="Horse to lock"
              value={chosen}
              onChange={setChosen}
              choices={list.map((horse) => ({
                value: horse.id,
                title: (
                  <span className="to-sell">
                    {picture(horse)}
                    <span>
                      {horse.name}
                      <small>
                        Level {horse.level}, {horse.breedName} {horse.gender}
                        {horse.price !== null && `. For sale at ${inCoins(horse.price)}: goes off sale`}
                      </small>
                    </span>
                  </span>
                ),
              }))}
            />
          )
        }
      </Query>
    </ActDialog>
  );
}
