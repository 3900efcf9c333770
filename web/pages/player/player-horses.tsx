import { ChevronLeft } from 'lucide-react';
import { useParams, useSearchParams, useLocation } from 'wouter';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { FirstHorse } from '../first-horse.tsx';
import { MissingPlayer } from './missing-player.tsx';
import { formatBred, HorseCards, formatOwned } from './stable-horses.tsx';
import { StablePlace, StableSkeleton } from './stable-place.tsx';
import { usePlayer, usePlayerHorses, type WhoseHorses } from './use-player.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The tab lives in the address. */
export default function PlayerHorses() {
  const { id } = useParams<{ id: string }>();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const player = usePlayer(id);
  const { error } = player;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingPlayer />;
  const of = search.get('of') === 'bred' ? 'bred' : 'owned';
  const showTab = (tab: WhoseHorses) =>
    go(`/players/${id}/horses${tab === 'bred' ? '?of=bred' : ''}`, { replace: true });
  return (
    <>
      <Query query={player} skeleton={<StableSkeleton label="Loading the horses" />}>
        {({ username, bestHorses }) => (
          <>
            <StablePlace horses={bestHorses} low>
              <nav className="crumb" aria-label="Back">
                <Link href={`/players/${id}`}>
                  <ChevronLeft className="icon icon-small" aria-hidden />
                  {username}
                </Link>
              </nav>
              <PageHeading title={`Horses of ${username}`} />
            </StablePlace>
            <div className="wrap page">
              <div className="timber">
                <Tabs
                  label="Whose horses"
                  value={of}
                  onChange={showTab}
                  tabs={[
                    {
                      value: 'owned',
                      label: 'In the stable',
                      panel: <Horses key="owned" playerId={id} of="owned" />,
                    },
                    { value: 'bred', label: 'Bred', panel: <Horses key="bred" playerId={id} of="bred" /> },
                  ]}
                />
              </div>
            </div>
          </>
        )}
      </Query>
    </>
  );
}

interface HorsesProps {
  readonly playerId: string;
  readonly of: WhoseHorses;
}

function Horses({ playerId, of }: HorsesProps) {
  const me = useUser();
  const horses = usePlayerHorses(playerId, of);
  return (
    <Query query={horses} skeleton={<Skeleton label="Loading the horses" rows={6} height="88px" />}>
      {(list) =>
        list.length === 0 ? (
          of === 'owned' && playerId === me.id ? (
            <FirstHorse coins={me.coins} />
          ) : (
            <Empty title={of === 'owned' ? 'No horses yet' : 'No foals yet'} picture={<EmptyStall />}>
              <p>{of === 'owned' ? 'Horses of this stable' : 'Foals bred here'} will be listed here.</p>
            </Empty>
          )
        ) : (
          <>
            <HorseCards
              horses={list}
              formatDetail={(horse) =>
                of === 'owned' ? formatOwned(horse) : formatBred(horse, playerId, me.id)
              }
            />
            <ShowMore pages={horses} label="Show more horses" />
          </>
        )
      }
    </Query>
  );
}
