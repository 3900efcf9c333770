import { CircleAlert } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { isBreak, sentenceOf } from '../api/call-refused.ts';
import { Button } from './button.tsx';

export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly reading: Reading<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Data renders deferred, so the page stays responsive. */
export function Loaded<Data>({ reading, skeleton, children }: LoadedProps<Data>) {
  const comes = useDeferredValue(reading.data !== undefined);
  if (reading.data !== undefined && comes) return children(reading.data);
  // Refetches during an outage keep the error on screen.
  if (reading.error === null || (reading.isFetching && !isBreak(reading.error))) return skeleton;
  return <Failed error={reading.error} again={() => void reading.refetch()} />;
}

interface FailedProps {
  readonly error: unknown;
  readonly again: () => void;
}

export function Failed({ error, again }: FailedProps) {
  return (
    <div className="failed" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <p>{sentenceOf(error, 'This could not be loaded. Please try again.')}</p>
      <Button onClick={again}>Try again</Button>
    </div>
  );
}
