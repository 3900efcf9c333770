import { leftWords } from '../../../game/game-time.ts';
import { MOST_BANKED, type TrainingBank } from '../../../game/guild-work/training-bank.ts';
import { Meter } from '../../ui/meter.tsx';
import type { TrainingCount } from '../../../game/guild-work/training.ts';
import { Segments } from '../../ui/forms/segments.tsx';

interface BankSignProps {
  readonly name: string;
  readonly bank: TrainingBank;
  readonly now: Date;
}

export function BankSign({ name, bank, now }: BankSignProps) {
  return (
    <span className="bank">
      <b>
        {bank.banked} of {MOST_BANKED}
      </b>
      <small>{nextWords(bank, now)}</small>
      <Meter
        label={`${name}’s saved trainings`}
        value={bank.banked}
        max={MOST_BANKED}
        words={`${bank.banked} of ${MOST_BANKED}`}
      />
    </span>
  );
}

/** "3 of 6 saved, next in 2 hours". */
export function bankWords(bank: TrainingBank, now: Date): string {
  return `${bank.banked} of ${MOST_BANKED} saved, ${nextWords(bank, now)}`;
}

function nextWords({ nextAt }: TrainingBank, now: Date): string {
  if (nextAt === null) return 'no room for more';
  return `next in ${leftWords(nextAt.getTime() - now.getTime())}`;
}

interface HowManyProps {
  /** Undefined unless a single horse is chosen. */
  readonly banked: TrainingBank | undefined;
  readonly now: Date;
  readonly asked: TrainingCount;
  readonly onChange: (asked: TrainingCount) => void;
}

const VALUES = { one: 1, all: 'all' } as const;

export function HowMany({ banked, now, asked, onChange }: HowManyProps) {
  return (
    <Segments
      label="Trainings"
      options={[
        { value: 'one', label: 'Use one' },
        { value: 'all', label: banked && banked.banked > 1 ? `Use all ${banked.banked}` : 'Use all' },
      ]}
      value={asked === 'all' ? 'all' : 'one'}
      onChange={(value) => onChange(VALUES[value])}
      hint={banked && `${bankWords(banked, now)}.`}
    />
  );
}
