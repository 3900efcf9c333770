import { Award, CircleAlert, Clock } from 'lucide-react';
import { Suspense } from 'react';
import { disciplineAt, formatShowLevel } from '../../../game/shows/venues.ts';
import { formatAway } from '../../care/pasture/use-pasture.ts';
import { growing } from '../../horses/growing.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { formatRetired } from '../../horses/horse-text.ts';
import { bySchedule, type Entry, type usePendingEntries } from '../../shows/use-shows.ts';
import { startsComeBack } from '../../shows/enter/entry-bars.ts';
import { useNextShows, type NextShows } from '../../shows/enter/use-next-shows.ts';
import { useTimeUntil } from '../../shows/show-time.tsx';
import { ShowLink } from '../../shows/show-link.tsx';
import { CHEERFUL_FROM, formatRing } from '../../shows/enter/format-ring.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { Need } from '../../ui/need.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';

const BestStart = lazily(() => import('./best-start.tsx'));

export interface RingStatusProps {
  readonly horse: Horse;
  readonly pending: Pick<ReturnType<typeof usePendingEntries>, 'data' | 'isError' | 'refetch'>;
  readonly now: Date;
  readonly buttonVariant: 'main' | 'outlined';
  readonly onTreat: () => void;
  readonly onEnter: () => void;
}

const couldEnter = (horse: Horse, now: Date) =>
  !horse.retired && !formatAway(horse, now) && feedLeft(horse, now).hunger !== 'hungry';

/** Whether `RingStatus` has anything to say. */
export function hasRingStatus(
  horse: Horse,
  { data, isError }: RingStatusProps['pending'],
  now: Date,
): boolean {
  return horse.retired || couldEnter(horse, now) || (data === undefined ? isError : data.length > 0);
}

/** The next show, or how to enter one: one line. */
export function RingStatus(props: RingStatusProps) {
  const { horse, pending, now } = props;
  const [next, ...others] = pending.data?.toSorted(bySchedule) ?? [];
  const mayEnter = couldEnter(horse, now);
  // Read beside the entries, so that one request serves both.
  const starts = useNextShows([horse.id], { enabled: mayEnter && isFit(horse, now) });
  const isLoading = (!pending.data && !pending.isError) || (!next && starts.isLoading);
  return (
    <>
      {next && <NextShow entry={next} more={others.length} />}
      {!pending.data && pending.isError && <EntriesUnknown onRetry={() => void pending.refetch()} />}
      {isLoading && mayEnter && <NeedSkeleton />}
      {pending.data && !next && !isLoading && mayEnter && (
        <NextStart {...props} starts={starts.data} onBegun={starts.refetch} />
      )}
      {horse.retired && (
        <Need icon={<Award className="icon text-muted" aria-hidden />} {...formatRetired(horse)} />
      )}
    </>
  );
}

const canStart = (horse: Horse, now: Date) =>
  growing(horse.ageInMonths)?.halter !== false && !startsComeBack(horse, now);

/** Well enough to be entered without a second thought. */
const isFit = (horse: Horse, now: Date) => canStart(horse, now) && horse.happiness >= CHEERFUL_FROM;

function NeedSkeleton() {
  return (
    <li className="need">
      <SkeletonBlock width="100%" height="60px" />
    </li>
  );
}

interface NextStartProps extends RingStatusProps {
  /** Undefined for a horse that is not fit. */
  readonly starts: NextShows | undefined;
  readonly onBegun: () => unknown;
}

/** The show that suits it best, entered by one press; else the way to all shows. */
function NextStart({ starts, onBegun, ...props }: NextStartProps) {
  const { horse, buttonVariant } = props;
  const [meadow] = starts?.meadow ?? [];
  // Moving up is for good: that is asked where all shows are.
  const best = starts?.next.find(({ movesUp }) => !movesUp);
  const show = meadow?.show ?? best?.show;
  if (show === undefined) return <ReadyNeed {...props} />;
  return (
    <Suspense fallback={<NeedSkeleton />}>
      <BestStart
        key={show.id}
        horse={horse}
        show={show}
        fee={meadow ? 0 : (best?.fee ?? 0)}
        isMeadow={meadow !== undefined}
        variant={buttonVariant}
        onBegun={onBegun}
      />
    </Suspense>
  );
}

function ReadyNeed({ horse, now, buttonVariant, onTreat, onEnter }: RingStatusProps) {
  const mayStart = canStart(horse, now);
  const isSad = mayStart && horse.happiness < CHEERFUL_FROM;
  return (
    <Need
      icon={<Award className={`icon ${mayStart ? 'text-good' : 'text-muted'}`} aria-hidden />}
      {...formatReadiness(horse, now)}
    >
      {mayStart && (
        <span className={isSad ? 'need-acts' : undefined}>
          {isSad && (
            <Button variant={buttonVariant} aria-haspopup="dialog" onClick={onTreat}>
              Treat
            </Button>
          )}
          <Button variant={isSad ? 'outlined' : buttonVariant} aria-haspopup="dialog" onClick={onEnter}>
            Enter
          </Button>
        </span>
      )}
    </Need>
  );
}

function formatReadiness(horse: Horse, now: Date): { readonly title: string; readonly why: string } {
  const spent = startsComeBack(horse, now);
  if (spent) return { title: 'No starts left today', why: `Starts again ${dayAndTimeWithin(spent, now)}` };
  const young = growing(horse.ageInMonths);
  if (young?.halter !== false && horse.happiness < CHEERFUL_FROM)
    return { title: 'Too unhappy to score well', why: formatRing(horse) };
  return { title: young?.title ?? 'Ready for the ring', why: young?.why ?? formatRing(horse) };
}

function EntriesUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Need
      icon={<CircleAlert className="icon text-bad" aria-hidden />}
      title="Entries not loaded"
      why="There may be shows coming up"
    >
      <Button onClick={onRetry}>Try again</Button>
    </Need>
  );
}

interface NextShowProps {
  readonly entry: Entry;
  readonly more: number;
}

function NextShow({ entry, more }: NextShowProps) {
  const runs = new Date(entry.show.scheduledDate);
  const now = useTimeUntil(runs);
  const when = runs <= now ? 'Being placed' : `${countdown(runs, now)} (${dayAndTimeWithin(runs, now)})`;
  return (
    <Need
      icon={<Clock className="icon text-good" aria-hidden />}
      title={
        <>
          <ShowLink showId={entry.showId}>
            {disciplineAt(entry.show.type, entry.showId)}, {formatShowLevel(entry.show.level, entry.showId)}
          </ShowLink>
          : awaiting
        </>
      }
      why={more > 0 ? `${when}, then ${more} more` : when}
    />
  );
}
