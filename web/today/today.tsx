import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Notice } from './notice.tsx';
import { Tasks } from './lazy-tasks.ts';
import { useToday } from './use-today.ts';

/** Below the status bar of every page except Home, which has its own list. */
export function Today() {
  const [path] = useLocation();
  const { data, isError, refetch } = useToday();
  const failed = isError && data === undefined;
  return (
    <>
      {data?.notice != null && <Notice key={data.notice} text={data.notice} />}
      {(path !== '/' || failed) && (
        <Suspense fallback={<TasksSkeleton />}>
          <Tasks tasks={data?.tasks} failed={failed} retry={() => void refetch()} />
        </Suspense>
      )}
    </>
  );
}

/** As high as an empty list. */
function TasksSkeleton() {
  return (
    <section className="tasks" aria-label="Today's tasks">
      <div className="wrap" />
    </section>
  );
}
