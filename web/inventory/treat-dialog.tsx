import { useState } from 'react';
import { reachesMax, TREATS, TREAT_TYPES } from '../../game/care/treats.ts';
import type { TreatType } from '../../game/care/treats.ts';
import { HAPPINESS_POINT } from '../../game/horses/happiness.ts';
import { Bones } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { showToast } from '../ui/toasts.ts';
import { useBuyAddress } from '../ui/way-back.ts';
import { NothingInStock, StockSide } from './stock-words.tsx';
import { treatName, useGiveTreat, useTreatStock } from './use-inventory.ts';
import type { CaredFor } from './use-inventory.ts';

interface TreatDialogProps {
  readonly horse: CaredFor;
  readonly onClose: () => void;
}

const FULL = 100;

/** Chooses a treat from the inventory, and says how happy it will make the horse before it is given. */
export default function TreatDialog({ horse, onClose }: TreatDialogProps) {
  const [chosen, setChosen] = useState<TreatType | null>(null);
  const stock = useTreatStock();
  const buyAddress = useBuyAddress('treats');
  const giving = useGiveTreat(horse, onClose);
  const content = horse.happiness >= FULL;
  const none = stock.data !== undefined && TREAT_TYPES.every((treat) => !stock.data?.[treat]);

  function give() {
    if (chosen !== null) giving.run({ params: { id: horse.id }, body: { treat_type: chosen } });
    else {
      showToast({
        title: 'No Treat Selected',
        description: 'Please select a treat from your inventory',
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      title={`A treat for ${horse.name}`}
      lead={
        content
          ? `${horse.name} is as happy as can be: a treat would be wasted now.`
          : `Happiness is ${horse.happiness}%.`
      }
      onClose={onClose}
      foot={
        none ? undefined : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="main"
              busy={giving.busy}
              busyLabel="Giving…"
              disabled={!stock.data || content}
              onClick={give}
            >
              {chosen === null ? 'Give treat' : `Give ${treatName(chosen).toLowerCase()}`}
            </Button>
          </>
        )
      }
    >
      <Loaded reading={stock} skeleton={<Bones label="Loading your treats" rows={5} height="52px" />}>
        {(owned) =>
          none ? (
            <NothingInStock href={buyAddress} action="Buy treats">
              No treats in inventory. Purchase treats from the Market first.
            </NothingInStock>
          ) : (
            <Choices
              label="Treat"
              value={chosen}
              onChange={setChosen}
              choices={TREAT_TYPES.map((type) => ({
                value: type,
                title: treatName(type),
                detail: gainWords(horse.happiness, type),
                side: <StockSide owned={owned[type] ?? 0} href={buyAddress} what={treatName(type)} />,
                disabled: !owned[type],
              }))}
            />
          )
        }
      </Loaded>
      {chosen !== null && (
        <div className="until">
          <p>
            <small>Happiness now</small>
            <b className="num">{horse.happiness}%</b>
          </p>
          <span className="run" aria-hidden />
          <p className="end">
            <small>Then</small>
            <b className="num">{Math.min(FULL, horse.happiness + TREATS[chosen].gain)}%</b>
          </p>
        </div>
      )}
    </Dialog>
  );
}

function gainWords(happiness: number, treat: TreatType): string {
  return `+${TREATS[treat].gain}%${reachesMax(happiness * HAPPINESS_POINT, treat) ? ' (max)' : ''}`;
}
