import { reachesMax, TREATS, type TreatType } from '../../../game/care/treats.ts';
import { HAPPINESS_POINT } from '../../../game/horses/happiness.ts';
import { StockDialog, TREAT_STOCK } from './stock-dialog.tsx';
import { treatName, useGiveTreat, type CareHorse } from './use-feeding.ts';
import { useTreatStock } from './use-stock.ts';

interface TreatDialogProps {
  readonly horse: CareHorse;
  readonly onClose: () => void;
}

const FULL = 100;

export default function TreatDialog({ horse, onClose }: TreatDialogProps) {
  const stock = useTreatStock();
  const giving = useGiveTreat(horse, onClose);
  const isFull = horse.happiness >= FULL;
  return (
    <StockDialog
      kind={TREAT_STOCK}
      stock={stock}
      title={`A treat for ${horse.name}`}
      lead={isFull ? 'Happiness is 100%: save your treats for later.' : `Happiness is ${horse.happiness}%.`}
      rowOf={(type) => ({ title: treatName(type), detail: formatGain(horse.happiness, type) })}
      changeOf={(chosen) => ({
        nowLabel: 'Happiness now',
        now: `${horse.happiness}%`,
        afterLabel: 'Then',
        after: `${Math.min(FULL, horse.happiness + TREATS[chosen].gain)}%`,
        inNumbers: true,
      })}
      buttonOf={(chosen) => (chosen === null ? 'Give treat' : `Give ${treatName(chosen).toLowerCase()}`)}
      giving={giving}
      busyLabel="Giving…"
      disabled={isFull}
      onGive={(treat_type) => giving.run({ params: { id: horse.id }, body: { treat_type } })}
      onClose={onClose}
    />
  );
}

function formatGain(happiness: number, treat: TreatType): string {
  return `+${TREATS[treat].gain}%${reachesMax(happiness * HAPPINESS_POINT, treat) ? ' (max)' : ''}`;
}
