import { Suspense, useState, type ReactNode } from 'react';
import { useCollectStep } from '../../first-steps/use-collect-step.ts';
import type { useFirstSteps } from '../../first-steps/use-first-steps.ts';
import type { Horse, useHorses } from '../../horses/use-horses.ts';
import { NewsSince } from '../../news/since-last-visit.tsx';
import type { useSinceLastVisit } from '../../news/use-news.ts';
import { useCollectSalary } from '../../players/use-salary.ts';
import type { User } from '../../profile/use-profile.ts';
import type { Quota, useMyPending } from '../../shows/use-quota.ts';
import type { Task } from '../../today/use-today.ts';
import { Query } from '../../ui/query.tsx';
import { Below } from '../../ui/loading/below.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { HomeFurtherProps } from './home-further.tsx';
import { HomeNeeds } from './home-needs.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { isWaiting } from './reward-row.tsx';

const FeedDialog = lazyDialog(() => import('../../care/feeding/feed-dialog.tsx'));
const PastureDialog = lazyDialog(() => import('../../care/pasture/pasture-dialog.tsx'));
const TreatDialog = lazyDialog(() => import('../../care/feeding/treat-dialog.tsx'));
const TrainManyDialog = lazyDialog(() => import('../../guild-work/training/train-many-dialog.tsx'));
const EnterEachDialog = lazyDialog(() => import('../../shows/enter/enter-each-dialog.tsx'));

const HomeFurther = lazily(() => import('./home-further.tsx'));

interface HomeBelowProps {
  readonly user: User;
  readonly horses: ReturnType<typeof useHorses>;
  readonly tasks: readonly Task[];
  readonly quota: Quota | undefined;
  readonly steps: ReturnType<typeof useFirstSteps>['data'];
  readonly news: ReturnType<typeof useSinceLastVisit>;
  readonly pending: ReturnType<typeof useMyPending>;
  readonly now: Date;
  /** False in a window that shows only the beginning of this part: the rest is loaded later. */
  readonly isWhole: boolean;
}

/** The lower part of Home: tasks, news and the player's profile. */
export default function HomeBelow({
  user,
  horses,
  tasks,
  quota,
  steps,
  news,
  pending,
  now,
  isWhole,
}: HomeBelowProps) {
  const salaryCall = useCollectSalary();
  const stepCall = useCollectStep();
  const [feeding, setFeeding] = useState<readonly Horse[] | null>(null);
  const [turningOut, setTurningOut] = useState<readonly Horse[] | null>(null);
  const [treating, setTreating] = useState<Horse | null>(null);
  const [training, setTraining] = useState<readonly Horse[] | null>(null);
  const [entering, setEntering] = useState<readonly Horse[] | null>(null);
  const own = horses.data ?? [];
  const hasHorses = own.length > 0;
  const taskOf = (kind: Task['kind']) => tasks.find((task) => task.kind === kind);
  const isGuest = user.guestUntil !== null;
  const salary = taskOf('salary')?.coins ?? null;
  // Guests collect once they are players.
  const waiting = isGuest ? [] : (steps ?? []);
  const hasSteps = steps !== undefined && steps.length > 0;
  const further = (column: HomeFurtherProps['column']) => {
    const part = (
      <HomeFurther column={column} user={user} horses={own} steps={steps ?? []} pending={pending} now={now} />
    );
    // Without a boundary of its own it appears with the rest.
    return isWhole ? part : <LaterPart>{part}</LaterPart>;
  };
  return (
    <>
      <div className="home">
        <div className="home-main">
          {(hasHorses || horses.data === undefined || salary !== null || waiting.some(isWaiting)) && (
            <section className="timber" aria-label="What to do next">
              <Query query={horses} skeleton={<HomeSkeleton />}>
                {(list) => (
                  <HomeNeeds
                    horses={list}
                    studRequests={taskOf('requests')?.count ?? 0}
                    salary={salary}
                    coins={user.coins}
                    guild={user.guild}
                    hasSteps={hasSteps}
                    now={now}
                    onFeed={setFeeding}
                    onTreat={setTreating}
                    onTurnOut={setTurningOut}
                    onTrain={setTraining}
                    onEnter={setEntering}
                    steps={waiting}
                    collectingStep={stepCall.busy}
                    onCollectStep={({ id }) => stepCall.run({ params: { id } })}
                    collecting={salaryCall.busy}
                    onCollect={() => salaryCall.run()}
                    quota={quota}
                  />
                )}
              </Query>
            </section>
          )}
          {further('main')}
        </div>
        <div className="home-side">
          {hasHorses && !isGuest && (
            <Query query={news} skeleton={<HomeSkeleton />}>
              {(since) => <NewsSince news={since} now={now} />}
            </Query>
          )}
          {further('side')}
        </div>
      </div>
      {!hasSteps && <div className="home-foot">{further('foot')}</div>}
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
    </>
  );
}

function LaterPart({ children }: { readonly children: ReactNode }) {
  const room = <div className="home-room" />;
  return (
    <Below now={false} meanwhile={room}>
      <Suspense fallback={room}>{children}</Suspense>
    </Below>
  );
}
