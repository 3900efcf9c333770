import { useState } from 'react';
import type { MagicItem } from '../../../game/magic/items.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useHorse, useHorses } from '../../horses/use-horses.ts';
import MagicDialog from '../../magic/magic-dialog.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Query } from '../../ui/query.tsx';

interface MagicItemDialogProps {
  readonly item: MagicItem;
  /** Chosen before opening. */
  readonly horseId: string | null;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function MagicItemDialog({ horseId, ...using }: MagicItemDialogProps) {
  const [chosen, setChosen] = useState(horseId);
  const horse = useHorse(chosen ?? '', { enabled: chosen !== null });
  const isUnknown = horse.error instanceof CallRefused && [400, 403, 404].includes(horse.error.status);
  const choosing = chosen === null || isUnknown;
  return (
    <MagicDialog {...using} horse={choosing ? undefined : horse.data} onOther={() => setChosen(null)}>
      {choosing ? (
        <ChooseHorse onChoose={setChosen} />
      ) : (
        <Query query={horse} skeleton={<Skeleton label="Loading the horse" rows={1} height="92px" />}>
          {() => null}
        </Query>
      )}
    </MagicDialog>
  );
}

function ChooseHorse({ onChoose }: { readonly onChoose: (horseId: string) => void }) {
  const horses = useHorses();
  return (
    <Query query={horses} skeleton={<Skeleton label="Loading your horses" rows={4} height="68px" />}>
      {(all) =>
        all.length === 0 ? (
          <p className="pb-5">
            Magic needs a horse.{' '}
            <Link className="link" href="/market?buy=horse">
              Find your first one
            </Link>
          </p>
        ) : (
          <section aria-labelledby="magic-for">
            <h3 className="label" id="magic-for">
              For which horse?
            </h3>
            <ul className="magic-horses">
              {all.map(({ id, name, look, breedName, age }) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose(id)}>
                    <Stall look={look} alt="" />
                    <span>
                      <b>{name}</b>
                      <small>
                        {breedName}, {age}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <ShowMore pages={horses} label="Show more horses" />
          </section>
        )
      }
    </Query>
  );
}
