import { Notice } from './notice.tsx';
import { Tasks } from './tasks.tsx';
import { useFrame } from './use-frame.ts';

/** The two blocks between the status bar and every page: the operator's notice, and today's tasks. */
export function Today() {
  const { data, isError, refetch } = useFrame();
  return (
    <>
      {data?.notice != null && <Notice key={data.notice} text={data.notice} />}
      <Tasks tasks={data?.tasks} failed={isError} again={() => void refetch()} />
    </>
  );
}
