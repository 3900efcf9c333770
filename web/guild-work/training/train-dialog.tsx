import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import {
  decideTraining,
  formatSkill,
  type TrainingPlan,
  type TrainingCount,
} from '../../../game/guild-work/training.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { inDigits } from '../../ui/coins.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { HowMany } from './saved-trainings.tsx';
import { bankOf, toTrain, type TrainingHorse } from './training-horse.ts';
import { formatGain, formatReason } from './format-training.ts';
import { useTrain } from './use-training.ts';

interface TrainDialogProps {
  readonly horses: readonly TrainingHorse[];
  readonly chosenId?: string | undefined;
  readonly guild: Guild;
  readonly coins: number;
  readonly onClose: () => void;
}

const CLOCK_INTERVAL_MS = 30_000;

export default function TrainDialog({ horses, chosenId, guild, coins, onClose }: TrainDialogProps) {
  const [only] = horses.length === 1 ? horses : [];
  const [horseId, setHorseId] = useState(only?.id ?? chosenId);
  const horse = horses.find(({ id }) => id === horseId);
  const [chosen, setChosen] = useState<Discipline | null>(null);
  const discipline = chosen ?? horse?.discipline ?? null;
  const [count, setCount] = useState<TrainingCount>(1);
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const training = useTrain(onClose);
  const balance = { coins, tradable: 0 };
  const plan = horse && decideTraining(toTrain(horse, now), { guild, balance }, count, now);
  const refused = isRefusal(plan) ? plan : undefined;
  const possible = plan === undefined || isRefusal(plan) ? undefined : plan;

  function start() {
    if (horse && discipline !== null) {
      training.run({ params: { id: horse.id }, body: { discipline, sessions: count } });
      return;
    }
    showToast({
      title: 'Selection Required',
      description: 'Please select both a horse and a discipline',
      variant: 'destructive',
    });
  }

  return (
    <ActDialog
      title={horse && (only || horse.id === chosenId) ? `Train ${horse.name}` : 'Train Horses'}
      help={{ to: 'training', about: 'training' }}
      lead="Each horse earns a training every 4 hours and saves up to six."
      onClose={onClose}
      summary={
        <>
          {refused && horse && `${horse.name}: ${formatReason(refused)}.`}
          {possible && horse && discipline !== null && formatResult(horse, discipline, possible)}
        </>
      }
      cancel="Cancel"
      act="Start Training"
      cost={possible ? possible.price : undefined}
      busy={training.busy}
      busyLabel="Training…"
      disabled={refused !== undefined}
      onAct={start}
    >
      <div className="train-form">
        <Select label="Horse" value={horse?.id ?? ''} onChange={({ target }) => setHorseId(target.value)}>
          <option value="" disabled>
            Choose a horse
          </option>
          {horses.map((one) => (
            <option key={one.id} value={one.id}>
              {formatOption(one)}
            </option>
          ))}
        </Select>
        <Segments
          label="Discipline"
          options={DISCIPLINES.map((value) => ({ value, label: disciplineLabel(value) }))}
          value={discipline}
          onChange={setChosen}
          hint={horse && discipline && `${formatSkill(horse.skills[discipline])} skill so far.`}
        />
        <HowMany
          banked={horse === undefined ? undefined : bankOf(horse, now)}
          now={now}
          count={count}
          onChange={setCount}
        />
      </div>
    </ActDialog>
  );
}

/** "Juniper, level 3, 120 / 3,000 XP" (docs/rules/care.md#training). */
function formatOption({ name, level, xp, xpToNextLevel }: TrainingHorse): string {
  return `${name}, level ${level}, ${inDigits(xp)} / ${inDigits(xpToNextLevel)} XP`;
}

/** "Juniper: +127 XP and +4.5 skill in Dressage. Reaches level 2!" */
function formatResult({ name }: TrainingHorse, discipline: Discipline, plan: TrainingPlan): string {
  const { levelsGained, level } = plan.progress;
  const gain = `${name}: ${formatGain(plan)} in ${disciplineLabel(discipline)}.`;
  return levelsGained > 0 ? `${gain} Reaches level ${level}!` : gain;
}
