import { Award, Dumbbell, House, Sprout, Stethoscope, Wheat } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { counted, inDigits } from '../ui/coins.tsx';

interface ChosenBarProps {
  readonly count: number;
  /** How many horses can be chosen. */
  readonly of: number;
  readonly onAll: () => void;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onTrain: () => void;
  readonly onEnter: () => void;
  /** Undefined if none of the chosen is in the stable. */
  readonly onTurnOut: (() => void) | undefined;
  /** Undefined if none of the chosen is on pasture. */
  readonly onBringIn: (() => void) | undefined;
  readonly onClear: () => void;
}

export function ChosenBar(props: ChosenBarProps) {
  const { count, of, onAll, onFeed, onVet, onTrain, onEnter, onTurnOut, onBringIn, onClear } = props;
  return (
    <div className="chosen-bar" role="region" aria-label="Chosen horses">
      <p aria-live="polite">
        <b>{counted(count, 'horse')}</b> chosen
      </p>
      {count < of && (
        <Button variant="plain" onClick={onAll}>
          All {inDigits(of)}
        </Button>
      )}
      <Button variant="plain" onClick={onClear}>
        Clear
      </Button>
      {onTurnOut && (
        <Button aria-haspopup="dialog" onClick={onTurnOut}>
          <Sprout className="icon" aria-hidden />
          Turn out
        </Button>
      )}
      {onBringIn && (
        <Button aria-haspopup="dialog" onClick={onBringIn}>
          <House className="icon" aria-hidden />
          Bring in
        </Button>
      )}
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
      <Button variant="main" aria-haspopup="dialog" onClick={onFeed}>
        <Wheat className="icon" aria-hidden />
        Feed
      </Button>
    </div>
  );
}
