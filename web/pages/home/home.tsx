import { Suspense, useState, type ReactNode } from 'react';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import { useFirstSteps } from '../../first-steps/use-first-steps.ts';
import { useBoxes } from '../../horses/boxes/use-boxes.ts';
import { useHorses, type Horse } from '../../horses/use-horses.ts';
import { useCollectSalary } from '../../players/use-salary.ts';
import { Advertisement } from '../../premium/ads/advertisement.tsx';
import { ProfilePanel } from '../../profile/profile-panel.tsx';
import { NewsSince } from '../../news/since-last-visit.tsx';
import { useSinceLastVisit } from '../../news/use-news.ts';
import { RoundCardBones } from '../round/round-card-bones.tsx';
import { useRoundReadings } from '../round/use-round-readings.ts';
import { useMyPending, useQuota } from '../../shows/use-shows.ts';
import { useToday, type Task } from '../../today/use-today.ts';
import { Bones } from '../../ui/bone.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FirstHorse } from '../first-horse.tsx';
import { Hero, HeroBones } from './hero.tsx';
import { heroTurns } from './hero-turns.ts';
import './home.css';
import './hero.css';
import { HomeNeeds } from './home-needs.tsx';
import { HomeRing } from './home-ring.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { whileOnline } from '../../ui/loading/while-online.ts';
import { later } from '../../ui/loading/later.tsx';

/** With the rules that plan a round. */
const RoundCard = lazily(() => import('../round/round-card.tsx'));
// Loads beside the data that it needs. Rendering retries.
whileOnline(RoundCard.load).catch(() => undefined);

const FeedDialog = later(() => import('../../care/feeding/feed-dialog.tsx'));
const PastureDialog = later(() => import('../../care/pasture/pasture-dialog.tsx'));
const TreatDialog = later(() => import('../../care/feeding/treat-dialog.tsx'));
const TrainManyDialog = later(() => import('../../guild-work/training/train-many-dialog.tsx'));
const EnterEachDialog = later(() => import('../../shows/enter/enter-each-dialog.tsx'));

const EVERY_MINUTE = 60_000;

/** A horse first, then the round, then what needs doing. */
export default function Home() {
  const user = useUser();
  const horses = useHorses();
  const pending = useMyPending();
  const steps = useFirstSteps();
  const news = useSinceLastVisit();
  const today = useToday();
  const quota = useQuota();
  const boxes = useBoxes();
  const round = useRoundReadings();
  const salaryCall = useCollectSalary();
  const now = useWorldNow(EVERY_MINUTE);
  const [here] = useState(() => new Date());
  const [feeding, setFeeding] = useState<readonly Horse[] | null>(null);
  const [turningOut, setTurningOut] = useState<readonly Horse[] | null>(null);
  const [treating, setTreating] = useState<Horse | null>(null);
  const [training, setTraining] = useState<readonly Horse[] | null>(null);
  const [entering, setEntering] = useState<readonly Horse[] | null>(null);
  // Rendered together, against layout shifts.
  const readings = [horses, today, pending, steps, news, quota, boxes];
  const ready = readings.every(({ isPending }) => !isPending) && (round.data ?? round.error) !== null;
  const own = horses.data ?? [];
  const taskOf = (kind: Task['kind']) => today.data?.tasks.find((task) => task.kind === kind);
  const salary = taskOf('salary')?.coins ?? null;
  const turns = heroTurns(
    { horses: own, favourites: boxes.data?.horses ?? [], lastWin: news.data?.lastWin ?? null },
    now,
  );
  const hasHorses = own.length > 0;
  const heading = <PageHeading title="Home">Good to see you, {user.username}</PageHeading>;
  if (!ready)
    return (
      <Frame hero={user.horseCount > 0 ? <HeroBones /> : null}>
        {user.horseCount > 0 ? <RoundCardBones /> : heading}
        <HomeSkeleton />
      </Frame>
    );
  return (
    <Frame hero={hasHorses ? <Hero turns={turns} now={now} /> : null}>
      {hasHorses ? (
        <Loaded reading={round} skeleton={<RoundCardBones />}>
          {(found) => (
            <Suspense fallback={<RoundCardBones />}>
              <RoundCard readings={found} greeting={greetingAt(here)} now={now} />
            </Suspense>
          )}
        </Loaded>
      ) : (
        heading
      )}
      <div className="home">
        <div className="home-main">
          <section aria-label="What to do next">
            <Loaded reading={horses} skeleton={<HomeSkeleton />}>
              {(list) => (
                <>
                  {list.length === 0 && (
                    <div className="mb-8">
                      <FirstHorse coins={user.coins} />
                    </div>
                  )}
                  {(list.length > 0 || salary !== null) && (
                    <HomeNeeds
                      horses={list}
                      studRequests={taskOf('requests')?.count ?? 0}
                      salary={salary}
                      coins={user.coins}
                      hasSteps={(steps.data?.length ?? 0) > 0}
                      now={now}
                      onFeed={setFeeding}
                      onTreat={setTreating}
                      onTurnOut={setTurningOut}
                      onTrain={setTraining}
                      onEnter={setEntering}
                      collecting={salaryCall.busy}
                      onCollect={() => salaryCall.run()}
                      quota={quota.data}
                    />
                  )}
                </>
              )}
            </Loaded>
          </section>
          {steps.data && <FirstSteps steps={steps.data} />}
        </div>
        <div className="home-side">
          {hasHorses && (
            <Loaded reading={news} skeleton={<HomeSkeleton />}>
              {(since) => <NewsSince news={since} now={now} />}
            </Loaded>
          )}
          {hasHorses && <HomeRing entries={pending} horses={own} />}
          <ProfilePanel user={user} horses={own} now={now}>
            <Advertisement place="profile" seen={user.advertisements} />
          </ProfilePanel>
        </div>
      </div>
      {feeding && <FeedDialog horses={feeding} coins={user.coins} onClose={() => setFeeding(null)} />}
      {turningOut && (
        <PastureDialog
          move="turn out"
          horses={turningOut}
          guild={user.guild}
          onClose={() => setTurningOut(null)}
        />
      )}
      {training && (
        <TrainManyDialog
          horses={training}
          guild={user.guild}
          coins={user.coins}
          onClose={() => setTraining(null)}
        />
      )}
      {entering && <EnterEachDialog horses={entering} onClose={() => setEntering(null)} />}
      {treating && <TreatDialog horse={treating} onClose={() => setTreating(null)} />}
    </Frame>
  );
}

function Frame({ hero, children }: { readonly hero: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {hero}
      <div className={hero === null ? 'wrap page' : 'wrap page is-under-hero'}>{children}</div>
    </>
  );
}

function HomeSkeleton() {
  return <Bones label="Looking round the stable" rows={3} height="56px" />;
}

/** By the player's own clock. */
function greetingAt(here: Date): string {
  const hour = here.getHours();
  if (hour < 5) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
