import { formatSkill } from '../../../game/guild-work/training.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { dayAndTimeWithin } from '../../ui/when.ts';
import {
  formatMovedDown,
  NEARS_DOWN,
  unenteredReason,
  unfedReason,
  untrainedReason,
  WITHOUT_OIL,
} from './done-reasons.ts';
import { Item, ReasonItem, StartsItem } from './round-items.tsx';
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
  const down = report.movedDown.find(({ horseId }) => horseId === id);
  const note = report.nearingDown.includes(id) ? NEARS_DOWN : formatMovedDown(down);
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
        <Item
          what="Fed"
          help={`until ${dayAndTimeWithin(new Date(fed.expiresAt), now)}${saidThen?.fed ? WITHOUT_OIL : ''}${cared}`}
        />
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
        <StartsItem {...{ horse, starts, note, now }} purseIndex={ahead.purseIndex} />
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
