import { Dumbbell } from 'lucide-react';
import { BANK_FULL, losesTrainings } from '../guild-work/training-horse.ts';
import type { Horse } from '../horses/use-horses.ts';
import { Button } from '../ui/button.tsx';
import { Need } from './need.tsx';

interface TrainNeedProps {
  readonly horse: Horse;
  readonly now: Date;
  readonly onTrain: () => void;
}

/** All that there is room for is banked. */
export function TrainNeed({ horse, now, onTrain }: TrainNeedProps) {
  if (!losesTrainings(horse, now)) return null;
  return (
    <Need
      icon={<Dumbbell className="icon text-good" aria-hidden />}
      title={BANK_FULL}
      why="There is no room for more"
    >
      <Button aria-haspopup="dialog" onClick={onTrain}>
        Train
      </Button>
    </Need>
  );
}
