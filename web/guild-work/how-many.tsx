import type { TrainingBank } from '../../game/guild-work/training-bank.ts';
import type { TrainingsAsked } from '../../game/guild-work/training.ts';
import { Segments } from '../ui/forms/segments.tsx';
import { bankWords } from './bank-sign.tsx';

interface HowManyProps {
  /** Of the horse that is chosen; undefined while none is, or where there are several. */
  readonly banked: TrainingBank | undefined;
  readonly now: Date;
  readonly asked: TrainingsAsked;
  readonly onChange: (asked: TrainingsAsked) => void;
}

const VALUES = { one: 1, all: 'all' } as const;

/** One training, or all that are banked. */
export function HowMany({ banked, now, asked, onChange }: HowManyProps) {
  return (
    <Segments
      label="Trainings"
      options={[
        { value: 'one', label: 'One' },
        { value: 'all', label: banked && banked.banked > 1 ? `All ${banked.banked}` : 'All banked' },
      ]}
      value={asked === 'all' ? 'all' : 'one'}
      onChange={(value) => onChange(VALUES[value])}
      hint={banked && `${bankWords(banked, now)}.`}
    />
  );
}
