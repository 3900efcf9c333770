import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import {
  decideTraining,
  skillWords,
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
import { gainWords, reasonWords } from './training-words.ts';
import { useTrain } from './use-training.ts';

interface TrainDialogProps {
  readonly horses: readonly TrainingHorse[];
  readonly chosenId?: string | undefined;
  readonly guild: Guild;
  readonly coins: number;
  readonly onClose: () => void;
}

const EVERY_HALF_MINUTE = 30_000;

export default function TrainDialog({ horses, chosenId, guild, coins, onClose }: TrainDialogProps) {
  const [only] = horses.length === 1 ? horses : [];
  const [horseId, setHorseId] = useState(only?.id ?? chosenId);
  const horse = horses.find(({ id }) => id === horseId);
  const [chosen, setChosen] = useState<Discipline | null>(null);
  const discipline = chosen ?? horse?.discipline ?? null;
  const [asked, setAsked] = useState<TrainingCount>(1);
  const now = useWorldNow(EVERY_HALF_MINUTE);
  const training = useTrain(onClose);
  const balance = { coins, tradable: 0 };
  const plan = horse && decideTraining(toTrain(horse, now), { guild, balance }, asked, now);
  const refused = isRefusal(plan) ? plan : undefined;
  const possible = plan === undefined || isRefusal(plan) ? undefined : plan;

  function start() {
    if (horse && discipline !== null) {
      training.run({ params: { id: horse.id }, body: { discipline, sessions: asked } });
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
      words={
        <>
          {refused && horse && `${horse.name}: ${reasonWords(refused)}.`}
          {possible && horse && discipline !== null && resultWords(horse, discipline, possible)}
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
              {optionWords(one)}
            </option>
          ))}
        </Select>
        <Segments
          label="Discipline"
          options={DISCIPLINES.map((value) => ({ value, label: disciplineLabel(value) }))}
          value={discipline}
          onChange={setChosen}
          hint={horse && discipline && `${skillWords(horse.skills[discipline])} skill so far.`}
        />
        <HowMany
          banked={horse === undefined ? undefined : bankOf(horse, now)}
          now={now}
          asked={asked}
          onChange={setAsked}
        />
      </div>
    </ActDialog>
  );
}

/** "Juniper, level 3, 120 / 3,000 XP" (docs/rules/care.md#training). */
function optionWords({ name, level, xp, xpToNextLevel }: TrainingHorse): string {
  return `${name}, level ${level}, ${inDigits(xp)} / ${inDigits(xpToNextLevel)} XP`;
}

/** "Juniper: +127 XP and +4.5 skill in Dressage. Reaches level 2!" */
function resultWords({ name }: TrainingHorse, discipline: Discipline, plan: TrainingPlan): string {
  const { levelsGained, level } = plan.progress;
  const gain = `${name}: ${gainWords(plan)} in ${disciplineLabel(discipline)}.`;
  return levelsGained > 0 ? `${gain} Reaches level ${level}!` : gain;
}
