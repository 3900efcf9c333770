import { reachesMax, TREATS, type TreatType } from '../../../game/care/treats.ts';
import { HAPPINESS_POINT } from '../../../game/horses/happiness.ts';
import { StockDialog, TREAT_STOCK } from './stock-dialog.tsx';
import { treatName, useGiveTreat, type CareHorse } from './use-feeding.ts';
import { useTreatStock } from './use-stock.ts';

interface TreatDialogProps {
  readonly horse: CareHorse;
  readonly onClose: () => void;
}

export default function TreatDialog({ horse, onClose }: TreatDialogProps) {
  const stock = useTreatStock();
  const giving = useGiveTreat(horse, onClose);
  const { happiness, happinessLimit: limit } = horse;
  const isFull = happiness >= limit;
  return (
    <StockDialog
      kind={TREAT_STOCK}
      stock={stock}
      title={`A treat for ${horse.name}`}
      lead={isFull ? formatFull(horse) : `Happiness is ${happiness}%.`}
      rowOf={(type) => ({ title: treatName(type), detail: formatGain(horse, type) })}
      changeOf={(chosen) => ({
        nowLabel: 'Happiness now',
        now: `${happiness}%`,
        afterLabel: 'Then',
        after: `${Math.min(limit, happiness + TREATS[chosen].gain)}%`,
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

function formatFull({ happiness, happinessLimit }: CareHorse): string {
  return `Happiness is ${happiness}%${happinessLimit < 100 ? ', as high as it goes on this feed' : ''}: save your treats for later.`;
}

function formatGain({ happiness, happinessLimit }: CareHorse, treat: TreatType): string {
  const isMost = reachesMax(happiness * HAPPINESS_POINT, treat, happinessLimit * HAPPINESS_POINT);
  return `+${TREATS[treat].gain}%${isMost ? ' (max)' : ''}`;
}
