import { Medal, Play } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { HOUR } from '../../../game/game-time.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { worldNow } from '../../api/world-clock.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { usePartFocus } from '../../ui/focus/use-part-focus.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { OwnMark } from '../../ui/own-mark.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { formatPoints } from '../../ui/format-points.ts';
import type { WhyTarget } from '../show-address.ts';
import { HeatChoice, HeatTable } from './heat.tsx';
import { OwnResult } from './own-result.tsx';
import { InvitedHorses } from './invited-horses.tsx';
import { HorseName, isOwn, Owner } from './placed-horse.tsx';
import { ShowFacts } from './show-facts.tsx';
import { WatchShow } from './watch-show.tsx';
import { ShowProof } from './proof/show-proof.tsx';
import { useProof } from './proof/use-proof.ts';
import type { AboutBody } from './why-dialog.tsx';
import type { Result } from './use-result.ts';
import type { PlacedHorse, RunShow } from './use-show.ts';

const LinkedWhy = lazyDialog(async () => ({ default: (await import('./why-dialog.tsx')).LinkedWhy }));
const WhyDialog = lazyDialog(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface ShowResultProps {
  readonly show: RunShow;
  readonly own: string | undefined;
  readonly result: Result;
  readonly target: WhyTarget | undefined;
  readonly onAnswered: () => void;
  readonly onOwnWhy: (entryId: string) => void;
  /** Shown beside "Watch". */
  readonly acts: ReactNode;
  /** The result is told above, in place of the podium. */
  readonly isGreat: boolean;
  readonly aboutBody: AboutBody;
}

export function ShowResult(props: ShowResultProps) {
  const { show, own, result, target, onAnswered, onOwnWhy, acts, isGreat, aboutBody } = props;
  const { query, heat, setHeat, watch, start } = result;
  const [why, setWhy] = useState<PlacedHorse>();
  const { proof, retry } = useProof(show);
  const rows = query.data;
  const focus = usePartFocus<HTMLDivElement>();

  const reportOwn = useCallback(
    (horse: PlacedHorse) => {
      if (horse.entryId !== null && isOwn(horse, own)) onOwnWhy(horse.entryId);
    },
    [own, onOwnWhy],
  );
  function open(horse: PlacedHorse) {
    setWhy(horse);
    reportOwn(horse);
  }
  const bar = (
    <div className="venue-bar">
      <ShowFacts show={show} />
      <div className="heat-watch">
        <Button disabled={!rows} onClick={start}>
          <Play className="icon" aria-hidden />
          {isRecent(show) ? 'Watch' : 'Replay'}
        </Button>
        {acts}
      </div>
    </div>
  );
  const skeleton = (
    <>
      <div className="podium">
        <span className="skeleton" />
      </div>
      {bar}
      <Skeleton label="Loading the placings" rows={12} height="65px" />
    </>
  );
  return (
    <div className="wrap">
      <Query query={query} skeleton={skeleton}>
        {(rows) => (
          <>
            {!watch && !isGreat && <Podium rows={rows} own={own} />}
            <div {...focus}>{watch ? <WatchShow key={heat} rows={rows} own={own} watch={watch} /> : bar}</div>
            {!watch && (
              <>
                {!isGreat && <OwnResult rows={rows} own={own} onWhy={open} />}
                <Promotions rows={rows} own={own} />
                <Veterans rows={rows} own={own} />
                <HeatChoice heats={show.run.heats} heat={heat} onChange={setHeat} />
                <HeatTable rows={rows} own={own} onWhy={open} />
                <ShowMore pages={query} label="Show more places" />
                <InvitedHorses invited={show.invited} />
              </>
            )}
          </>
        )}
      </Query>
      <ShowProof {...{ show, proof, retry }} rows={rows ?? []} />
      {target && (
        <LinkedWhy
          showId={show.id}
          target={target}
          aboutBody={aboutBody}
          onShown={reportOwn}
          onClose={onAnswered}
        />
      )}
      {why && (
        <WhyDialog
          horse={why}
          aboutBody={aboutBody}
          before={rows?.find(({ place }) => place === why.place - 1)}
          onClose={() => setWhy(undefined)}
        />
      )}
    </div>
  );
}

/** Whoever comes within an hour watches; later it is a replay. */
const isRecent = ({ scheduledDate }: RunShow) => worldNow().getTime() - Date.parse(scheduledDate) < HOUR;

interface PlacingsProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
}

/** The first three, by name and score. */
function Podium({ rows, own }: PlacingsProps) {
  return (
    <ol className="podium" aria-label="Podium">
      {rows
        .filter(({ place }) => place <= 3)
        .map((horse) => (
          <li key={horse.place} className={isOwn(horse, own) ? 'is-own' : undefined}>
            <Rosette place={horse.place} />
            <span className="sr">{ordinal(horse.place)}: </span>
            <p>
              <b>
                <HorseName horse={horse} own={own} />
              </b>
              {isOwn(horse, own) && <OwnMark>Yours</OwnMark>}
              <small>
                <Owner horse={horse} />
              </small>
            </p>
            <span className="podium-score">
              {formatPoints(horse.score)}
              <span className="sr"> points</span>
            </span>
          </li>
        ))}
    </ol>
  );
}

/** Own horses promoted by this show. */
function Promotions({ rows, own }: PlacingsProps) {
  return rows
    .filter(({ owner, promotedTo }) => promotedTo !== null && owner !== null && owner.id === own)
    .map(({ name, horseId, promotedTo, promotionPrize }) => (
      <p key={horseId} className={`promotion is-${promotedTo}`} role="status">
        <Medal className="icon" aria-hidden />
        <span>
          <b>
            {name} moves up to {promotedTo} grade!
          </b>{' '}
          {promotionPrize > 0 && `The prize includes ${inCoins(promotionPrize)} for it.`}
        </span>
      </p>
    ));
}

/** Own horses that started as veterans. */
function Veterans({ rows, own }: PlacingsProps) {
  return rows
    .filter((row) => row.veteran && isOwn(row, own))
    .map(({ name, horseId }) => (
      <p key={horseId} className="pt-2 text-15 text-muted">
        {name} started as a veteran: a third of the prize, half the experience, none for you, and no grading
        points. It counts in no record or leaderboard.
      </p>
    ));
}
