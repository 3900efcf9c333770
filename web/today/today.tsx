import { useLocation } from 'wouter';
import { Notice } from './notice.tsx';
import { Tasks } from './tasks.tsx';
import { useToday } from './use-today.ts';

/** Below the status bar of every page; home has its own list. */
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
