import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { planWarning } from '../../../game/round/round-plan.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { useBuyAddress } from '../../ui/way-back.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import './round.css';
import { ROUND_PAGE, useDoRound, type RoundAhead } from './use-round.ts';

const PlanDialog = lazyDialog(() => import('./plan-dialog.tsx'));

interface RoundCardProps {
  readonly ahead: RoundAhead;
  readonly title: string;
  readonly now: Date;
}

/** Shows what the round would do, cost and leave out; one press does it. */
export function RoundCard({ ahead, title, now }: RoundCardProps) {
  const [planning, setPlanning] = useState(false);
  const { start, busy } = useDoRound();
  const {
    cost,
    sentences: { doing, movingUp, movingDown, nearingDown, leftOut, saving },
  } = ahead;
  const isDone = doing === null;
  const warning = planWarning(ahead.plan);
  const buyTack = useBuyAddress('tack');
  return (
    <section className="round" aria-labelledby="round">
      <div>
        <h2 id="round">{title}</h2>
        <p>
          {doing ?? formatRest(ahead, now)}
          {ahead.last !== null && isDone && (
            <>
              {' '}
              <Link className="link" href={ROUND_PAGE}>
                See what was done
              </Link>
            </>
          )}
        </p>
        {movingUp !== null && <p>{movingUp}</p>}
        {movingDown !== null && <p>{movingDown}</p>}
        {nearingDown !== null && <p>{nearingDown}</p>}
        {leftOut !== null && <p>{leftOut}</p>}
        {saving !== null && (
          <p>
            {saving}{' '}
            {ahead.saving && ahead.saving.saved >= ahead.saving.price && (
              <Link className="link" href={ahead.saving.better ? '/marketplace' : buyTack}>
                Buy it
              </Link>
            )}
          </p>
        )}
        {warning !== null && <p className="text-muted">{warning}</p>}
      </div>
      <div className="round-acts">
        {isDone ? (
          <Link className={buttonClass()} href="/stable">
            To the stable
          </Link>
        ) : (
          <Button
            variant="main"
            data-guide="round"
            busy={busy}
            busyLabel="Doing the round…"
            onClick={() => start(ahead)}
          >
            <CheckCheck className="icon" aria-hidden />
            Do the daily round
            {cost > 0 && <Cost coins={cost} />}
          </Button>
        )}
        <Button variant="plain" aria-haspopup="dialog" onClick={() => setPlanning(true)}>
          Change the plan
        </Button>
      </div>
      {planning && <PlanDialog plan={ahead.plan} onClose={() => setPlanning(false)} />}
    </section>
  );
}

/** Placeholder while the card loads. */
export function RoundCardSkeleton() {
  return (
    <div className="round" aria-busy>
      <span className="sr">Looking round the stable</span>
    </div>
  );
}

/** "All done until 18:00."; "The next round is tomorrow, 00:00." if coins or the plan's limit left something out. */
function formatRest({ nextAt, shortOf }: RoundAhead, now: Date): string {
  const when = dayAndTimeWithin(new Date(nextAt), now);
  if (shortOf !== null) return `The next round is ${when.replace(/^today, /, 'at ')}.`;
  return `All done until ${when.replace(/^today, /, '')}.`;
}
