import { useLocation } from 'wouter';
import { Notice } from './notice.tsx';
import { Tasks } from './tasks.tsx';
import { useToday } from './use-today.ts';

/** Between the status bar and every page: the operator's notice, and today's tasks. Home has a list of its own. */
export function Today() {
  const [path] = useLocation();
  const { data, isError, refetch } = useToday();
  const failed = isError && data === undefined;
  return (
    <>
      {data?.notice != null && <Notice key={data.notice} text={data.notice} />}
      {(path !== '/' || failed) && <Tasks tasks={data?.tasks} failed={failed} again={() => void refetch()} />}
    </>
  );
}
