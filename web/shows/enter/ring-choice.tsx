import type { ReactNode } from 'react';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { GRADE_ROWS, GRADES, type ClassStanding } from '../../../game/shows/grades.ts';
import { disciplineAt, formatShowLevel, venueOfShow } from '../../../game/shows/venues.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { useRead } from '../../api/read.ts';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { poseInRing } from '../../calendar/pose-at.ts';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { RINGS } from '../../paddock/rings/rings.ts';
import type { Setting } from '../../paddock/setting.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { toScale } from '../../portrait/true-size.ts';
import { Button } from '../../ui/button.tsx';
import { Cost, counted } from '../../ui/coins.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { RunDate } from '../show-time.tsx';
import { ShowLink } from '../show-link.tsx';
import { useQuota } from '../use-quota.ts';
import { useAvailableShows, type RankedEntrant } from '../use-shows.ts';
import { bestShows, type BestShow, type Reason } from './best-shows.ts';
import { Chance } from './chance.tsx';
import { MeadowOffer } from './meadow-offer.tsx';
import { ownFee } from './own-fee.ts';
import './ring-choice.css';
import { useEntering, type EnterState } from './use-entering.tsx';
import { useNextShows } from './use-next-shows.ts';
import { useShowRows } from './use-open-shows.ts';

const CARDS = 3;

interface ShownEntrant extends RankedEntrant {
  readonly ageInMonths: number;
  readonly look: Look;
  readonly standing: ClassStanding & {
    readonly points: number;
    /** Null in gold. */
    readonly pointsNeeded: number | null;
  };
}

interface RingChoiceProps {
  readonly horse: ShownEntrant;
  readonly guild: Guild;
}

/** Three answers to "where?", before all shows: the Meadow, where that is open, and what suits the horse best. */
export function RingChoice({ horse, guild }: RingChoiceProps) {
  const query = useAvailableShows({
    horseId: horse.id,
    minLevel: undefined,
    discipline: undefined,
    own: false,
  });
  const shows = useShowRows(query.data, query.refetch);
  const { data: purse } = useRead('GET /api/shows/purse-index', {});
  const { data: next } = useNextShows([horse.id]);
  const quota = useQuota();
  const { stateOf, enter, question } = useEntering(horse, quota.data);
  const hasMeadow = next !== undefined && next.meadow.length > 0;
  const most = hasMeadow ? CARDS - 1 : CARDS;
  if (shows === undefined || purse === undefined)
    return query.isError ? null : <Skeleton label="Looking for the best shows" rows={1} height="392px" />;
  const best = bestShows(shows, horse, { guild, purseIndex: purse.purseIndex }, most);
  return (
    <section className="ring-choice" aria-label={`Best for ${horse.name}`}>
      {question}
      <MeadowOffer
        horse={horse}
        renderPicture={(discipline) => (
          <RingPicture horse={horse} discipline={discipline} setting={MEADOW} flag="Free, for beginners" />
        )}
      />
      {best.map((one, nth) => (
        <RingCard
          // By position: a card that shows the next show after a press keeps the focus.
          key={nth}
          best={one}
          horse={horse}
          fee={ownFee(one.show, guild)}
          state={stateOf(one.show)}
          isMain={nth === 0 && !hasMeadow}
          onEnter={() => enter(one.show)}
        />
      ))}
    </section>
  );
}

interface RingCardProps {
  readonly best: BestShow;
  readonly horse: ShownEntrant;
  readonly fee: number;
  readonly state: EnterState;
  readonly isMain: boolean;
  readonly onEnter: () => void;
}

function RingCard({ best: { show, reasons }, horse, fee, state, isMain, onEnter }: RingCardProps) {
  const bar = typeof state === 'object' ? state : undefined;
  const toGo = reasons.includes('grade') ? formatToGo(horse) : null;
  return (
    <article className="ring-card">
      <RingPicture
        horse={horse}
        discipline={show.type}
        setting={RINGS[show.type]}
        flag={formatReasons(reasons, horse)}
        isMain={isMain}
      />
      <h2>
        <ShowLink showId={show.id}>{venueOfShow(show.showId)?.showground ?? 'A show'}</ShowLink>
      </h2>
      <p className="text-muted">
        {disciplineAt(show.type, show.showId)}, {formatShowLevel(show.level, show.id)}
      </p>
      <Chance horse={horse} show={show} fee={fee} />
      <p className="ring-card-when">
        <RunDate at={show.scheduledDate} />
      </p>
      {toGo !== null && <p>{toGo}</p>}
      <p className="ring-card-act">
        {bar ? (
          <>
            <b>{bar.label}</b> {bar.why}.
          </>
        ) : (
          <Button
            variant={isMain ? 'main' : 'outlined'}
            busy={state === 'entering' || state === 'waiting'}
            aria-description={disciplineAt(show.type, show.showId)}
            onClick={onEnter}
          >
            Enter
            <Cost coins={fee} />
          </Button>
        )}
      </p>
    </article>
  );
}

interface RingPictureProps {
  readonly horse: ShownEntrant;
  readonly discipline: Discipline;
  readonly setting: Setting;
  readonly flag: string;
  readonly isMain?: boolean;
}

/** Decorative but for its flag. */
function RingPicture({ horse, discipline, setting, flag, isMain = true }: RingPictureProps): ReactNode {
  return (
    <div className="ring-card-picture">
      <OwnPaddock className="ring-card-scene" setting={setting}>
        <span className="contents" style={toScale(horse.look)}>
          <SceneThumbnail look={horse.look} pose={poseInRing(discipline)} width="300px" />
        </span>
      </OwnPaddock>
      <span className={isMain ? 'ring-flag is-main' : 'ring-flag'}>{flag}</span>
    </div>
  );
}

function formatReasons(reasons: readonly Reason[], { gender }: ShownEntrant): string {
  const { object, Possessive } = pronounsOf(gender);
  const grade = `for ${Possessive.toLowerCase()} grade`;
  if (reasons.includes('pays'))
    return reasons.includes('grade') ? `Best now, and ${grade}` : `Best for ${object} now`;
  if (reasons.includes('grade')) return `Best ${grade}`;
  return reasons.includes('other') ? 'Another discipline' : 'Starts first';
}

/** "4 points to silver". */
function formatToGo({ standing: { grade, points, pointsNeeded } }: ShownEntrant): string | null {
  const next = GRADES[GRADES.indexOf(grade) + 1];
  if (next === undefined || pointsNeeded === null) return null;
  return `${counted(pointsNeeded - points, 'point')} to ${GRADE_ROWS[next].label.toLowerCase()}.`;
}
