import { Dumbbell, Eye, Wheat } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { TRAINING_PRICE } from '../../../game/guild-work/training-bank.ts';
import type { GuideStep } from '../../../game/first-steps/guide.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { useTrain } from '../../guild-work/training/use-training.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { LateStall } from '../../portrait/late-stall.tsx';
import { RunDate } from '../../shows/show-time.tsx';
import { useShow } from '../../shows/result/use-show.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { SETTLED_MS } from '../../ui/loading/when-idle.ts';
import { whileOnline } from '../../ui/loading/while-online.ts';
import type { Guide } from '../guide/use-guide.ts';
import './next-card.css';

/** After feeding and a lesson. */
const MeadowOffer = lazily(async () => ({
  default: (await import('../../shows/enter/meadow-offer.tsx')).MeadowOffer,
}));
const FeedDialog = lazyDialog(() => import('../../care/feeding/feed-dialog.tsx'));

interface NextCardProps {
  readonly guide: Guide;
  readonly step: GuideStep;
  readonly horse: Horse;
  readonly coins: number;
}

/** The one thing to do next, in place of the round, until the first result. */
export default function NextCard({ guide, step, horse, coins }: NextCardProps) {
  // The step may change while this is shown.
  useEffect(() => {
    const timer = setTimeout(() => void whileOnline(MeadowOffer.load).catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  switch (step) {
    case 'feed':
      return <FeedFirst horse={horse} coins={coins} />;
    case 'lesson':
      return <TrainFirst horse={horse} />;
    case 'judges':
      return guide.pendingShowId !== null && <SoonInRing horse={horse} showId={guide.pendingShowId} />;
    default:
      return (
        <div className="next-offer">
          <MeadowOffer horse={horse} />
        </div>
      );
  }
}

function FeedFirst({ horse, coins }: Pick<NextCardProps, 'horse' | 'coins'>) {
  const [feeding, setFeeding] = useState(false);
  return (
    <Next
      horse={horse}
      title={`Feed ${horse.name}`}
      text="A horse that is fed can train and show."
      action={
        <Button data-guide="feed" aria-haspopup="dialog" onClick={() => setFeeding(true)}>
          <Wheat className="icon" aria-hidden />
          Feed
        </Button>
      }
    >
      {feeding && <FeedDialog horses={[horse]} coins={coins} onClose={() => setFeeding(false)} />}
    </Next>
  );
}

function TrainFirst({ horse }: Pick<NextCardProps, 'horse'>) {
  const { run, busy } = useTrain(() => undefined);
  const { id, name, discipline } = horse;
  return (
    <Next
      horse={horse}
      title={`Train ${name} in ${disciplineLabel(discipline).toLowerCase()}`}
      text="It takes no time, and the first lessons do most."
      action={
        <Button
          data-guide="lesson"
          busy={busy}
          busyLabel="Training…"
          onClick={() => run({ params: { id }, body: { discipline, sessions: 1 } })}
        >
          <Dumbbell className="icon" aria-hidden />
          Train
          <Cost coins={TRAINING_PRICE} />
        </Button>
      }
    />
  );
}

function SoonInRing({ horse, showId }: Pick<NextCardProps, 'horse'> & { readonly showId: string }) {
  const { data: show } = useShow(showId);
  return (
    <Next
      horse={horse}
      title={`${horse.name} is on the way to the ring`}
      text={show ? <RunDate at={show.scheduledDate} /> : 'The show begins soon.'}
      action={
        <Link className={buttonClass('main')} href={`/shows/${showId}`}>
          <Eye className="icon" aria-hidden />
          Watch the show
        </Link>
      }
    />
  );
}

interface NextProps {
  readonly horse: Horse;
  readonly title: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function Next({ horse, title, text, action, children }: NextProps) {
  return (
    <section className="next" aria-labelledby="next">
      <LateStall look={horse.look} />
      <div>
        <small>Next</small>
        <h2 id="next">{title}</h2>
        <p>{text}</p>
      </div>
      {action}
      {children}
    </section>
  );
}
