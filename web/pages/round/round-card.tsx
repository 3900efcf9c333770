import { CheckCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isNothing, planRound } from '../../../game/round/plan-round.ts';
import { useUser } from '../../accounts/session.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { later } from '../../ui/loading/later.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { coinsWords, doingWords, leftOutWords } from './round-words.ts';
import './round.css';
import { stableOfRound, type RoundReadings } from './stable-of-round.ts';
import { ROUND_PAGE, useDoRound } from './use-round.ts';

const PlanDialog = later(() => import('./plan-dialog.tsx'));

interface RoundCardProps {
  readonly readings: RoundReadings;
  readonly greeting: string;
  readonly now: Date;
}

/** Says beforehand what the round does, costs and leaves out; one press does it. */
export default function RoundCard({ readings, greeting, now }: RoundCardProps) {
  const user = useUser();
  const [planning, setPlanning] = useState(false);
  const { start, busy } = useDoRound();
  const { ahead, horses } = readings;
  const { stable, round } = useMemo(() => {
    const stable = stableOfRound(readings, now);
    return { stable, round: planRound(stable, ahead.plan, now) };
  }, [readings, ahead, now]);
  const isDone = isNothing(round);
  const leftOut = leftOutWords(round, ahead.plan.mostCoins);
  return (
    <section className="round" aria-labelledby="round">
      <div>
        <h2 id="round">
          {greeting}, {user.username}
        </h2>
        <p>
          {isDone ? restWords(round.nextAt, now) : `${doingWords(round)} ${coinsWords(round, stable)}`}
          {ahead.last !== null && isDone && (
            <>
              {' '}
              <Link className="link" href={ROUND_PAGE}>
                See what was done
              </Link>
            </>
          )}
        </p>
        {leftOut !== null && <p>{leftOut}</p>}
      </div>
      <div className="round-acts">
        {isDone ? (
          <Link className={buttonLook()} href="/stable">
            To the stable
          </Link>
        ) : (
          <Button
            look="main"
            busy={busy}
            busyLabel="Doing the round…"
            onClick={() => start(round, ahead.rounds, horses)}
          >
            <CheckCheck className="icon" aria-hidden />
            Do the daily round
            {round.cost > 0 && <Cost coins={round.cost} />}
          </Button>
        )}
        <Button look="plain" aria-haspopup="dialog" onClick={() => setPlanning(true)}>
          Change the plan
        </Button>
      </div>
      {planning && <PlanDialog readings={readings} onClose={() => setPlanning(false)} />}
    </section>
  );
}

/** "All done until 18:00." */
function restWords(nextAt: Date | null, now: Date): string {
  if (nextAt === null) return 'All done.';
  const words = dayAndTimeWithin(nextAt, now);
  return `All done until ${words.replace(/^today, /, '')}.`;
}
