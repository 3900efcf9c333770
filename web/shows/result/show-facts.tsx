import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { dateOf, timeOf, zoneOf } from '../../ui/when.ts';
import { RunDate } from '../show-time.tsx';
import type { ShownShow } from './use-show.ts';

export function ShowFacts({ show }: { readonly show: ShownShow }) {
  const { kind, status, scheduledDate, entered, entryFee, prize } = show;
  const at = new Date(scheduledDate);
  return (
    <dl className="show-facts">
      <div>
        <dt>{status === 'open' ? 'Runs' : 'Ran'}</dt>
        <dd>
          {status === 'open' ? <RunDate at={scheduledDate} /> : `${dateOf(at)}, ${timeOf(at)} ${zoneOf(at)}`}
        </dd>
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
        <dt>{kind === 'house' ? 'Prize money, about' : kind === 'meadow' ? 'Prizes' : 'Prize'}</dt>
        <dd>
          {inCoins(prize)}
          {kind === 'player' && (
            <small>less {HOUSE_CUT_PERCENT}% for the house, unless the creator wins</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
