import { useState, type ReactNode } from 'react';
import { ActFoot } from '../ui/act-dialog.tsx';
import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { AGE_STEPS, formatAge, RETIRED_FROM, WEANED_FROM } from '../../game/horses/age.ts';
import type { ManeStyle } from '../../game/horses/coat/look-values.ts';
import { HOURGLASS_MONTHS, type MagicItem, type Wish } from '../../game/magic/items.ts';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import { magicPrice, refusesMagic } from '../../game/magic/use-magic.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { DialogFoot } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { BackdropChoice } from './backdrop-choice.tsx';
import { ManeChoice } from './mane-choice.tsx';
import { useUseMagic, type Horse } from './use-magic.ts';
import { ITEM_TEXT, formatRefusal } from './magic-text.ts';

interface Chosen {
  readonly maneStyle: ManeStyle | null;
  /** Undefined: not yet chosen; null: lit by the hour. */
  readonly backdrop: Backdrop | null | undefined;
  readonly retire: boolean;
}

interface UseItemProps {
  readonly item: MagicItem;
  readonly horse: Horse;
  readonly coins: number;
  readonly onClose: () => void;
}

/** What the item changes, with the button that pays. */
export function UseItem({ item, horse, coins, onClose }: UseItemProps) {
  const [chosen, setChosen] = useState<Chosen>({ maneStyle: null, backdrop: undefined, retire: false });
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const using = useUseMagic(onClose);
  const wish = wishOf(item, chosen);
  const refusal = wish && refusesMagic(horse, wish);
  const price = wish === undefined ? 0 : magicPrice(wish);
  const left = coins - price;
  return (
    <>
      <div className="magic-change">{changeShown(item, { horse, chosen, choose })}</div>
      <DialogFoot>
        <ActFoot
          summary={
            wish === undefined
              ? 'Choose one to see it.'
              : refusal
                ? formatRefusal(refusal, horse.name)
                : left < 0
                  ? `You need ${inDigits(-left)} more coins.`
                  : `You’ll have ${inCoins(left)} left.`
          }
          onCancel={onClose}
          act={wish?.item === 'lantern' && wish.backdrop === null ? 'Put it out' : ITEM_TEXT[item].use}
          cost={price > 0 ? price : undefined}
          busy={using.busy}
          busyLabel="Casting…"
          disabled={wish === undefined || refusal !== undefined || left < 0}
          onAct={() => wish && using.run({ body: { horseId: horse.id, ...wish } })}
        />
      </DialogFoot>
    </>
  );
}

/** Undefined until the player has chosen. */
function wishOf(item: MagicItem, { maneStyle, backdrop, retire }: Chosen): Wish | undefined {
  switch (item) {
    case 'hourglass':
      return { item, retire };
    case 'mane_scroll':
      return maneStyle === null ? undefined : { item, maneStyle };
    case 'lantern':
      return backdrop === undefined ? undefined : { item, backdrop };
    default:
      return { item };
  }
}

interface ChangeShown {
  readonly horse: Horse;
  readonly chosen: Chosen;
  readonly choose: (part: Partial<Chosen>) => void;
}

function changeShown(item: MagicItem, { horse, chosen, choose }: ChangeShown): ReactNode {
  switch (item) {
    case 'ribbon':
      return <FromTo label="Happiness" from={horse.happiness} to={100} />;
    case 'whistle': {
      const { trainingsBanked: saved } = horse;
      return <FromTo label="Trainings saved" from={saved} to={Math.min(MOST_BANKED, saved + 1)} />;
    }
    case 'hourglass':
      return <Older horse={horse} retire={chosen.retire} onRetire={(retire) => choose({ retire })} />;
    case 'mane_scroll':
      return (
        <ManeChoice horse={horse} value={chosen.maneStyle} onChange={(maneStyle) => choose({ maneStyle })} />
      );
    default:
      return (
        <BackdropChoice horse={horse} value={chosen.backdrop} onChange={(backdrop) => choose({ backdrop })} />
      );
  }
}

interface FromToProps {
  readonly label: string;
  readonly from: ReactNode;
  readonly to: ReactNode;
}

function FromTo({ label, from, to }: FromToProps) {
  return (
    <p className="from-to">
      <span className="label">{label}</span>
      <span className="num">{from}</span>
      <span aria-hidden>→</span>
      <span className="sr">becomes</span>
      <b className="num">{to}</b>
    </p>
  );
}

interface OlderProps {
  readonly horse: Horse;
  readonly retire: boolean;
  readonly onRetire: (agrees: boolean) => void;
}

function Older({ horse, retire, onRetire }: OlderProps) {
  const { name, ageInMonths: age, foalsAt } = horse;
  const after = age + HOURGLASS_MONTHS;
  const retires = age < RETIRED_FROM && after >= RETIRED_FROM;
  const learns = AGE_STEPS.filter(([from]) => from > age && from <= after && from < RETIRED_FROM);
  return (
    <>
      <FromTo label="Age" from={formatAge(age)} to={formatAge(after)} />
      {learns.length > 0 && (
        <p>
          From then on {name} may {LIST.format(learns.map(([, may]) => may))}.
        </p>
      )}
      {age < WEANED_FROM && <p>{name} will be weaned: what milk there is counts as feed until it is gone.</p>}
      {foalsAt !== null && <p>The foal still comes on its own day.</p>}
      {retires && (
        <div className="magic-warning">
          <p>
            <b>{name} would retire</b> at {formatAge(after)}: no more shows and no more foals, for good.
          </p>
          <Checkbox labelled label={`Yes, ${name} may retire`} checked={retire} onChange={onRetire} />
        </div>
      )}
    </>
  );
}

const LIST = new Intl.ListFormat('en');
