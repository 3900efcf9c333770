import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { YARD } from '../../paddock/settings/yard.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import { useHorses, type Horse } from '../../horses/use-horses.ts';
import { AheadRow } from './ahead-row.tsx';
import { DoneRow, type Report } from './done-row.tsx';
import { RoundCard } from './round-card.tsx';
import { formatSkill } from '../../../game/guild-work/training.ts';
import './round.css';
import { useRound, type RoundAhead } from './use-round.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Failed, Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';
import { dayAndTimeWithin, dayOf, timeOf } from '../../ui/when.ts';

const PlanDialog = lazyDialog(() => import('./plan-dialog.tsx'));

/** What the last round did, and why it left things out. */
export default function RoundPage() {
  const round = useRound();
  const horses = useHorses();
  if (round.data === undefined && round.error !== null)
    return (
      <>
        <RoundPlace />
        <div className="wrap page">
          <Failed error={round.error} onRetry={() => void round.refetch()} />
        </div>
      </>
    );
  return (
    <Query query={round} skeleton={<RoundSkeleton />}>
      {(ahead) => (
        <Query query={horses} skeleton={<RoundSkeleton />}>
          {(own) =>
            ahead.last === null ? (
              <NoRound ahead={ahead} horses={own} />
            ) : (
              <Done ahead={ahead} horses={own} report={ahead.last} />
            )
          }
        </Query>
      )}
    </Query>
  );
}

function RoundPlace({ children }: { readonly children?: ReactNode }) {
  return <HorsePlace setting={YARD}>{children ?? <PageHeading title="Daily round" />}</HorsePlace>;
}

function RoundSkeleton() {
  return (
    <>
      <RoundPlace />
      <div className="wrap page">
        <Skeleton label="Loading your round" rows={5} height="88px" />
      </div>
    </>
  );
}

interface NoRoundProps {
  readonly ahead: RoundAhead;
  readonly horses: readonly Horse[];
}

/** What the first round would do. */
function NoRound({ ahead, horses }: NoRoundProps) {
  const now = useWorldNow(MINUTE);
  return (
    <>
      <RoundPlace>
        <PageHeading title="Daily round" />
        <p>One press feeds, trains and enters your horses by your plan. You have done none yet.</p>
        {horses.length === 0 && (
          <Link className={`${buttonClass('main')} mt-3`} href="/">
            Choose your first horse
          </Link>
        )}
      </RoundPlace>
      {horses.length > 0 && (
        <div className="wrap page">
          <RoundCard ahead={ahead} title="Your first round" now={now} />
          <div className="timber">
            <ul className="round-done" aria-label="What the round would do for each horse">
              {horses.map((horse) => (
                <AheadRow key={horse.id} {...{ horse, ahead, now }} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}

interface DoneProps {
  readonly ahead: RoundAhead;
  readonly horses: readonly Horse[];
  readonly report: Report;
}

function Done({ ahead, horses, report }: DoneProps) {
  const [planning, setPlanning] = useState(false);
  const now = useWorldNow(MINUTE);
  const at = new Date(report.at);
  const day = dayOf(at, now);
  const general = report.refusals.filter(({ horseId }) => horseId === null);
  return (
    <>
      <RoundPlace>
        <p className="round-over">
          {day === 'Today' ? 'Today’s round' : `Your round of ${dayAndTimeWithin(at, now)}`}
          {day === 'Today' && `, ${timeOf(at)}`}
        </p>
        <PageHeading title="Daily round">{formatHeading(horses, now)}</PageHeading>
        <p>
          {inCoins(report.coinsBefore)} before, {inDigits(report.coinsAfter)} after.
          {` More to do ${dayAndTimeWithin(new Date(ahead.nextAt), now)}.`}
        </p>
        <div className="row-acts mt-3">
          <Link className={buttonClass('main')} href="/stable">
            To the stable
          </Link>
          <Button aria-haspopup="dialog" onClick={() => setPlanning(true)}>
            Change the plan
          </Button>
        </div>
      </RoundPlace>
      <div className="wrap page">
        <div className="timber">
          <Tally report={report} now={now} />
          {general.map(({ part, message }) => (
            <p className="round-note" key={part}>
              <Info className="icon text-warn" aria-hidden />
              {message}
            </p>
          ))}
          <ul className="round-done" aria-label="What was done for each horse">
            {horses.map((horse) => (
              <DoneRow key={horse.id} {...{ horse, report, ahead, now }} />
            ))}
          </ul>
          <p className="pt-4 text-13 text-muted">
            Every coin of it is in{' '}
            <Link className="link" href="/goldsmith">
              the goldsmith’s book
            </Link>
            .
          </p>
        </div>
      </div>
      {planning && <PlanDialog plan={ahead.plan} onClose={() => setPlanning(false)} />}
    </>
  );
}

function formatHeading(horses: readonly Horse[], now: Date): string {
  const well = horses.filter((horse) => feedLeft(horse, now).hunger !== 'hungry').length;
  const [only] = horses.length === 1 ? horses : [];
  if (only) return `${only.name} is ${well === 1 ? 'looked after' : 'hungry'}`;
  return well === horses.length
    ? `All ${inDigits(well)} are looked after`
    : `${inDigits(well)} of ${inDigits(horses.length)} are looked after`;
}

/** "−246 coins". */
const formatSpent = (coins: number) => (coins === 0 ? 'no coins' : `−${inCoins(coins)}`);

interface TallyProps {
  readonly report: Report;
  readonly now: Date;
}

function Tally({ report, now }: TallyProps) {
  const { fed, feedCost, trained, trainingCost, entered, entryCost, salary } = report;
  const extra = report.treatCost + report.vetCost;
  const trainings = trained.reduce((sum, one) => sum + one.trainings, 0);
  const skill = trained.reduce((sum, one) => sum + one.skillGain, 0);
  const shown = new Set(entered.map(({ horseId }) => horseId)).size;
  const first = fed.map(({ expiresAt }) => expiresAt).toSorted()[0];
  return (
    <div className="tally">
      <p>
        <b>{inDigits(fed.length)}</b>
        {first === undefined ? 'fed' : `fed until ${dayOf(new Date(first), now).replace(/^To/, 'to')}`}
        <br />
        {formatSpent(feedCost)}
      </p>
      <p>
        <b>{inDigits(trainings)}</b>
        {trainings === 1 ? 'training used' : 'trainings used'}
        <br />
        {trainings > 0 ? `+${formatSkill(skill)} skill, ${formatSpent(trainingCost)}` : formatSpent(0)}
      </p>
      <p>
        <b>{inDigits(entered.length)}</b>
        {entered.length === 1 ? 'start' : 'starts'} of {counted(shown, 'horse')}
        <br />
        {formatSpent(entryCost)}
      </p>
      <p>
        <b>{salary > 0 ? `+${inDigits(salary)}` : 0}</b>
        {salary > 0 ? 'salary collected' : 'no salary was due'}
        <br />
        {extra > 0 ? `${formatSpent(extra)} for treats and vet` : ' '}
      </p>
    </div>
  );
}
