import { formatTimeLeft } from '../../../game/game-time.ts';
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
      <small>{formatNext(bank, now)}</small>
      <Meter
        label={`${name}’s saved trainings`}
        value={bank.banked}
        max={MOST_BANKED}
        valueText={`${bank.banked} of ${MOST_BANKED}`}
      />
    </span>
  );
}

/** "3 of 6 saved, next in 2 hours". */
export function formatBank(bank: TrainingBank, now: Date): string {
  return `${bank.banked} of ${MOST_BANKED} saved, ${formatNext(bank, now)}`;
}

function formatNext({ nextAt }: TrainingBank, now: Date): string {
  if (nextAt === null) return 'no room for more';
  return `next in ${formatTimeLeft(nextAt.getTime() - now.getTime())}`;
}

interface HowManyProps {
  /** Undefined unless a single horse is chosen. */
  readonly banked: TrainingBank | undefined;
  readonly now: Date;
  readonly count: TrainingCount;
  readonly onChange: (count: TrainingCount) => void;
}

const VALUES = { one: 1, all: 'all' } as const;

export function HowMany({ banked, now, count, onChange }: HowManyProps) {
  return (
    <Segments
      label="Trainings"
      options={[
        { value: 'one', label: 'Use one' },
        { value: 'all', label: banked && banked.banked > 1 ? `Use all ${banked.banked}` : 'Use all' },
      ]}
      value={count === 'all' ? 'all' : 'one'}
      onChange={(value) => onChange(VALUES[value])}
      hint={banked && `${formatBank(banked, now)}.`}
    />
  );
}
