import { Check, Info } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { planRound } from '../../game/round/plan-round.ts';
import type { RoundLine } from '../../game/round/round.ts';
import { chancesOf } from '../../game/shows/chances.ts';
import { isClassLevel } from '../../game/shows/classes.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { FIRST_STANDING, standingOnEntering } from '../../game/shows/grades.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { feedLeft } from '../horses/hunger.tsx';
import type { Horse } from '../horses/use-horses.ts';
import { stallOf } from '../portrait/horse-picture.tsx';
import { unenteredWords, unfedWords, untrainedWords, type Reason } from '../round/round-words.ts';
import { skillWords } from '../../game/guild-work/training.ts';
import '../round/round.css';
import { stableOfRound, type RoundReadings } from '../round/stable-of-round.ts';
import { useRoundReadings } from '../round/use-round-readings.ts';
import { chanceWords } from '../shows/enter/entry-words.ts';
import { addressOfShow } from '../shows/show-link.tsx';
import { Bones } from '../ui/bone.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { later } from '../ui/loading/later.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { countdown, dayAndTimeWithin, dayOf, timeOf } from '../ui/when.ts';

const PlanDialog = later(() => import('../round/plan-dialog.tsx'));

type Report = NonNullable<RoundReadings['ahead']['last']>;

const EVERY_MINUTE = 60_000;

/** What the last round did, and why it left out what it left out. */
export default function RoundPage() {
  const reading = useRoundReadings();
  return (
    <div className="wrap page">
      <Loaded reading={reading} skeleton={<RoundBones />}>
        {(readings) =>
          readings.ahead.last === null ? (
            <NoRound />
          ) : (
            <Done readings={readings} report={readings.ahead.last} />
          )
        }
      </Loaded>
    </div>
  );
}

function RoundBones() {
  return (
    <>
      <PageHeading title="Daily round" />
      <Bones label="Loading your round" rows={5} height="88px" />
    </>
  );
}

function NoRound() {
  return (
    <>
      <div className="page-head">
        <PageHeading title="Daily round" />
        <p>One press on Home feeds, trains and enters your horses by your plan. You have done none yet.</p>
      </div>
      <Link className={buttonLook('main')} href="/">
        To Home
      </Link>
    </>
  );
}

function Done({ readings, report }: { readonly readings: RoundReadings; readonly report: Report }) {
  const [planning, setPlanning] = useState(false);
  const now = useWorldNow(EVERY_MINUTE);
  const { ahead, horses } = readings;
  const round = useMemo(
    () => planRound(stableOfRound(readings, now), ahead.plan, now),
    [readings, ahead, now],
  );
  const at = new Date(report.at);
  const day = dayOf(at, now);
  const general = report.refusals.filter(({ horseId }) => horseId === null);
  return (
    <>
      <div className="with-action">
        <div>
          <p className="round-over">
            {day === 'Today' ? 'Today’s round' : `Your round of ${dayAndTimeWithin(at, now)}`}
            {day === 'Today' && `, ${timeOf(at)}`}
          </p>
          <PageHeading title="Daily round">{headingWords(horses, now)}</PageHeading>
          <p className="page-lead">
            {inCoins(report.coinsBefore)} before, {inDigits(report.coinsAfter)} after.
            {round.nextAt && ` More to do ${dayAndTimeWithin(round.nextAt, now)}.`}
          </p>
        </div>
        <div className="row-acts">
          <Button aria-haspopup="dialog" onClick={() => setPlanning(true)}>
            Change the plan
          </Button>
          <Link className={buttonLook('main')} href="/stable">
            To the stable
          </Link>
        </div>
      </div>
      <Tally report={report} round={round} now={now} />
      {general.map(({ part, message }) => (
        <p className="round-note" key={part}>
          <Info className="icon text-warn" aria-hidden />
          {message}
        </p>
      ))}
      <ul className="round-done" aria-label="What was done for each horse">
        {horses.map((horse, nth) => (
          <DoneRow
            key={horse.id}
            {...{ horse, report, now }}
            line={round.lines[nth]}
            purseIndex={ahead.purseIndex}
          />
        ))}
      </ul>
      <p className="pt-4 text-13 text-muted">
        Every coin of it is in{' '}
        <Link className="link" href="/goldsmith">
          the goldsmith’s book
        </Link>
        .
      </p>
      {planning && <PlanDialog readings={readings} onClose={() => setPlanning(false)} />}
    </>
  );
}

function headingWords(horses: readonly Horse[], now: Date): string {
  const well = horses.filter((horse) => feedLeft(horse, now).hunger !== 'hungry').length;
  const [only] = horses.length === 1 ? horses : [];
  if (only) return `${only.name} is ${well === 1 ? 'looked after' : 'hungry'}`;
  return well === horses.length
    ? `All ${inDigits(well)} are looked after`
    : `${inDigits(well)} of ${inDigits(horses.length)} are looked after`;
}

interface TallyProps {
  readonly report: Report;
  readonly round: ReturnType<typeof planRound>;
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
        <br />−{inCoins(feedCost)}
      </p>
      <p>
        <b>{inDigits(trainings)}</b>
        {trainings === 1 ? 'training used' : 'trainings used'}
        <br />+{skillWords(skill)} skill, −{inCoins(trainingCost)}
      </p>
      <p>
        <b>{inDigits(entered.length)}</b>
        {entered.length === 1 ? 'start' : 'starts'} of {counted(shown, 'horse')}
        <br />−{inCoins(entryCost)}
      </p>
      <p>
        <b>+{inDigits(salary)}</b>
        {salary > 0 ? 'salary collected' : 'no salary was due'}
        <br />
        {extra > 0 ? `−${inCoins(extra)} for treats and vet` : ' '}
      </p>
    </div>
  );
}

interface DoneRowProps {
  readonly horse: Horse;
  readonly report: Report;
  readonly line: RoundLine | undefined;
  readonly purseIndex: number;
  readonly now: Date;
}

function DoneRow({ horse, report, line, purseIndex, now }: DoneRowProps) {
  const { id, name } = horse;
  const fed = report.fed.find(({ horseId }) => horseId === id);
  const trained = report.trained.find(({ horseId }) => horseId === id);
  const starts = report.entered.filter(({ horseId }) => horseId === id);
  const refusedIn = (part: string) =>
    report.refusals.find((refusal) => refusal.part === part && refusal.horseId === id)?.message;
  const cared = caredWords(report, id);
  // As it was then; a horse that came since has the reasons of now.
  const why = report.leftOut.find(({ horseId }) => horseId === id);
  return (
    <li>
      {stallOf(horse)}
      <Link className="round-name" href={`/horses/${id}`}>
        {name}
      </Link>
      {fed ? (
        <Item what="Fed" help={`until ${dayAndTimeWithin(new Date(fed.expiresAt), now)}${cared}`} />
      ) : (
        <ReasonItem reason={unfedWords(why?.fed ?? line?.fed ?? null, horse, now)} extra={cared} />
      )}
      {trained ? (
        <Item
          what={`${disciplineLabel(trained.discipline)} +${skillWords(trained.skillGain)}`}
          help={counted(trained.trainings, 'training')}
        />
      ) : (
        <ReasonItem
          reason={untrainedWords(why?.trained ?? line?.untrained ?? null, horse, now)}
          refused={refusedIn('training')}
        />
      )}
      {starts.length > 0 ? (
        <StartsItem {...{ horse, starts, purseIndex, now }} />
      ) : (
        <ReasonItem
          reason={unenteredWords(why?.entered ?? line?.unentered ?? null, horse)}
          refused={refusedIn('shows')}
        />
      )}
    </li>
  );
}

/** ", happiness 70%, checkup". */
function caredWords({ treated, vetted }: Report, id: string): string {
  const treat = treated.find(({ horseId }) => horseId === id);
  const vet = vetted.find(({ horseId }) => horseId === id);
  return [treat && `, treats: ${treat.happiness}% happy`, vet && ', the vet came'].filter(Boolean).join('');
}

interface StartsItemProps {
  readonly horse: Horse;
  readonly starts: Report['entered'];
  readonly purseIndex: number;
  readonly now: Date;
}

function StartsItem({ horse, starts, purseIndex, now }: StartsItemProps) {
  const ahead = starts.filter(({ scheduledDate }) => new Date(scheduledDate) > now);
  const [next = starts.at(-1)] = ahead;
  if (!next) return null;
  const others = starts.length - 1;
  const runsAt = new Date(next.scheduledDate);
  const when = runsAt > now ? countdown(runsAt, now).toLowerCase() : `has run, ${timeOf(runsAt)}`;
  return (
    <Item
      what={
        <Link className="link" href={addressOfShow(next.showId)}>
          {disciplineLabel(next.discipline)}, {when}
        </Link>
      }
      help={
        <>
          {chanceNow(horse, next, purseIndex)}
          {others > 0 && `${runsAt > now ? '. ' : ''}${counted(others, 'more start', 'more starts')} today`}
        </>
      }
    />
  );
}

/** As happy and trained as the horse is now. */
function chanceNow(
  { standing, strengths }: Horse,
  { level, discipline }: Report['entered'][number],
  purseIndex: number,
): string {
  if (!isClassLevel(level)) return '';
  const { grade } = standingOnEntering({ ...FIRST_STANDING, ...standing }, level);
  return chanceWords(chancesOf({ level, grade, purseIndex }, strengths[discipline]));
}

function ReasonItem({
  reason,
  refused,
  extra = '',
}: {
  readonly reason: Reason;
  /** The sentence of the refusal. */
  readonly refused?: string | undefined;
  readonly extra?: string;
}) {
  if (refused !== undefined) return <Item warns what="Not done" help={refused} />;
  return <Item warns={reason.fine !== true} what={reason.what} help={`${reason.help}${extra}`} />;
}

interface ItemProps {
  readonly what: ReactNode;
  readonly help: ReactNode;
  readonly warns?: boolean;
}

function Item({ what, help, warns = false }: ItemProps) {
  const Icon = warns ? Info : Check;
  return (
    <p className={warns ? 'round-item is-left' : 'round-item'}>
      <Icon className="icon" aria-hidden />
      <span>
        {what}
        <small>{help}</small>
      </span>
    </p>
  );
}
