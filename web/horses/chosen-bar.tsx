import { Dumbbell, Stethoscope, Wheat } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';

interface ChosenBarProps {
  readonly count: number;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onTrain: () => void;
  readonly onClear: () => void;
}

export function ChosenBar({ count, onFeed, onVet, onTrain, onClear }: ChosenBarProps) {
  return (
    <div className="chosen-bar" role="region" aria-label="Chosen horses">
      <p aria-live="polite">
        <b>{counted(count, 'horse')}</b> chosen
      </p>
      <Button look="plain" onClick={onClear}>
        Clear
      </Button>
      <Button aria-haspopup="dialog" onClick={onVet}>
        <Stethoscope className="icon" aria-hidden />
        Vet
      </Button>
      <Button aria-haspopup="dialog" onClick={onTrain}>
        <Dumbbell className="icon" aria-hidden />
        Train
      </Button>
      <Button look="main" aria-haspopup="dialog" onClick={onFeed}>
        <Wheat className="icon" aria-hidden />
        Feed
      </Button>
    </div>
  );
}
