import { House, Sprout } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { isOut, type PastureHorse } from './use-pasture.ts';

export interface Moving<Horse extends PastureHorse> {
  readonly move: 'turn out' | 'bring in';
  readonly horses: readonly Horse[];
}

interface HolidayButtonProps<Horse extends PastureHorse> {
  readonly horses: readonly Horse[];
  readonly onMove: (moving: Moving<Horse>) => void;
}

/** Turns all horses out for a holiday, or brings all in. */
export function HolidayButton<Horse extends PastureHorse>({ horses, onMove }: HolidayButtonProps<Horse>) {
  const allOut = horses.length > 0 && horses.every(isOut);
  return (
    <Button
      disabled={horses.length === 0}
      aria-haspopup="dialog"
      onClick={() => onMove({ move: allOut ? 'bring in' : 'turn out', horses })}
    >
      {allOut ? <House className="icon" aria-hidden /> : <Sprout className="icon" aria-hidden />}
      {allOut ? 'Bring all in' : 'Turn all out'}
    </Button>
  );
}
