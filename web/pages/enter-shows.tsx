import { classesToEnter } from '../../game/shows/grades.ts';
import { formatPicture } from '../../game/tack/worn-look.ts';
import { STRESS_OF_ENTRY } from '../../game/horses/happiness.ts';
import { ChevronLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { CallRefused } from '../api/call-refused.ts';
import { worldNow } from '../api/world-clock.ts';
import { Place } from '../calendar/place.tsx';
import { RINGS } from '../paddock/rings/rings.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { isShowable } from '../horses/growing.ts';
import { HorsePicks } from '../horses/horse-picks.tsx';
import { hasStartsLeft } from '../horses/horse-state.ts';
import { useHorse, useHorses, type Horse } from '../horses/use-horses.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { BulkEnter } from '../shows/enter/bulk-enter.tsx';
import { useNextShows } from '../shows/enter/use-next-shows.ts';
import { QuotaSign } from '../shows/enter/quota-sign.tsx';
import { RingChoice } from '../shows/enter/ring-choice.tsx';
import { ShowFilters } from '../shows/enter/show-filters.tsx';
import { addressOfSearch, searchIn } from '../shows/enter/show-search.ts';
import { ShowList } from '../shows/enter/show-list.tsx';
import { CREATED_SHOWS } from '../shows/create/use-created-shows.ts';
import { useShowRows } from '../shows/enter/use-open-shows.ts';
import { useAvailableShows, useShowCount } from '../shows/use-shows.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { zoneOf } from '../ui/when.ts';
import { CannotEnter } from './horse/cannot-enter.tsx';
import { HorsePlace } from './horse-place.tsx';

const CreateShowDialog = lazyDialog(() => import('../shows/create/create-show-dialog.tsx'));

const LOADING = (
  <div className="wrap page">
    <Skeleton label="Loading the horse" rows={4} height="64px" />
  </div>
);

export default function EnterShows() {
  const { id } = useParams<{ id: string }>();
  const horse = useHorse(id);
  // Both decide what stands above the shows: the Meadow's offer, and the other horses.
  const next = useNextShows([id]);
  const own = useHorses();
  const isKnown = (next.data !== undefined || next.isError) && !own.isPending;
  const { error } = horse;
  if (error instanceof CallRefused && [400, 403, 404].includes(error.status)) return <NoSuchHorse />;
  return (
    <Query query={horse} skeleton={LOADING}>
      {(found) => (isKnown ? <Shows horse={found} own={own.data ?? []} /> : LOADING)}
    </Query>
  );
}

interface ShowsProps {
  readonly horse: Horse;
  /** The player's horses. */
  readonly own: readonly Horse[];
}

/** The search lives in the address, so it survives reloads and going back. */
function Shows({ horse, own }: ShowsProps) {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const search = useMemo(() => searchIn(parameters), [parameters]);
  const address = addressOfSearch(horse.id, search);
  const filter = { horseId: horse.id, ...search };
  const query = useAvailableShows(filter);
  const total = useShowCount(filter);
  const [readList, readTotal] = [query.refetch, total.refetch];
  const refetch = useCallback(() => Promise.all([readList(), readTotal()]), [readList, readTotal]);
  const shows = useShowRows(query.data, refetch);
  const showable = freshFirst(own, worldNow());
  const user = useUser();
  const { guild, isPremium } = user;
  const [creating, setCreating] = useState(false);
  const close = useCallback(() => setCreating(false), []);
  const count = shows && (query.hasNextPage ? total.data?.count : shows.length);
  return (
    <>
      <Place
        setting={RINGS[search.discipline ?? 'jumping']}
        horse={<HorsePicture look={horse.look} alt={formatPicture(horse)} />}
      >
        <nav className="crumb" aria-label="Back">
          <Link href={`/horses/${horse.id}`}>
            <ChevronLeft className="icon icon-small" aria-hidden />
            {horse.name}
          </Link>
        </nav>
        <PageHeading title={`Enter Shows - ${horse.name} (Level ${horse.level})`} />
        <p className="pt-2 text-muted">
          Happiness {horse.happiness}%.
          {isShowable(horse) && ` Each entry can cost ${STRESS_OF_ENTRY}%.`}
        </p>
      </Place>
      <div className="wrap page">
        {showable.length > 1 && (
          <HorsePicks
            label="Which horse"
            horses={showable}
            chosen={horse.id}
            hrefOf={({ id }) => `/shows/enter/${id}`}
          />
        )}
        <CannotEnter horse={horse} />
        {isShowable(horse) && <RingChoice horse={horse} guild={guild} />}
        <section className="timber all-shows" aria-labelledby={isShowable(horse) ? 'available' : undefined}>
          {isShowable(horse) && (
            <div className="all-shows-head">
              <div>
                <h2 className="section" id="available" aria-live="polite">
                  Available Shows
                  {count !== undefined && (
                    <span className="num font-normal text-muted"> ({inDigits(count)})</span>
                  )}
                </h2>
                <p className="text-15 text-muted">Times in your time zone, {zoneOf(worldNow())}</p>
              </div>
              <QuotaSign />
            </div>
          )}
          {isShowable(horse) && (
            <ShowFilters
              search={search}
              lowest={classesToEnter(horse.standing, horse.level)[0] ?? horse.level}
              busy={query.isFetching && !query.isFetchingNextPage}
              onSearch={(next) => {
                // Repeating a search refetches: new shows may be open.
                const there = addressOfSearch(horse.id, next);
                if (there === address) void refetch();
                else go(there);
              }}
            />
          )}
          <div className="show-doings">
            <Button onClick={() => setCreating(true)}>Create Show</Button>
            {isPremium && isShowable(horse) && <BulkEnter horse={horse} shows={shows} />}
            <Link className={buttonClass('plain')} href={CREATED_SHOWS}>
              All shows I’ve created
            </Link>
          </div>
          {isShowable(horse) && (
            <ShowList
              search={address}
              {...{ query, shows, horse, guild }}
              none={<p className="py-5 text-muted">No shows match your criteria</p>}
            />
          )}
        </section>
        {creating && <CreateShowDialog creator={user} onClose={close} />}
      </div>
    </>
  );
}

/** Horses that may start today, then the others. */
function freshFirst(horses: readonly Horse[], now: Date): readonly Horse[] {
  const showable = horses.filter(isShowable);
  return [
    ...showable.filter((horse) => hasStartsLeft(horse, now)),
    ...showable.filter((horse) => !hasStartsLeft(horse, now)),
  ];
}

function NoSuchHorse() {
  return (
    <HorsePlace setting={MEADOW}>
      <PageHeading title="Horse not found" />
      <p>This horse is not in your stable.</p>
      <Link className={`${buttonClass('main')} mt-3`} href="/stable">
        Your horses
      </Link>
    </HorsePlace>
  );
}
