import { useState } from 'react';
import { MAGIC_ROWS, type MagicItem } from '../../game/magic/items.ts';
import { CallRefused } from '../api/call-refused.ts';
import { useHorse, useHorses, type Horse } from '../horses/use-horses.ts';
import { HeadPortrait, Stall } from '../portrait/horse-picture.tsx';
import { Bones } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ItemDrawing } from './item-drawing.tsx';
import { UseItem } from './use-item.tsx';
import { ITEM_WORDS } from './words.ts';

interface MagicDialogProps {
  readonly item: MagicItem;
  /** Chosen beforehand. */
  readonly horseId: string | null;
  readonly coins: number;
  readonly onClose: () => void;
}

export default function MagicDialog({ item, horseId, coins, onClose }: MagicDialogProps) {
  const [chosen, setChosen] = useState(horseId);
  return (
    <Dialog
      wide={item === 'lantern' || item === 'mane_scroll'}
      title={MAGIC_ROWS[item].label}
      lead={`${inCoins(MAGIC_ROWS[item].price)}. You have ${inCoins(coins)}.`}
      onClose={onClose}
    >
      {chosen === null ? (
        <>
          <div className="magic-story">
            <span className="niche">
              <ItemDrawing item={item} />
            </span>
            <p>{ITEM_WORDS[item].story}</p>
          </div>
          <ChooseHorse onChoose={setChosen} />
        </>
      ) : (
        <ForHorse item={item} horseId={chosen} coins={coins} onChoose={setChosen} onClose={onClose} />
      )}
    </Dialog>
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

interface ForHorseProps extends Omit<MagicDialogProps, 'horseId'> {
  readonly horseId: string;
  /** Null: another horse. */
  readonly onChoose: (horseId: string | null) => void;
}

function ForHorse({ horseId, onChoose, ...using }: ForHorseProps) {
  const horse = useHorse(horseId);
  if (horse.error instanceof CallRefused && [400, 403, 404].includes(horse.error.status))
    return <ChooseHorse onChoose={onChoose} />;
  return (
    <Loaded reading={horse} skeleton={<Bones label="Loading the horse" rows={2} height="92px" />}>
      {(found) => (
        <>
          <Chosen horse={found} pictured={using.item !== 'lantern'} onOther={() => onChoose(null)} />
          <UseItem {...using} horse={found} />
        </>
      )}
    </Loaded>
  );
}

interface ChosenProps {
  readonly horse: Horse;
  readonly pictured: boolean;
  readonly onOther: () => void;
}

function Chosen({ horse, pictured, onOther }: ChosenProps) {
  return (
    <div className="magic-chosen">
      {pictured && <HeadPortrait look={horse.look} words="" />}
      <p>
        <b className="serif">{horse.name}</b>
        <small>
          {horse.breedName} {horse.gender}, {horse.age}
        </small>
      </p>
      <Button onClick={onOther}>Another horse</Button>
    </div>
  );
}
