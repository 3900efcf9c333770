import { useState } from 'react';
import { useUser } from '../../accounts/session.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import { useFirstSteps } from '../../first-steps/use-first-steps.ts';
import { feedLeft } from '../../horses/hunger.tsx';
import { useHorses, type Horse } from '../../horses/use-horses.ts';
import { useCollectSalary } from '../../players/use-salary.ts';
import { Advertisement } from '../../premium/ads/advertisement.tsx';
import { ProfilePanel } from '../../profile/profile-panel.tsx';
import { NewsSince } from '../../news/since-last-visit.tsx';
import { useSinceLastVisit } from '../../news/use-news.ts';
import { useMyPending, useQuota } from '../../shows/use-shows.ts';
import { useToday, type Task } from '../../today/use-today.ts';
import { Bones } from '../../ui/bone.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FirstHorse } from '../first-horse.tsx';
import { HomeNeeds } from './home-needs.tsx';
import { HomeRing } from './home-ring.tsx';
import { later } from '../../ui/loading/later.tsx';

const FeedDialog = later(() => import('../../care/feeding/feed-dialog.tsx'));
const PastureDialog = later(() => import('../../care/pasture/pasture-dialog.tsx'));
const TreatDialog = later(() => import('../../care/feeding/treat-dialog.tsx'));
const TrainManyDialog = later(() => import('../../guild-work/training/train-many-dialog.tsx'));
const EnterEachDialog = later(() => import('../../shows/enter/enter-each-dialog.tsx'));

const EVERY_MINUTE = 60_000;

export default function Home() {
  const user = useUser();
  const horses = useHorses();
  const pending = useMyPending();
  const steps = useFirstSteps();
  const news = useSinceLastVisit();
  const today = useToday();
  const quota = useQuota();
  const salaryCall = useCollectSalary();
  const now = useWorldNow(EVERY_MINUTE);
  const [feeding, setFeeding] = useState<readonly Horse[] | null>(null);
  const [turningOut, setTurningOut] = useState<readonly Horse[] | null>(null);
  const [treating, setTreating] = useState<Horse | null>(null);
  const [training, setTraining] = useState<readonly Horse[] | null>(null);
  const [entering, setEntering] = useState<readonly Horse[] | null>(null);
  // Rendered together, against layout shifts.
  const ready = [horses, today, pending, steps, news, quota].every(({ isPending }) => !isPending);
  const own = horses.data ?? [];
  const taskOf = (kind: Task['kind']) => today.data?.tasks.find((task) => task.kind === kind);
  const salary = taskOf('salary')?.coins ?? null;
  // Newcomers see tasks first, others news.
  const newcomer = news.data?.firstVisit ?? false;
  const firstSteps = steps.data && <FirstSteps key="steps" steps={steps.data} />;
  const sinceLastVisit = own.length > 0 && (
    <Loaded key="since" reading={news} skeleton={<HomeSkeleton />}>
      {(since) => <NewsSince news={since} now={now} />}
    </Loaded>
  );
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Home">Good to see you, {user.username}</PageHeading>
        <p>{ready && horses.data ? summary(horses.data, now) : '\u00a0'}</p>
      </div>
      {ready ? (
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
            {newcomer ? [firstSteps, sinceLastVisit] : [sinceLastVisit, firstSteps]}
          </div>
          <div className="home-side">
            {own.length > 0 && <HomeRing entries={pending} horses={own} />}
            <ProfilePanel user={user} horses={own} now={now}>
              <Advertisement place="profile" seen={user.advertisements} />
            </ProfilePanel>
          </div>
        </div>
      ) : (
        <HomeSkeleton />
      )}
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
    </div>
  );
}

function HomeSkeleton() {
  return <Bones label="Looking round the stable" rows={3} height="56px" />;
}

function summary(horses: readonly Horse[], now: Date): string {
  if (horses.length === 0) return 'Your first horse is waiting.';
  const hungry = horses.filter((horse) => feedLeft(horse, now).hunger === 'hungry');
  if (horses.every((horse) => feedLeft(horse, now).hunger === 'grass'))
    return 'All your horses are on pasture.';
  if (hungry.length === 0) return 'All your horses are fed.';
  const [first] = hungry;
  return hungry.length === 1 ? `${first?.name} is hungry.` : `${hungry.length} of your horses are hungry.`;
}
