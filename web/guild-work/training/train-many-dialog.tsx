import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { formatSkill, type TrainingCount } from '../../../game/guild-work/training.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { disciplineLabel, DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { useAct } from '../../api/act.ts';
import { refreshTopics } from '../../api/refresh.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { counted, inDigits } from '../../ui/coins.tsx';
import { formatLeftOut, namesOf, OutcomesDialog, refusedOutcome, type Outcome } from '../../ui/outcomes.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { HowMany } from './saved-trainings.tsx';
import type { TrainingHorse } from './training-horse.ts';
import { roundOf } from './format-training.ts';
import {
  formatLevelGain,
  TRAINING_FAILURE,
  type HorseTraining,
  type TrainManyReply,
} from './use-training.ts';

interface TrainManyDialogProps {
  readonly horses: readonly TrainingHorse[];
  readonly guild: Guild;
  readonly coins: number;
  readonly onClose: () => void;
  readonly onTrained?: () => void;
}

const CLOCK_INTERVAL_MS = 30_000;

/** Shows horses left out and the cost before payment. */
export default function TrainManyDialog({ horses, guild, coins, onClose, onTrained }: TrainManyDialogProps) {
  const [discipline, setDiscipline] = useState<Discipline | 'own'>('own');
  const [count, setCount] = useState<TrainingCount>('all');
  const [done, setDone] = useState<TrainManyReply | null>(null);
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const [only] = horses.length === 1 ? horses : [];
  const round = roundOf(horses, { guild, coins }, count, now);
  const training = useAct('POST /api/train', {
    onDone(reply) {
      if (reply.trained.length > 0) onTrained?.();
      if (reply.refusals.length === 0) {
        showToast(formatDone(reply, horses));
        onClose();
        return;
      }
      // A refusal shows that the page is out of date.
      void refreshTopics(['horses', 'user']);
      setDone(reply);
    },
    failure: TRAINING_FAILURE,
  });
  const train = () =>
    training.run({ body: { horseIds: round.trained.map(({ id }) => id), discipline, sessions: count } });

  if (done)
    return (
      <OutcomesDialog
        title={`${counted(done.trained.length, 'horse')} trained`}
        cost={done.cost}
        horses={horses}
        done={done.trained.map(trainedOutcome)}
        refused={done.refusals.map(refusedOutcome)}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      title={`Train ${only?.name ?? counted(horses.length, 'horse')}`}
      help={{ to: 'training', about: 'training' }}
      lead="Each horse earns a training every 4 hours and saves up to six."
      onClose={onClose}
      summary={
        <>
          {round.trainings > 0 && `${counted(round.trainings, 'training')} in all. `}
          {formatLeftOut(round.leftOut, 'horse')}
        </>
      }
      cancel="Cancel"
      act={<>Train {round.trained.length > 0 && inDigits(round.trained.length)}</>}
      cost={round.trained.length > 0 ? round.price : undefined}
      busy={training.busy}
      busyLabel="Training…"
      disabled={round.trained.length === 0}
      onAct={train}
    >
      <div className="train-form">
        <Segments
          label="Discipline"
          options={[
            { value: 'own', label: 'Their own' },
            ...DISCIPLINES.map((value) => ({ value, label: disciplineLabel(value) })),
          ]}
          value={discipline}
          onChange={setDiscipline}
          hint={discipline === 'own' && 'Each trains in their own discipline.'}
        />
        <HowMany banked={undefined} now={now} count={count} onChange={setCount} />
      </div>
    </ActDialog>
  );
}

function trainedOutcome(trained: HorseTraining): Outcome {
  const gained = `+${inDigits(trained.xpGained)} XP and +${formatSkill(trained.skillGain)} skill`;
  const discipline = disciplineLabel(trained.discipline);
  return { horseId: trained.horseId, text: `${gained} in ${discipline}. ${formatLevelGain(trained)}` };
}

function formatDone({ trained }: TrainManyReply, horses: readonly TrainingHorse[]) {
  const who = horses.filter(({ id }) => trained.some(({ horseId }) => horseId === id));
  const sum = (of: (one: HorseTraining) => number) => trained.reduce((total, one) => total + of(one), 0);
  const gained = `${inDigits(sum(({ xpGained }) => xpGained))} XP and ${formatSkill(sum(({ skillGain }) => skillGain))} skill`;
  const levels = sum(({ levelsGained }) => levelsGained);
  return {
    title: 'Training Complete!',
    description: `${namesOf(who, 'horse')} gained ${gained}${levels > 0 ? `, and ${counted(levels, 'level')}` : ''}.`,
  };
}
