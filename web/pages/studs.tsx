import { ChevronLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { MINUTE } from '../../game/game-time.ts';
import { CROSSBREED } from '../../game/horses/breeds.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { CallRefused } from '../api/call-refused.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { MateFilters } from '../breeding/studs/mate-filters.tsx';
import { MateList } from '../breeding/studs/mate-list.tsx';
import { addressOfSearch, formatWish, searchIn, type MateSearch } from '../breeding/studs/mate-search.ts';
import { useMates, type StudForMare } from '../breeding/studs/use-mates.ts';
import { useBreeding } from '../breeding/use-breeding.ts';
import { whyNotNow } from '../breeding/format-breeding.ts';
import { Place } from '../calendar/place.tsx';
import { useHorse, type Horse } from '../horses/use-horses.ts';
import { PADDOCK } from '../paddock/settings/paddock.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { HelpLink } from '../ui/help-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { MissingHorse } from './horse/missing.tsx';

const StudRequestDialog = lazyDialog(() => import('../breeding/studs/stud-request-dialog.tsx'));

const LOADING = (
  <>
    <Place setting={PADDOCK} horse={<span />} />
    <div className="wrap page">
      <Skeleton label="Loading the mare" rows={4} height="64px" />
    </div>
  </>
);

/** Stallions for one of the player's mares. The filters live in the address. */
export default function Studs() {
  const { id } = useParams<{ id: string }>();
  const mare = useHorse(id);
  const { error } = mare;
  if (error instanceof CallRefused && [400, 403, 404].includes(error.status)) return <MissingHorse />;
  return (
    <Query query={mare} skeleton={LOADING}>
      {(found) => (found.gender === 'mare' ? <StudsFor mare={found} /> : <NoMare horse={found} />)}
    </Query>
  );
}

function StudsFor({ mare }: { readonly mare: Horse }) {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<StudForMare | null>(null);
  const breeding = useBreeding(mare.id);
  const now = useWorldNow(MINUTE);
  const search = useMemo(() => searchIn(parameters), [parameters]);
  const studs = useMates(mare.id, search);
  const path = `/horses/${mare.id}/studs`;
  const show = (next: MateSearch) => go(addressOfSearch(path, next), { replace: true });
  const whyNot = breeding.data && (whyNotNow(breeding.data, now) ?? formatOpenRequest(mare, breeding.data));
  return (
    <>
      <Place setting={PADDOCK} horse={<SceneHorse look={mare.look} />}>
        <nav className="crumb" aria-label="Back">
          <Link href={`/horses/${mare.id}`}>
            <ChevronLeft className="icon icon-small" aria-hidden />
            {mare.name}
          </Link>
        </nav>
        <PageHeading title={`Studs for ${mare.name}`} />
        <p>
          {whyNot === undefined
            ? `Other players’ stallions, and the foals each could give her.${search.breed === undefined && mare.breedId !== CROSSBREED ? ' Her own breed comes first.' : ''}`
            : `${whyNot} You can look now and request later.`}
        </p>
      </Place>
      <div className="wrap page">
        <div className="timber">
          <MateFilters
            search={search}
            discipline={mare.discipline}
            busy={studs.isFetching && !studs.isFetchingNextPage}
            onSearch={show}
          />
          <Query query={studs} skeleton={<Skeleton label="Loading the studs" rows={5} height="96px" />}>
            {(list) =>
              list.length === 0 ? (
                <None search={search} onReset={() => show({})} />
              ) : (
                <>
                  <p className="sr" aria-live="polite">
                    {counted(list.length, 'stud')} shown
                  </p>
                  {list.some(({ body }) => body !== null) && (
                    <p className="pb-3 text-15 text-muted">
                      The chance of the body is estimated from both parents’ breeding values.
                      <HelpLink to="values" about="breeding values" />
                    </p>
                  )}
                  <MateList
                    studs={list}
                    wish={formatWish(search)}
                    discipline={formatDiscipline(search, mare)}
                    onChoose={setChosen}
                  />
                  <ShowMore pages={studs} label="Show more studs" />
                </>
              )
            }
          </Query>
        </div>
        {chosen && (
          <StudRequestDialog
            mare={mare}
            stallion={{ ...chosen.stallion, note: chosen.note }}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
    </>
  );
}

const formatOpenRequest = ({ name }: Horse, { openRequests }: { readonly openRequests: number }) =>
  openRequests > 0 ? `${name} already has an open request.` : undefined;

function formatDiscipline({ discipline }: MateSearch, mare: Horse): string {
  return disciplineLabel((discipline ?? mare.discipline) as Horse['discipline']).toLowerCase();
}

function None({ search, onReset }: { readonly search: MateSearch; readonly onReset: () => void }) {
  const narrowed = ['breed', 'without', 'maxFee', 'search'].some((key) => key in search);
  return narrowed ? (
    <p className="py-5 text-muted">
      No stallion matches. <Button onClick={onReset}>Show all studs</Button>
    </p>
  ) : (
    <p className="py-5 text-muted">No stallions at stud for her today. Look again later.</p>
  );
}

function NoMare({ horse }: { readonly horse: Horse }) {
  return (
    <Place setting={PADDOCK} horse={<SceneHorse look={horse.look} />}>
      <PageHeading title={`${horse.name} is not a mare`} />
      <p>Only mares can look for studs. Place a stallion at stud from his own page.</p>
      <Link className={`${buttonClass('main')} mt-3`} href={`/horses/${horse.id}`}>
        Back to {horse.name}
      </Link>
    </Place>
  );
}
