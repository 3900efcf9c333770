import type { Pose } from '../../../art/paint/layers/layers.ts';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { formatPicture } from '../../../game/tack/worn-look.ts';
import { poseInRing } from '../../calendar/pose-at.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { ScenePortrait } from '../../portrait/scene-portrait.tsx';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { toScale } from '../../portrait/true-size.ts';
import type { Result } from './use-result.ts';
import { useEntered, type PlacedHorse, type ShownShow } from './use-show.ts';

/** Widths of pictures in the ring by position; the winner's is the largest. */
const WIDTHS = ['', 'min(420px, 60vw)', 'min(320px, 44vw)', 'min(320px, 44vw)'] as const;
const PODIUM = 3;
/** Horses loaded early, because the server may have to paint them. */
const WAITING = 4;

interface RingHorsesProps extends RingEntrantsProps {
  /** Null until the show has run. */
  readonly result: Result | null;
}

/** The horses in the ring now. */
export function RingHorses({ show, own, result }: RingHorsesProps) {
  if (result === null) return <RingEntrants show={show} own={own} />;
  const { query, replay, heat } = result;
  const rows = query.data;
  if (rows === undefined) return null;
  if (replay === null) return <RingPodium key={heat} rows={rows} />;
  return <RingReplay rows={rows} from={rows.length - replay.shown} type={show.type} />;
}

/** The first three, large, in that day's tack. */
function RingPodium({ rows }: { readonly rows: readonly PlacedHorse[] }) {
  return rows
    .filter(({ place }) => place <= PODIUM)
    .map(({ place, name, look }) => (
      <span key={place} className={`ring-horse at-${place}`}>
        <ScenePortrait
          look={look}
          alt={`${ordinal(place)}, ${name}: ${formatPicture({ description: describeLook(look), look })}`}
          pose="stand"
          width={WIDTHS[place] ?? ''}
        />
      </span>
    ));
}

interface RingReplayProps {
  readonly rows: readonly PlacedHorse[];
  /** Index of the latest arrival. */
  readonly from: number;
  readonly type: ShownShow['type'];
}

/**
 * The latest arrival and the two before it, which are still leading because the last places come first. The next few
 * load outside the view, to be ready on arrival. Decorative.
 */
function RingReplay({ rows, from, type }: RingReplayProps) {
  const latest = rows[from];
  const first = Math.max(0, from - WAITING);
  return (
    <>
      {rows.slice(first, from + PODIUM).map(({ place, look }, index) => (
        <Walker key={place} at={Math.max(0, first + index - from + 1)} look={look} pose={poseInRing(type)} />
      ))}
      {latest && (
        <span className="ring-name" aria-hidden key={latest.place}>
          {latest.name}, {ordinal(latest.place)}
        </span>
      )}
    </>
  );
}

interface RingEntrantsProps {
  readonly show: ShownShow;
  readonly own: string | undefined;
}

/** The first entries, own horses first, on their way to the start. Decorative. */
function RingEntrants({ show, own }: RingEntrantsProps) {
  const { data: entries = [] } = useEntered(show);
  const ownFirst = entries.toSorted(
    (one, other) => Number(other.owner.id === own) - Number(one.owner.id === own),
  );
  return ownFirst
    .slice(0, PODIUM)
    .map(
      ({ entryId, look }, index) =>
        look && <Walker key={entryId} at={index + 1} look={look} pose={poseInRing(show.type)} />,
    );
}

interface WalkerProps {
  readonly at: number;
  readonly look: Look;
  readonly pose: Pose;
}

function Walker({ at, look, pose }: WalkerProps) {
  return (
    <span className={`ring-horse at-${at}`} aria-hidden>
      <span className="scene-portrait" style={toScale(look)}>
        <SceneThumbnail look={look} pose={pose} width={WIDTHS[1]} loading="eager" />
      </span>
    </span>
  );
}
