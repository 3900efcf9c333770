import { useEffect, useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { disciplineAt } from '../../../game/shows/venues.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cost, counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Query } from '../../ui/query.tsx';
import { Outcomes, OutcomesDialog, refusedOutcome } from '../../ui/outcomes.tsx';
import { showToast } from '../../ui/toasts.ts';
import { RunDate, useNextBegin } from '../show-time.tsx';
import type { RankedEntrant } from '../use-shows.ts';
import './enter-each.css';
import { Chance } from './chance.tsx';
import { unbegun } from './entry-bars.ts';
import { useEnterEach, type EnterEachReply } from './use-enter-each.ts';
import { useNextShows, type NextShow, type NextShows } from './use-next-shows.ts';

interface EnterEachDialogProps {
  readonly horses: readonly RankedEntrant[];
  readonly onClose: () => void;
  readonly onEntered?: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Lists shows, fees and left-out horses before payment. */
export default function EnterEachDialog({ horses, onClose, onEntered }: EnterEachDialogProps) {
  const [entrants] = useState(() => horses.toSorted((one, other) => other.startsLeft - one.startsLeft));
  const [unticked, setUnticked] = useState(NOBODY);
  const [done, setDone] = useState<EnterEachReply | null>(null);
  const query = useNextShows(entrants.map(({ id }) => id));
  const { data, refetch } = query;
  const rows = useUnbegun(data, refetch);
  const chosen = rows.filter(({ horseId }) => !unticked.has(horseId));
  const cost = chosen.reduce((sum, { fee }) => sum + fee, 0);
  const stayOut = data?.refusals ?? [];
  const entering = useEnterEach((reply) => {
    if (reply.entered.length > 0) onEntered?.();
    if (reply.refusals.length + stayOut.length > 0) return setDone(reply);
    showToast({
      title: `${counted(reply.entered.length, 'horse')} entered`,
      description: `One show each, for ${inCoins(reply.cost)} in all.`,
    });
    onClose();
  });

  if (done)
    return (
      <OutcomesDialog
        title={`${counted(done.entered.length, 'horse')} entered`}
        cost={done.cost}
        horses={entrants}
        done={[]}
        refused={[...done.refusals, ...stayOut].map(refusedOutcome)}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      wide
      title="Enter each in their next show"
      help={{ to: 'next-shows', about: 'next shows' }}
      lead="The soonest show in their strongest discipline, in the class that pays more on average."
      onClose={onClose}
      summary={chosen.length > 0 && `${inCoins(cost)} in all.`}
      cancel="Cancel"
      act={<>Enter {chosen.length > 0 && inDigits(chosen.length)}</>}
      cost={chosen.length > 0 ? cost : undefined}
      busy={entering.busy}
      busyLabel="Entering…"
      disabled={chosen.length === 0}
      onAct={() => entering.enter(chosen)}
    >
      <Query query={query} skeleton={<Skeleton label="Looking for shows" rows={3} height="64px" />}>
        {() => (
          <>
            <ul className="each-shows">
              {rows.map((row) => (
                <EachShow
                  key={row.horseId}
                  row={row}
                  horse={entrants.find(({ id }) => id === row.horseId)}
                  ticked={!unticked.has(row.horseId)}
                  onTick={(ticked) => setUnticked(without(unticked, row.horseId, ticked))}
                />
              ))}
            </ul>
            {stayOut.length > 0 && (
              <>
                <h3 className="section pt-5">Not this time</h3>
                <Outcomes horses={entrants} done={[]} refused={stayOut.map(refusedOutcome)} />
              </>
            )}
          </>
        )}
      </Query>
    </ActDialog>
  );
}

function without(unticked: ReadonlySet<string>, id: string, ticked: boolean): ReadonlySet<string> {
  const others = [...unticked].filter((one) => one !== id);
  return new Set(ticked ? others : [...others, id]);
}

/** How far the browser's world clock may be ahead. */
const CLOCK_SKEW_MS = 2_500;

/** Refetches when a show begins. */
function useUnbegun(data: NextShows | undefined, refetch: () => unknown): readonly NextShow[] {
  const next = data?.next ?? [];
  const now = useNextBegin(next.map(({ show }) => show.scheduledDate));
  const open = new Set(
    unbegun(
      next.map(({ show }) => show),
      now,
    ),
  );
  const rows = next.filter(({ show }) => open.has(show));
  const begun = rows.length < next.length;
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(refetch, CLOCK_SKEW_MS);
    return () => clearTimeout(timer);
  }, [begun, now, refetch]);
  return rows;
}

interface EachShowProps {
  readonly row: NextShow;
  readonly horse: RankedEntrant | undefined;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

function EachShow({ row: { show, fee, movesUp }, horse, ticked, onTick }: EachShowProps) {
  if (!horse) return null;
  return (
    <li>
      <Checkbox label={`Enter ${horse.name}`} checked={ticked} onChange={onTick} />
      <p>
        <b>{horse.name}</b>
        <small>
          {disciplineAt(show.type, show.id)},{' '}
          {movesUp ? `moves up to class ${show.level}, for good` : `class ${show.level}`}
        </small>
      </p>
      <p className="each-runs">
        <RunDate at={show.scheduledDate} />
      </p>
      <Chance brief horse={horse} show={show} fee={fee} />
      <p className="num each-fee">
        <Cost coins={fee} />
      </p>
    </li>
  );
}
