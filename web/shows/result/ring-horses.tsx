import type { Pose } from '../../../art/paint/layers/layers.ts';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import type { Standing } from '../../../game/shows/commentary/standing.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { formatPicture } from '../../../game/tack/worn-look.ts';
import { poseInRing } from '../../calendar/pose-at.ts';
import { residentOf } from '../../calendar/residents.ts';
import { RINGS } from '../../paddock/rings/rings.ts';
import type { Look } from '../../portrait/coat-tint.ts';
import { ScenePortrait } from '../../portrait/scene-portrait.tsx';
import { SceneThumbnail } from '../../portrait/scene-thumbnail.tsx';
import { toScale } from '../../portrait/true-size.ts';
import { Rosette } from '../../ui/rosette.tsx';
import { isOwn } from './placed-horse.tsx';
import type { Result } from './use-result.ts';
import { useEntered, type PlacedHorse, type ShownShow } from './use-show.ts';

/** Widths of pictures in the ring by position; the winner's is the largest. */
const WIDTHS = ['', 'min(420px, 60vw)', 'min(320px, 44vw)', 'min(320px, 44vw)'] as const;
const PODIUM = 3;

interface RingHorsesProps extends RingEntrantsProps {
  /** Null until the show has run. */
  readonly result: Result | null;
}

/** The horses in the ring now. */
export function RingHorses({ show, own, result }: RingHorsesProps) {
  if (result === null) return <RingEntrants show={show} own={own} />;
  const { query, watch, heat } = result;
  const rows = query.data;
  if (rows === undefined) return null;
  if (watch === null) return <RingPodium key={heat} rows={rows} />;
  return <RingNow rows={rows} own={own} standing={watch.step.standing} type={show.type} />;
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

interface RingNowProps {
  readonly own: string | undefined;
  readonly rows: readonly PlacedHorse[];
  readonly standing: readonly Standing[];
  readonly type: ShownShow['type'];
}

/** The player's best horse, or the leader, between the two that stand best besides. Decorative. */
function RingNow({ rows, own, standing, type }: RingNowProps) {
  const now = standing.flatMap(({ horse }) => rows.find(({ place }) => place === horse.place) ?? []);
  const [leader] = now;
  const shown = now.find((horse) => isOwn(horse, own)) ?? leader;
  if (!shown) return null;
  const place = now.indexOf(shown) + 1;
  const hasBegun = standing.some(({ score }) => score > 0);
  const beside = now.filter((horse) => horse !== shown).slice(0, PODIUM - 1);
  return (
    <>
      {[shown, ...beside].map((horse, index) => (
        <Walker key={horse.place} at={index + 1} look={horse.look} pose={poseInRing(type)} />
      ))}
      <span className="ring-name" aria-hidden>
        {hasBegun ? `${shown.name}, ${ordinal(place)}` : shown.name}
      </span>
      {hasBegun && (
        <span className="ring-place" aria-hidden>
          <Rosette place={place} />
        </span>
      )}
    </>
  );
}

interface RingEntrantsProps {
  readonly show: ShownShow;
  readonly own: string | undefined;
}

/** The first entries, own horses first, on their way to the start; without any, the game's own horse. Decorative. */
function RingEntrants({ show, own }: RingEntrantsProps) {
  const entered = useEntered(show);
  if (show.status === 'open' && entered.isPending) return null;
  const entries = entered.data ?? [];
  if (entries.length === 0)
    return <Walker at={1} look={residentOf(RINGS[show.type])} pose={poseInRing(show.type)} />;
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
