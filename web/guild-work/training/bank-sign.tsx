import { leftWords } from '../../../game/game-time.ts';
import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import type { TrainingBank } from '../../../game/guild-work/training-bank.ts';
import { Meter } from '../../ui/meter.tsx';

interface BankSignProps {
  readonly name: string;
  readonly bank: TrainingBank;
  readonly now: Date;
}

/** How many trainings a horse has banked, in words, then as a bar. */
export function BankSign({ name, bank, now }: BankSignProps) {
  return (
    <span className="bank">
      <b>
        {bank.banked} of {MOST_BANKED}
      </b>
      <small>{nextWords(bank, now)}</small>
      <Meter
        label={`Trainings that ${name} has banked`}
        value={bank.banked}
        max={MOST_BANKED}
        words={`${bank.banked} of ${MOST_BANKED}`}
      />
    </span>
  );
}

/** "3 of 6 banked, the next in 2 hours". */
export function bankWords(bank: TrainingBank, now: Date): string {
  return `${bank.banked} of ${MOST_BANKED} banked, ${nextWords(bank, now)}`;
}

function nextWords({ nextAt }: TrainingBank, now: Date): string {
  if (nextAt === null) return 'no room for more';
  return `the next in ${leftWords(nextAt.getTime() - now.getTime())}`;
}
