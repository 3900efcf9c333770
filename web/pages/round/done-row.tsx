import { Check, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSkill } from '../../../game/guild-work/training.ts';
import { chancesOf } from '../../../game/shows/chances.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { disciplineAt } from '../../../game/shows/venues.ts';
import { startTerms } from '../../../game/shows/grades.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { formatChances } from '../../shows/enter/format-entry.ts';
import { addressOfShow } from '../../shows/show-link.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { countdown, dayAndTimeWithin, timeOf } from '../../ui/when.ts';
import { formatMovedUp, unenteredReason, unfedReason, untrainedReason, type Reason } from './done-reasons.ts';
import type { RoundAhead } from './use-round.ts';

export type Report = NonNullable<RoundAhead['last']>;

interface DoneRowProps {
  readonly horse: Horse;
  readonly report: Report;
  readonly ahead: RoundAhead;
  readonly now: Date;
}

export function DoneRow({ horse, report, ahead, now }: DoneRowProps) {
  const { id, name } = horse;
  const fed = report.fed.find(({ horseId }) => horseId === id);
  const trained = report.trained.find(({ horseId }) => horseId === id);
  const starts = report.entered.filter(({ horseId }) => horseId === id);
  const refusedIn = (part: string) =>
    report.refusals.find((refusal) => refusal.part === part && refusal.horseId === id)?.message;
  const cared = formatCare(report, id);
  // Uses that round's reasons, or today's for a horse that it does not name.
  const [saidThen, saidNow] = [report, ahead.order].map(({ leftOut }) =>
    leftOut.find(({ horseId }) => horseId === id),
  );
  return (
    <li>
      {stallOf(horse)}
      <Link className="round-name" href={`/horses/${id}`}>
        {name}
      </Link>
      {fed ? (
        <Item what="Fed" help={`until ${dayAndTimeWithin(new Date(fed.expiresAt), now)}${cared}`} />
      ) : (
        <ReasonItem reason={unfedReason(saidThen?.fed ?? saidNow?.fed ?? null, horse, now)} extra={cared} />
      )}
      {trained ? (
        <Item
          what={`${disciplineLabel(trained.discipline)} +${formatSkill(trained.skillGain)}`}
          help={counted(trained.trainings, 'training')}
        />
      ) : (
        <ReasonItem
          reason={untrainedReason(saidThen?.trained ?? saidNow?.trained ?? null, horse, now)}
          refused={refusedIn('training')}
        />
      )}
      {starts.length > 0 ? (
        <StartsItem {...{ horse, starts, now }} purseIndex={ahead.purseIndex} />
      ) : (
        <ReasonItem
          reason={unenteredReason(saidThen?.entered ?? saidNow?.entered ?? null, horse)}
          refused={refusedIn('shows')}
        />
      )}
    </li>
  );
}

/** ", happiness 70%, checkup". */
function formatCare({ treated, vetted }: Report, id: string): string {
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
  const chance = chanceNow(horse, next, purseIndex);
  const up = formatMovedUp(starts);
  const runsAt = new Date(next.scheduledDate);
  const when = runsAt > now ? countdown(runsAt, now).toLowerCase() : `has run, ${timeOf(runsAt)}`;
  return (
    <Item
      what={
        <Link className="link" href={addressOfShow(next.showId)}>
          {disciplineAt(next.discipline, next.showId)}, {when}
        </Link>
      }
      help={[chance, up, others > 0 && `${counted(others, 'more start', 'more starts')} today`]
        .filter(Boolean)
        .join('. ')}
    />
  );
}

/** With the horse's current happiness and training. */
function chanceNow(
  { standing, level: horseLevel, strengths }: Horse,
  { level, discipline }: Report['entered'][number],
  purseIndex: number,
): string {
  if (!isClassLevel(level)) return '';
  const terms = startTerms(standing, horseLevel, level);
  return formatChances(chancesOf({ level, ...terms, purseIndex }, strengths[discipline]));
}

function ReasonItem({
  reason,
  refused,
  extra = '',
}: {
  readonly reason: Reason;
  /** The refusal's sentence. */
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
