import { Award, CircleAlert, Clock, Wheat } from 'lucide-react';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import type { BreedingState } from '../breeding/use-breeding.ts';
import type { VetRequest } from '../care/use-vet.ts';
import { feedLeft } from '../horses/feed-left.tsx';
import { growing } from '../horses/growing.ts';
import { hungryWords } from '../horses/hunger-words.ts';
import type { Horse } from '../horses/use-horses.ts';
import { retiredWords } from '../horses/words.ts';
import { bySchedule } from '../shows/use-shows.ts';
import { startsComeBack } from '../shows/enter/entry-bars.ts';
import { useTimeUntil } from '../shows/show-time.tsx';
import { ShowLink } from '../shows/show-link.tsx';
import { CHEERFUL_FROM, ringWords } from '../shows/enter/entry-words.ts';
import type { Entry, usePendingEntries } from '../shows/use-shows.ts';
import { Bone } from '../ui/bone.tsx';
import { Button } from '../ui/button.tsx';
import { countdown, dayAndTimeWithin } from '../ui/when.ts';
import { BreedNeed, isAskedFor } from './breed-need.tsx';
import { Need } from './need.tsx';
import { TrainNeed } from './train-need.tsx';
import { VetNeed } from './vet-need.tsx';

interface HorseNeedsProps {
  readonly horse: Horse;
  readonly pending: Pick<ReturnType<typeof usePendingEntries>, 'data' | 'isError' | 'refetch'>;
  /** What the vet is doing just now. */
  readonly visit: VetRequest | undefined;
  /** How breeding stands with it; undefined until it was read. */
  readonly breeding: BreedingState | undefined;
  readonly now: Date;
  readonly onFeed: () => void;
  readonly onTreat: () => void;
  readonly onVet: () => void;
  readonly onTrain: () => void;
  readonly onEnter: () => void;
}

/** What matters for this horse now, the most urgent first. */
export function HorseNeeds({
  horse,
  pending,
  visit,
  breeding,
  now,
  onFeed,
  onTreat,
  onVet,
  onTrain,
  onEnter,
}: HorseNeedsProps) {
  const left = feedLeft(horse, now);
  const next = pending.data?.toSorted(bySchedule)[0];
  // Whether it is entered is not known yet: neither is it ready for the ring.
  const unknown = pending.data === undefined;
  const startable = growing(horse.ageInMonths)?.halter !== false && !startsComeBack(horse, now);
  const sad = startable && horse.happiness < CHEERFUL_FROM;
  const ringLook = left.hunger === 'fed' && !isAskedFor(horse, breeding) ? 'main' : 'outlined';
  return (
    <section className="horse-needs" aria-labelledby="needs">
      <h2 id="needs">{left.hunger === 'fed' ? `Next for ${horse.name}` : `${horse.name} needs you`}</h2>
      <ul className="needs">
        {left.hunger !== 'fed' && (
          <Need
            icon={
              <Wheat className={`icon ${left.hunger === 'hungry' ? 'text-bad' : 'text-warn'}`} aria-hidden />
            }
            title={left.hunger === 'hungry' ? 'Out of feed' : 'Hungry soon'}
            why={left.hunger === 'soon' ? `${left.words} of feed left` : hungryWords(horse)}
          >
            <Button look="main" onClick={onFeed}>
              Feed
            </Button>
          </Need>
        )}
        <VetNeed horse={horse} visit={visit} now={now} onVet={onVet} />
        <TrainNeed horse={horse} now={now} onTrain={onTrain} />
        <BreedNeed horse={horse} breeding={breeding} now={now} urgent={left.hunger === 'fed'} />
        {next && <NextShow entry={next} more={(pending.data?.length ?? 1) - 1} />}
        {unknown && pending.isError && <EntriesUnknown again={() => void pending.refetch()} />}
        {unknown && !pending.isError && !horse.retired && left.hunger !== 'hungry' && (
          <li className="need">
            <Bone width="100%" height="40px" />
          </li>
        )}
        {!unknown && !next && !horse.retired && left.hunger !== 'hungry' && (
          <Need
            icon={<Award className={`icon ${startable ? 'text-good' : 'text-muted'}`} aria-hidden />}
            {...ringNeed(horse, now)}
          >
            {startable && (
              <span className={sad ? 'need-acts' : undefined}>
                {sad && (
                  <Button look={ringLook} aria-haspopup="dialog" onClick={onTreat}>
                    Treat
                  </Button>
                )}
                <Button look={sad ? 'outlined' : ringLook} aria-haspopup="dialog" onClick={onEnter}>
                  Enter
                </Button>
              </span>
            )}
          </Need>
        )}
        {horse.retired && (
          <Need icon={<Award className="icon text-muted" aria-hidden />} {...retiredWords(horse)} />
        )}
      </ul>
    </section>
  );
}

/** What to say of the ring for a horse that is entered nowhere. */
function ringNeed(horse: Horse, now: Date): { readonly title: string; readonly why: string } {
  const spent = startsComeBack(horse, now);
  if (spent) return { title: 'No starts left today', why: `Starts again ${dayAndTimeWithin(spent, now)}` };
  const young = growing(horse.ageInMonths);
  if (young?.halter !== false && horse.happiness < CHEERFUL_FROM)
    return { title: 'Too unhappy to score well', why: ringWords(horse) };
  return { title: young?.title ?? 'Ready for the ring', why: young?.why ?? ringWords(horse) };
}

function EntriesUnknown({ again }: { readonly again: () => void }) {
  return (
    <Need
      icon={<CircleAlert className="icon text-bad" aria-hidden />}
      title="Entries not loaded"
      why="Whether a show is coming is not known"
    >
      <Button onClick={again}>Try again</Button>
    </Need>
  );
}

interface NextShowProps {
  readonly entry: Entry;
  /** Entries after this one. */
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
            {disciplineLabel(entry.show.type)}, level {entry.show.level}
          </ShowLink>
          : awaiting
        </>
      }
      why={more > 0 ? `${when}, then ${more} more` : when}
    />
  );
}
