import { Award, Fence, Wheat } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIsGuest, useUser } from '../accounts/session.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { fedByPress } from '../../game/care/feed.ts';
import { useFeedBags } from '../care/feeding/use-stock.ts';
import { Place } from '../calendar/place.tsx';
import { HolidayButton, type Moving } from '../care/pasture/holiday-button.tsx';
import { isOut } from '../care/pasture/use-pasture.ts';
import { StableBoxes } from '../horses/boxes/stable-boxes.tsx';
import { ChosenBar } from '../horses/chosen-bar.tsx';
import { HorseTable } from '../horses/horse-table.tsx';
import { formatStable } from '../horses/hunger.tsx';
import { hungryFirst } from '../horses/feed-left.ts';
import { hasStartsLeft } from '../horses/horse-state.ts';
import { useHorses, type Horse } from '../horses/use-horses.ts';
import { matchesSearch } from '../horses/horse-text.ts';
import { BARN } from '../paddock/settings/barn.ts';
import { SceneHorse, stallOf } from '../portrait/stall.tsx';
import { enteredByPress, formatNoEntry } from '../shows/enter/entered-by-press.ts';
import { useQuota } from '../shows/use-quota.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Query } from '../ui/query.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { SheetButton } from '../ui/sheet-button.tsx';
import { FirstHorse } from './first-horse.tsx';

const FeedDialog = lazyDialog(() => import('../care/feeding/feed-dialog.tsx'));
const VetManyDialog = lazyDialog(() => import('../care/vet-many-dialog.tsx'));
const PastureDialog = lazyDialog(() => import('../care/pasture/pasture-dialog.tsx'));
const TrainManyDialog = lazyDialog(() => import('../guild-work/training/train-many-dialog.tsx'));

const EnterEachDialog = lazyDialog(() => import('../shows/enter/enter-each-dialog.tsx'));

const CLOCK_INTERVAL_MS = 30_000;
const NOBODY: ReadonlySet<string> = new Set();

const LOADING = (
  <div className="timber mt-5">
    <Skeleton label="Loading your horses" rows={5} height="64px" />
  </div>
);

export default function Stable() {
  const user = useUser();
  const isGuest = useIsGuest();
  const horses = useHorses();
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const [feeding, setFeeding] = useState<readonly Horse[] | null>(null);
  const [vetting, setVetting] = useState<readonly Horse[] | null>(null);
  const [training, setTraining] = useState<readonly Horse[] | null>(null);
  const [moving, setMoving] = useState<Moving<Horse> | null>(null);
  const [entering, setEntering] = useState<readonly Horse[] | null>(null);
  const [chosen, setChosen] = useState(NOBODY);
  const feedOne = useCallback((horse: Horse) => setFeeding([horse]), []);
  const list = horses.data ?? [];
  const [first, ...others] = list.filter((horse) => !isOut(horse)).slice(0, 3);
  // Known before the horses load.
  const count = Math.max(user.horseCount, list.length);
  const hungry = hungryFirst(list, now);
  const ready = list.filter((horse) => hasStartsLeft(horse, now));
  const quota = useQuota();
  const bags = useFeedBags();
  const entered = enteredByPress(ready, { quota: quota.data, guild: user.guild, coins: user.coins }, now);
  // All while the stock loads.
  const fed = bags === undefined ? hungry.length : fedByPress(hungry.length, { bags, coins: user.coins });
  const chosenHorses = list.filter(({ id }) => chosen.has(id));
  return (
    <>
      <Place
        setting={BARN}
        horse={first && <SceneHorse key={first.id} look={first.look} />}
        behind={others.map(({ id, look }) => (
          <SceneHorse key={id} look={look} />
        ))}
      >
        <PageHeading title="Your Horses" />
        <p>{list.length > 0 ? formatStable(count, list, now) : horses.isPending && '\u00a0'}</p>
      </Place>
      <div className="wrap page">
        {count > 0 && (
          <div className="stable-acts">
            {count > 1 && (
              <>
                <Button disabled={fed === 0} aria-haspopup="dialog" onClick={() => setFeeding(hungry)}>
                  <Wheat className="icon" aria-hidden />
                  {formatFeedAll(horses.data && hungry.length, fed)}
                </Button>
                <Button disabled={entered === 0} aria-haspopup="dialog" onClick={() => setEntering(ready)}>
                  <Award className="icon" aria-hidden />
                  {ready.length > 0 && entered === 0
                    ? formatNoEntry(quota.data, now)
                    : countedPress('Enter all', entered, ready.length)}
                </Button>
                <HolidayButton horses={list} onMove={setMoving} />
              </>
            )}
            <Link className={buttonClass()} href="/stable/yard">
              <Fence className="icon" aria-hidden />
              Yard
            </Link>
          </div>
        )}
        {count > 0 && !isGuest && <StableBoxes coins={user.coins} />}
        <Query query={horses} skeleton={LOADING}>
          {(loaded) =>
            loaded.length === 0 ? (
              <FirstHorse coins={user.coins} />
            ) : (
              <section className="timber mt-5" aria-label="All horses">
                <Herd
                  pages={horses}
                  horses={loaded}
                  now={now}
                  chosen={chosen}
                  onChoose={setChosen}
                  onFeed={feedOne}
                />
                {!isGuest && (
                  <p className="stable-sheets">
                    <SheetButton route="GET /api/sheets/horses" label="Download horses (CSV)" />
                    <SheetButton route="GET /api/sheets/results" label="Download show results (CSV)" />
                  </p>
                )}
              </section>
            )
          }
        </Query>
        {chosen.size > 0 && (
          <ChosenBar
            count={chosen.size}
            of={list.length}
            onAll={() => setChosen(new Set(list.map(({ id }) => id)))}
            onClear={() => setChosen(NOBODY)}
            onFeed={() => setFeeding(chosenHorses.toSorted((a, b) => fedUntil(a) - fedUntil(b)))}
            onVet={() => setVetting(chosenHorses)}
            onTrain={() => setTraining(chosenHorses)}
            onTurnOut={
              chosenHorses.every(isOut)
                ? undefined
                : () => setMoving({ move: 'turn out', horses: chosenHorses })
            }
            onBringIn={
              chosenHorses.some(isOut)
                ? () => setMoving({ move: 'bring in', horses: chosenHorses })
                : undefined
            }
            onEnter={() => setEntering(chosenHorses)}
          />
        )}
        {vetting && (
          <VetManyDialog
            horses={vetting}
            coins={user.coins}
            freeCheck={user.freeBreedingCheck}
            onClose={() => setVetting(null)}
            onCalled={() => setChosen(NOBODY)}
          />
        )}
        {moving && (
          <PastureDialog
            {...moving}
            guild={user.guild}
            onClose={() => setMoving(null)}
            onMoved={() => setChosen(NOBODY)}
          />
        )}
        {training && (
          <TrainManyDialog
            horses={training}
            guild={user.guild}
            coins={user.coins}
            onClose={() => setTraining(null)}
            onTrained={() => setChosen(NOBODY)}
          />
        )}
        {entering && (
          <EnterEachDialog
            horses={entering}
            onClose={() => setEntering(null)}
            onEntered={() => setChosen(NOBODY)}
          />
        )}
        {feeding && (
          <FeedDialog
            horses={feeding}
            coins={user.coins}
            onClose={() => setFeeding(null)}
            onFed={() => setChosen(without(chosen, feeding))}
          />
        )}
      </div>
    </>
  );
}

/** Undefined while loading: keeps the button's width. */
function formatFeedAll(hungry: number | undefined, fed: number): string {
  if (hungry === 0) return 'All fed';
  if (hungry !== undefined && fed === 0) return 'No coins for feed';
  return countedPress('Feed all hungry', fed, hungry ?? 0);
}

/** "Enter all (4)", or "Enter 2 of 4" if the press does less than all. */
function countedPress(label: string, count: number, all: number): string {
  if (count === all) return all === 0 ? label : `${label} (${inDigits(all)})`;
  return `${label.replace(/ .*/, '')} ${inDigits(count)} of ${inDigits(all)}`;
}

function without(chosen: ReadonlySet<string>, horses: readonly Horse[]): ReadonlySet<string> {
  const fed = new Set(horses.map(({ id }) => id));
  return new Set([...chosen].filter((id) => !fed.has(id)));
}

function fedUntil({ feedExpiresAt }: Horse): number {
  return feedExpiresAt === null ? 0 : Date.parse(feedExpiresAt);
}

interface HerdProps {
  readonly pages: ReturnType<typeof useHorses>;
  readonly horses: readonly Horse[];
  readonly now: Date;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onFeed: (horse: Horse) => void;
}

function Herd({ pages, horses, now, chosen, onChoose, onFeed }: HerdProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const searches = typed.trim() !== '';
  // The search covers all pages.
  useEffect(() => {
    if (searches && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [searches, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const found = useMemo(
    () => (wanted === '' ? horses : horses.filter((horse) => matchesSearch(horse, wanted))),
    [horses, wanted],
  );
  // Stable while typing, so that the table does not render per letter.
  const table = useMemo(
    () => (
      <HorseTable
        horses={found}
        now={now}
        chosen={chosen}
        onChoose={onChoose}
        onFeed={onFeed}
        picture={stallOf}
      />
    ),
    [found, now, chosen, onChoose, onFeed],
  );
  return (
    <>
      {(horses.length > 1 || hasNextPage) && (
        <form
          className="herd-search"
          role="search"
          aria-label="Your horses"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field
            label="Search by name, breed, sex or color"
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="sr" role="status">
            {wanted !== '' && `${found.length} found`}
          </p>
        </form>
      )}
      {found.length > 0 ? (
        table
      ) : (
        <div className="grid justify-items-start gap-4 py-5">
          <p className="text-muted">No horses match.</p>
          <Button onClick={() => setTyped('')}>Clear search</Button>
        </div>
      )}
      <ShowMore pages={pages} label="Show more horses" />
    </>
  );
}
