import { useState } from 'react';
import { skillWords } from '../../game/guild-work/training.ts';
import type { TrainingsAsked } from '../../game/guild-work/training.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { disciplineLabel, DISCIPLINES } from '../../game/shows/disciplines.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Cost, counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { leftOutWords, namesOf, Outcomes } from '../ui/outcomes.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { showToast } from '../ui/toasts.ts';
import { HowMany } from './how-many.tsx';
import type { TrainingHorse } from './training-horse.ts';
import { roundOf } from './training-words.ts';
import { levelWords, useTrainMany } from './use-training.ts';
import type { TrainedMany } from './use-training.ts';

interface TrainManyDialogProps {
  readonly horses: readonly TrainingHorse[];
  readonly guild: Guild;
  /** What the player has to spend. */
  readonly coins: number;
  readonly onClose: () => void;
  /** Some of them have trained, or all. */
  readonly onTrained: () => void;
}

const EVERY_HALF_MINUTE = 30_000;

/** Trainings for several horses. Who is left out, and what it costs in all, is said before it is paid. */
export default function TrainManyDialog({ horses, guild, coins, onClose, onTrained }: TrainManyDialogProps) {
  const [discipline, setDiscipline] = useState<Discipline | 'own'>('own');
  const [asked, setAsked] = useState<TrainingsAsked>('all');
  const [done, setDone] = useState<TrainedMany | null>(null);
  const now = useWorldNow(EVERY_HALF_MINUTE);
  const round = roundOf(horses, { guild, coins }, asked, now);
  const training = useTrainMany((reply) => {
    if (reply.trained.length > 0) onTrained();
    if (reply.refusals.length > 0) return setDone(reply);
    showToast(doneWords(reply, horses));
    onClose();
  });
  const train = () =>
    training.run({ body: { horse_ids: round.trained.map(({ id }) => id), discipline, sessions: asked } });

  if (done) return <TrainedSome done={done} horses={horses} onClose={onClose} />;
  return (
    <Dialog
      title={`Train ${counted(horses.length, 'horse')}`}
      lead="Each horse banks a training every four hours, six at most."
      onClose={onClose}
      foot={
        <>
          <p className="text-15 text-muted" aria-live="polite">
            {round.trainings > 0 && `${counted(round.trainings, 'training')} in all. `}
            {leftOutWords(round.leftOut, 'horse')}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="main"
            busy={training.busy}
            busyLabel="Training…"
            disabled={round.trained.length === 0}
            onClick={train}
          >
            Train {inDigits(round.trained.length)}
            <Cost coins={round.price} />
          </Button>
        </>
      }
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
          hint={discipline === 'own' && 'Each in the discipline that it was bought for.'}
        />
        <HowMany banked={undefined} now={now} asked={asked} onChange={setAsked} />
      </div>
    </Dialog>
  );
}

interface TrainedSomeProps extends Pick<TrainManyDialogProps, 'horses' | 'onClose'> {
  readonly done: TrainedMany;
}

/** What became of each horse, where not all that were asked for have trained. */
function TrainedSome({ done: { trained, refusals, cost }, horses, onClose }: TrainedSomeProps) {
  const nameOf = (id: string) => horses.find((horse) => horse.id === id)?.name ?? 'A horse';
  return (
    <Dialog
      title={`${counted(trained.length, 'horse')} trained`}
      lead={cost === 0 ? 'No coins were spent.' : `You paid ${inCoins(cost)}.`}
      onClose={onClose}
      foot={
        <Button look="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Outcomes
        outcomes={[
          ...refusals.map(({ horseId, message }) => ({
            key: horseId,
            name: nameOf(horseId),
            done: false,
            words: message,
          })),
          ...trained.map((one) => ({
            key: one.horseId,
            name: nameOf(one.horseId),
            done: true,
            words: `+${inDigits(one.xpGained)} XP and +${skillWords(one.skillGain)} skill in ${disciplineLabel(one.discipline)}. ${levelWords(one)}`,
          })),
        ]}
      />
    </Dialog>
  );
}

function doneWords({ trained }: TrainedMany, horses: readonly TrainingHorse[]) {
  const who = horses.filter(({ id }) => trained.some(({ horseId }) => horseId === id));
  const sum = (of: (one: TrainedMany['trained'][number]) => number) =>
    trained.reduce((total, one) => total + of(one), 0);
  const gained = `${inDigits(sum(({ xpGained }) => xpGained))} XP and ${skillWords(sum(({ skillGain }) => skillGain))} skill`;
  const levels = sum(({ levelsGained }) => levelsGained);
  return {
    title: 'Training Complete!',
    description: `${namesOf(who, 'horse')} gained ${gained}${levels > 0 ? `, and ${counted(levels, 'level')}` : ''}.`,
  };
}
