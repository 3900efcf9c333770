import { ChevronLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { useUser } from '../../accounts/session.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { OwnPaddock } from '../../calendar/own-paddock.tsx';
import { Place } from '../../calendar/place.tsx';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { SceneHorse, stallOf } from '../../portrait/stall.tsx';
import { AptitudeBars } from '../../records/aptitude.tsx';
import { useCard } from '../../records/use-records.ts';
import { RescueFilters } from '../../trade/rescue-filters.tsx';
import { addressOfRescues, rescuesIn, type RescueSearch } from '../../trade/rescue-search.ts';
import { RescueTable } from '../../trade/rescue-table.tsx';
import { useFirstRescues, useRescues, type Rescue } from '../../trade/use-rescues.ts';
import '../../trade/rescues.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { OwnHorse } from '../horse-place.tsx';
import { ForSaleFacts } from './for-sale-facts.tsx';
import { Others, Story } from './rescue-stories.tsx';

const BuyRescueDialog = lazyDialog(() => import('../../trade/buy-rescue-dialog.tsx'));

/** Told one after another; each is a press. */
const STORIES = 12;
const CARDS = 4;

/** One horse with her past, then others, then all of them. The filters live in the address. */
export default function RescueHorses() {
  const { coins } = useUser();
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<Rescue | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const search = useMemo(() => rescuesIn(parameters), [parameters]);
  const rescues = useRescues(search);
  const stories = useFirstRescues(STORIES);
  const all = stories.data ?? [];
  // Below what loads first, so that nothing is pushed down.
  const haveCome = stories.data !== undefined || stories.error !== null;
  const told = all.find(({ id }) => id === chosen) ?? all[0];
  const others = told === undefined ? [] : after(all, told);
  const show = (next: RescueSearch) => go(addressOfRescues(next), { replace: true });
  function tell(id: string) {
    setChosen(id);
    // After the name has changed.
    requestAnimationFrame(() => name.current?.focus());
  }
  return (
    <>
      <Place
        setting={MEADOW}
        horse={
          told ? <SceneHorse key={told.id} look={told.look} /> : stories.data && <OwnHorse setting={MEADOW} />
        }
      >
        <nav className="crumb" aria-label="Back">
          <Link href="/market">
            <ChevronLeft className="icon icon-small" aria-hidden />
            Market
          </Link>
        </nav>
        <PageHeading title="Rescue Horses" className="rescue-over" />
        <div className="rescue-story">
          {told ? (
            <Story
              horse={told}
              coins={coins}
              name={name}
              onBuy={() => setWanted(told)}
              onNext={others[0] && (() => tell(others[0]?.id ?? told.id))}
            />
          ) : (
            stories.data && <p>Nobody waits here now.</p>
          )}
        </div>
      </Place>
      <div className="wrap page">
        {others.length > 0 && <Others horses={others.slice(0, CARDS)} onTell={tell} />}
        {haveCome && (
          <div className="timber">
            <div className="rescue-all">
              <h2 className="section">All rescue horses</h2>
              <p>
                {inCoins(RESCUE_PRICE)} each. You have {inCoins(coins)}
                {coins < RESCUE_PRICE && `, ${inDigits(RESCUE_PRICE - coins)} too few`}. Every horse brings
                its history along.
              </p>
            </div>
            <RescueFilters
              search={search}
              busy={rescues.isFetching && !rescues.isFetchingNextPage}
              onSearch={show}
            />
            <Query
              query={rescues}
              skeleton={<Skeleton label="Loading the rescue horses" rows={6} height="72px" />}
            >
              {(horses) =>
                horses.length === 0 ? (
                  <NoRescues search={search} onReset={() => show({})} />
                ) : (
                  <>
                    <p className="sr" aria-live="polite">
                      {counted(horses.length, 'horse')} shown
                    </p>
                    <RescueTable horses={horses} coins={coins} picture={stallOf} onBuy={setWanted} />
                    <ShowMore pages={rescues} label="Show more horses" />
                  </>
                )
              }
            </Query>
          </div>
        )}
        {wanted && (
          <BuyRescueDialog
            horse={wanted}
            coins={coins}
            about={aboutRescue}
            onClose={() => setWanted(null)}
            onBought={(id) => go(`/horses/${id}`)}
          />
        )}
      </div>
    </>
  );
}

/** The horses that follow in the list, which then begins again. */
function after(all: readonly Rescue[], { id }: Rescue): readonly Rescue[] {
  const at = all.findIndex((horse) => horse.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}

const aboutRescue = (horse: Rescue) => <AboutRescue horse={horse} />;

function AboutRescue({ horse }: { readonly horse: Rescue }) {
  const card = useCard(horse.id);
  return (
    <>
      <OwnPaddock className="sale-scene">
        <SceneHorse look={horse.look} />
      </OwnPaddock>
      <h3 className="section">Aptitude</h3>
      <Query query={card} skeleton={<Skeleton label="Loading the aptitude" rows={7} height="28px" />}>
        {({ aptitude }) => <AptitudeBars aptitude={aptitude} />}
      </Query>
      <ForSaleFacts {...horse} breeds={horse.sex !== 'gelding'} />
    </>
  );
}

interface NoRescuesProps {
  readonly search: RescueSearch;
  readonly onReset: () => void;
}

function NoRescues({ search, onReset }: NoRescuesProps) {
  return (
    <Empty title="No rescue horses available" picture={<EmptyStall />}>
      {Object.keys(search).length > 0 ? (
        <>
          <p>None matches. Try fewer filters.</p>
          <Button onClick={onReset}>Show all rescue horses</Button>
        </>
      ) : (
        <>
          <p>Every one has found a home. Horses that players sell will wait here.</p>
          <Link className={buttonClass()} href="/market?buy=horse">
            Look at the store
          </Link>
        </>
      )}
    </Empty>
  );
}
