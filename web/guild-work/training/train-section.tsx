import { Dumbbell } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  decideTraining,
  formatSkill,
  TRAINING_QUALITY,
  trainingSkill,
} from '../../../game/guild-work/training.ts';
import { TRAINING_PRICE } from '../../../game/guild-work/training-bank.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { formatAge, TRAIN_FROM } from '../../../game/horses/age.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { capitalised } from '../../ui/text.ts';
import { BankSign } from './saved-trainings.tsx';
import { bankOf, toTrain, type TrainingHorse } from './training-horse.ts';
import { formatReason, roundOf } from './format-training.ts';
import { WorkFact, WorkSection } from '../../ui/work-section.tsx';

interface TrainSectionProps<Horse extends TrainingHorse> {
  readonly horses: readonly Horse[];
  readonly guild: Guild;
  readonly coins: number;
  readonly now: Date;
  readonly picture: (horse: Horse) => ReactNode;
  /** Null: the dialog asks for a horse. */
  readonly onTrain: (horse: Horse | null) => void;
  readonly onFeed: (horse: Horse) => void;
  readonly onTrainMany: (horses: readonly Horse[]) => void;
}

export function TrainSection<Horse extends TrainingHorse>(props: TrainSectionProps<Horse>) {
  const { horses, guild, coins, now, onTrain, onFeed, onTrainMany } = props;
  const balance = { coins, tradable: 0 };
  const old = horses.filter(({ ageInMonths }) => ageInMonths >= TRAIN_FROM);
  const young = horses.length - old.length;
  const rows = old
    .map((horse) => {
      const plan = decideTraining(toTrain(horse, now), { guild, balance }, 1, now);
      const refusal = isRefusal(plan) ? plan : undefined;
      return { horse, bank: bankOf(horse, now), refusal };
    })
    .toSorted(
      (one, other) =>
        Number(one.horse.retired) - Number(other.horse.retired) ||
        Number(one.horse.grassFrom !== null) - Number(other.horse.grassFrom !== null) ||
        Number(one.refusal !== undefined) - Number(other.refusal !== undefined) ||
        other.bank.banked - one.bank.banked,
    );
  // Retired horses enter no shows, so "all ready" leaves them out.
  const ready = rows
    .filter(({ horse, refusal }) => refusal === undefined && !horse.retired)
    .map(({ horse }) => horse);
  const trained = roundOf(ready, { guild, coins }, 'all', now).trained.length;
  return (
    <WorkSection title="Train Horses">
      <dl className="work-facts">
        <WorkFact label="Quality">{TRAINING_QUALITY}%</WorkFact>
        <WorkFact label="Cost">{inCoins(TRAINING_PRICE)} per training</WorkFact>
        <WorkFact label="Skill">+{formatSkill(trainingSkill(guild) / TEN_THOUSAND)} points</WorkFact>
        <WorkFact label="The horse">fed, and {formatAge(TRAIN_FROM)} or older</WorkFact>
      </dl>
      <div className="work-acts">
        {old.length > 0 && (
          <Button variant="main" aria-haspopup="dialog" onClick={() => onTrain(null)}>
            <Dumbbell className="icon" aria-hidden />
            Train a Horse
          </Button>
        )}
        {ready.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => onTrainMany(ready)}>
            {trained < ready.length
              ? `Train ${inDigits(trained)} of ${inDigits(ready.length)} ready`
              : `Train all ready (${inDigits(trained)})`}
          </Button>
        )}
      </div>
      <ul className="trainees">
        {rows.map(({ horse, bank, refusal }) => (
          <li key={horse.id}>
            {props.picture(horse)}
            <p className="trainee">
              <Link className="trainee-name" href={`/horses/${horse.id}`}>
                {horse.name}
              </Link>
              <small>
                Level {inDigits(horse.level)}, {inDigits(horse.xp)} / {inDigits(horse.xpToNextLevel)} XP
                {horse.retired && ', retired'}
              </small>
            </p>
            <BankSign name={horse.name} bank={bank} now={now} />
            {refusal === undefined && (
              <Button
                aria-haspopup="dialog"
                aria-label={`Train ${horse.name}`}
                onClick={() => onTrain(horse)}
              >
                Train
              </Button>
            )}
            {refusal?.refused === 'HORSE_UNFED' && (
              <Button aria-haspopup="dialog" aria-label={`Feed ${horse.name}`} onClick={() => onFeed(horse)}>
                Feed
              </Button>
            )}
            {refusal && refusal.refused !== 'HORSE_UNFED' && (
              <small className="trainee-why">{bank.banked > 0 && capitalised(formatReason(refusal))}</small>
            )}
          </li>
        ))}
      </ul>
      {young > 0 && (
        <p className="trainee-why">
          {young === 1 ? '1 horse is' : `${inDigits(young)} horses are`} too young to train yet.
        </p>
      )}
    </WorkSection>
  );
}
