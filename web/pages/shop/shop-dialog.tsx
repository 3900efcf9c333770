import { useState } from 'react';
import type { MagicItem } from '../../../game/magic/items.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useHorse, useHorses } from '../../horses/use-horses.ts';
import MagicDialog from '../../magic/magic-dialog.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { Bones } from '../../ui/bone.tsx';
import { Link } from '../../ui/link.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';

interface ShopDialogProps {
  readonly item: MagicItem;
  /** Chosen before opening. */
  readonly horseId: string | null;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function ShopDialog({ horseId, ...using }: ShopDialogProps) {
  const [chosen, setChosen] = useState(horseId);
  const horse = useHorse(chosen ?? '', { enabled: chosen !== null });
  const isUnknown = horse.error instanceof CallRefused && [400, 403, 404].includes(horse.error.status);
  const choosing = chosen === null || isUnknown;
  return (
    <MagicDialog {...using} horse={choosing ? undefined : horse.data} onOther={() => setChosen(null)}>
      {choosing ? (
        <ChooseHorse onChoose={setChosen} />
      ) : (
        <Loaded reading={horse} skeleton={<Bones label="Loading the horse" rows={1} height="92px" />}>
          {() => null}
        </Loaded>
      )}
    </MagicDialog>
  );
}

function ChooseHorse({ onChoose }: { readonly onChoose: (horseId: string) => void }) {
  const horses = useHorses();
  return (
    <Loaded reading={horses} skeleton={<Bones label="Loading your horses" rows={4} height="68px" />}>
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
                    <Stall look={look} words="" />
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
    </Loaded>
  );
}
