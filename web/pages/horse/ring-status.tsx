import { Award, CircleAlert, Clock } from 'lucide-react';
import { disciplineAt, levelWords } from '../../../game/shows/venues.ts';
import { awayWords } from '../../care/pasture/use-pasture.ts';
import { growing } from '../../horses/growing.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { retiredWords } from '../../horses/words.ts';
import { bySchedule, type Entry, type usePendingEntries } from '../../shows/use-shows.ts';
import { startsComeBack } from '../../shows/enter/entry-bars.ts';
import { useTimeUntil } from '../../shows/show-time.tsx';
import { ShowLink } from '../../shows/show-link.tsx';
import { CHEERFUL_FROM, ringWords } from '../../shows/enter/ring-words.ts';
import { Bone } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { Need } from '../../ui/need.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';

export interface RingStatusProps {
  readonly horse: Horse;
  readonly pending: Pick<ReturnType<typeof usePendingEntries>, 'data' | 'isError' | 'refetch'>;
  readonly now: Date;
  readonly buttonLook: 'main' | 'outlined';
  readonly onTreat: () => void;
  readonly onEnter: () => void;
}

export function RingStatus(props: RingStatusProps) {
  const { horse, pending, now } = props;
  const [next, ...later] = pending.data?.toSorted(bySchedule) ?? [];
  const couldEnter = !horse.retired && !awayWords(horse, now) && feedLeft(horse, now).hunger !== 'hungry';
  return (
    <>
      {next && <NextShow entry={next} more={later.length} />}
      {!pending.data && pending.isError && <EntriesUnknown onRetry={() => void pending.refetch()} />}
      {!pending.data && !pending.isError && couldEnter && (
        <li className="need">
          <Bone width="100%" height="40px" />
        </li>
      )}
      {pending.data && !next && couldEnter && <ReadyNeed {...props} />}
      {horse.retired && (
        <Need icon={<Award className="icon text-muted" aria-hidden />} {...retiredWords(horse)} />
      )}
    </>
  );
}

function ReadyNeed({ horse, now, buttonLook, onTreat, onEnter }: RingStatusProps) {
  const canStart = growing(horse.ageInMonths)?.halter !== false && !startsComeBack(horse, now);
  const isSad = canStart && horse.happiness < CHEERFUL_FROM;
  return (
    <Need
      icon={<Award className={`icon ${canStart ? 'text-good' : 'text-muted'}`} aria-hidden />}
      {...readyWords(horse, now)}
    >
      {canStart && (
        <span className={isSad ? 'need-acts' : undefined}>
          {isSad && (
            <Button look={buttonLook} aria-haspopup="dialog" onClick={onTreat}>
              Treat
            </Button>
          )}
          <Button look={isSad ? 'outlined' : buttonLook} aria-haspopup="dialog" onClick={onEnter}>
            Enter
          </Button>
        </span>
      )}
    </Need>
  );
}

function readyWords(horse: Horse, now: Date): { readonly title: string; readonly why: string } {
  const spent = startsComeBack(horse, now);
  if (spent) return { title: 'No starts left today', why: `Starts again ${dayAndTimeWithin(spent, now)}` };
  const young = growing(horse.ageInMonths);
  if (young?.halter !== false && horse.happiness < CHEERFUL_FROM)
    return { title: 'Too unhappy to score well', why: ringWords(horse) };
  return { title: young?.title ?? 'Ready for the ring', why: young?.why ?? ringWords(horse) };
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
            {disciplineAt(entry.show.type, entry.showId)}, {levelWords(entry.show.level, entry.showId)}
          </ShowLink>
          : awaiting
        </>
      }
      why={more > 0 ? `${when}, then ${more} more` : when}
    />
  );
}
