import { Dumbbell, House, Sprout, Stethoscope, Wheat } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';

interface ChosenBarProps {
  readonly count: number;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onTrain: () => void;
  /** Undefined if none of them is in the stable. */
  readonly onTurnOut: (() => void) | undefined;
  /** Undefined if none of them is on pasture. */
  readonly onBringIn: (() => void) | undefined;
  readonly onClear: () => void;
}

export function ChosenBar(props: ChosenBarProps) {
  const { count, onFeed, onVet, onTrain, onTurnOut, onBringIn, onClear } = props;
  return (
    <div className="chosen-bar" role="region" aria-label="Chosen horses">
      <p aria-live="polite">
        <b>{counted(count, 'horse')}</b> chosen
      </p>
      <Button look="plain" onClick={onClear}>
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
      <Button look="main" aria-haspopup="dialog" onClick={onFeed}>
        <Wheat className="icon" aria-hidden />
        Feed
      </Button>
    </div>
  );
}
