import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted } from '../../ui/coins.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Query } from '../../ui/query.tsx';
import { useHorses } from '../use-horses.ts';
import { useMoveHorse } from './use-move-horse.ts';

interface MoveInDialogProps {
  readonly boxed: ReadonlySet<string>;
  readonly free: number;
  readonly onClose: () => void;
}

export default function MoveInDialog({ boxed, free, onClose }: MoveInDialogProps) {
  const horses = useHorses();
  const [chosen, setChosen] = useState<string | null>(null);
  const moving = useMoveHorse(onClose);
  return (
    <ActDialog
      title="Choose a horse"
      lead={`${counted(free, 'free box', 'free boxes')}. You can move horses in and out at any time.`}
      onClose={onClose}
      act="Move in"
      busy={moving.busy}
      busyLabel="Moving in…"
      disabled={chosen === null}
      onAct={() => chosen !== null && moving.run({ params: { id: chosen }, body: { inBox: true } })}
    >
      <Query query={horses} skeleton={<Skeleton label="Loading your horses" rows={4} height="64px" />}>
        {(all) => {
          const others = all.filter(({ id }) => !boxed.has(id));
          return (
            <>
              {others.length === 0 && <p>All your horses have a box.</p>}
              <Choices
                label="Choose a horse"
                value={chosen}
                onChange={setChosen}
                choices={others.map(({ id, name, look, breed, level }) => ({
                  value: id,
                  title: (
                    <span className="box-choice">
                      <Stall look={look} alt="" />
                      <span>
                        {name}
                        <small>
                          Level {level}, {breed}
                        </small>
                      </span>
                    </span>
                  ),
                }))}
              />
              <ShowMore pages={horses} label="Show more horses" />
            </>
          );
        }}
      </Query>
    </ActDialog>
  );
}
