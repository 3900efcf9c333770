import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { dateOf, timeOf } from '../../ui/when.ts';
import { RunDate } from '../run-date.tsx';
import type { ShownShow } from './use-show.ts';

/** What a show is, when it runs or ran, and what it pays. */
export function ShowHead({ show }: { readonly show: ShownShow }) {
  const { type, level, kind, status, scheduledDate, entered, entryFee, prize, createdByUsername } = show;
  const title = `${disciplineLabel(type)}, level ${level}`;
  const at = new Date(scheduledDate);
  return (
    <div className="page-head">
      <PageHeading title={title} />
      <p>
        {kind === 'house' ? 'A show of the house' : `A show put up by ${createdByUsername ?? 'a player'}`},
        Show ID <span title={show.id}>{show.id.slice(0, 8)}</span>.
      </p>
      <dl className="show-facts">
        <div>
          <dt>{status === 'open' ? 'Runs' : 'Ran'}</dt>
          <dd>{status === 'open' ? <RunDate at={scheduledDate} /> : `${dateOf(at)}, ${timeOf(at)}`}</dd>
        </div>
        <div>
          <dt>Entered</dt>
          <dd>{inDigits(entered)}</dd>
        </div>
        <div>
          <dt>Entry fee</dt>
          <dd>{inCoins(entryFee)}</dd>
        </div>
        <div>
          <dt>{kind === 'house' ? 'Purse of a heat, about' : 'Prize'}</dt>
          <dd>{inCoins(prize)}</dd>
        </div>
      </dl>
    </div>
  );
}
