import { Camera, List } from 'lucide-react';
import { useState } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { useGameDate, useHour } from '../../calendar/use-game-date.ts';
import { useHourBegun } from '../../calendar/use-hour-begun.ts';
import { HolidayButton, type Moving } from '../../care/pasture/holiday-button.tsx';
import { useHorses, type Horse } from '../../horses/use-horses.ts';
import { partOfDay } from '../../paddock/hours.ts';
import { weatherOn } from '../../paddock/weather/weather.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { Link } from '../../ui/link.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FirstHorse } from '../first-horse.tsx';
import { Signpost } from '../signpost/signpost.tsx';
import { countIn, herdOf } from './herd.ts';
import { LandScene, type Air } from './land-scene.tsx';
import { Pager, useShownPage } from './shown-page.tsx';
import { formatAir, formatHour, formatCounts } from './yard-text.ts';
import './yard.css';

const PastureDialog = lazyDialog(() => import('../../care/pasture/pasture-dialog.tsx'));
const SharePicture = lazyDialog(() => import('./share-picture.tsx'));

/** The player's horses where they are now, to scale; each is a button. */
export default function Yard() {
  const horses = useHorses();
  const { data: date } = useGameDate();
  const hour = useHour();
  const begun = useHourBegun();
  if (date === undefined || hour === undefined || begun === undefined) return <YardSkeleton />;
  const weather = weatherOn(date);
  const air = { light: partOfDay(hour).light, season: date.season, weather };
  return (
    <div className="page yard">
      <Query query={horses} skeleton={<YardSkeleton />}>
        {(loaded) => (
          <Stable
            horses={loaded}
            air={air}
            hour={begun}
            title={`The yard ${formatHour(hour)}`}
            airSays={formatAir(date.season, weather)}
          />
        )}
      </Query>
      <div className="wrap">
        <ShowMore pages={horses} label="Show more horses" />
      </div>
    </div>
  );
}

function YardSkeleton() {
  return (
    <div className="page yard" role="status">
      <span className="sr">Loading your yard</span>
      <div className="yard-land skeleton yard-skeleton" />
    </div>
  );
}

interface StableProps {
  readonly horses: readonly Horse[];
  readonly air: Air;
  readonly hour: number;
  readonly title: string;
  readonly airSays: string;
}

function Stable({ horses, air, hour, title, airSays }: StableProps) {
  const user = useUser();
  const now = useWorldNow(MINUTE);
  const [moving, setMoving] = useState<Moving<Horse> | null>(null);
  const [shares, setShares] = useState(false);
  const herd = herdOf(horses, now);
  const yard = useShownPage('yard', herd.yard, hour);
  const pasture = useShownPage('pasture', herd.pasture, hour);
  const lands = [yard, pasture].filter(({ positions }) => positions.length > 0);
  // If all are on pasture, omits the yard, which would be empty.
  const [first, ...others] = lands.length > 0 ? lands : [yard];
  return (
    <>
      {first && (
        <LandScene land={first.land} air={air} positions={first.positions} now={now}>
          <div className="yard-title">
            <PageHeading title="Yard" className="yard-h">
              {first.land === 'yard' ? title : title.replace('The yard', 'The pasture')}
            </PageHeading>
            <p>{airSays}</p>
          </div>
        </LandScene>
      )}
      <div className="wrap yard-bar">
        {horses.length === 0 ? (
          <FirstHorse coins={user.coins} />
        ) : (
          <>
            <div className="yard-says">
              <p>
                <b>{formatCounts(countIn(herd.yard), countIn(herd.pasture))}</b>{' '}
                <span className="text-muted">
                  Press a horse to visit. A dot means that one needs you.{' '}
                  <HelpLink to="yard" about="the yard" />
                </span>
              </p>
              {first && <Pager shown={first} />}
            </div>
            <div className="yard-acts">
              {horses.length > 1 && <HolidayButton horses={horses} onMove={setMoving} />}
              <Button aria-haspopup="dialog" onClick={() => setShares(true)}>
                <Camera className="icon" aria-hidden />
                Picture to share
              </Button>
              <Link className={buttonClass('plain')} href="/stable">
                <List className="icon" aria-hidden />
                List
              </Link>
            </div>
          </>
        )}
      </div>
      {others.map((shown) => (
        <section key={shown.land} aria-labelledby="yard-pasture">
          <LandScene land={shown.land} air={air} positions={shown.positions} now={now}>
            <div className="yard-title">
              <h2 className="yard-h is-small" id="yard-pasture">
                Pasture
              </h2>
            </div>
          </LandScene>
          <div className="wrap yard-bar">
            <Pager shown={shown} />
          </div>
        </section>
      ))}
      {horses.length > 0 && (
        <div className="wrap">
          <Signpost />
        </div>
      )}
      {moving && <PastureDialog {...moving} guild={user.guild} onClose={() => setMoving(null)} />}
      {shares && <SharePicture lands={lands} air={air} stable={user} onClose={() => setShares(false)} />}
    </>
  );
}
