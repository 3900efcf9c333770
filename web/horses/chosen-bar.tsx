import { Award, Dumbbell, Stethoscope, Wheat } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { counted, inDigits } from '../ui/coins.tsx';

interface ChosenBarProps {
  readonly count: number;
  /** Horses that can be chosen. */
  readonly of: number;
  readonly onAll: () => void;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onTrain: () => void;
  readonly onEnter: () => void;
  readonly onClear: () => void;
}

export function ChosenBar({ count, of, onAll, onFeed, onVet, onTrain, onEnter, onClear }: ChosenBarProps) {
  return (
    <div className="chosen-bar" role="region" aria-label="Chosen horses">
      <p aria-live="polite">
        <b>{counted(count, 'horse')}</b> chosen
      </p>
      {count < of && (
        <Button look="plain" onClick={onAll}>
          All {inDigits(of)}
        </Button>
      )}
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
      <Button aria-haspopup="dialog" onClick={onEnter}>
        <Award className="icon" aria-hidden />
        Enter
      </Button>
      <Button look="main" aria-haspopup="dialog" onClick={onFeed}>
        <Wheat className="icon" aria-hidden />
        Feed
      </Button>
    </div>
  );
}
