import { CircleAlert, KeyRound } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { isBreak, sentenceOf } from '../api/call-refused.ts';
import { asksToKeep, needsKeeping } from '../api/keep-first.ts';
import { Button } from './button.tsx';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryProps<Data> {
  readonly query: QueryState<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Data renders deferred, so the page stays responsive. */
export function Query<Data>({ query, skeleton, children }: QueryProps<Data>) {
  const comes = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && comes) return children(query.data);
  // Refetches during an outage keep the error on screen.
  if (query.error === null || (query.isFetching && !isBreak(query.error))) return skeleton;
  return <Failed error={query.error} onRetry={() => void query.refetch()} />;
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function Failed({ error, onRetry }: FailedProps) {
  if (needsKeeping(error)) return <KeepFirst sentence={sentenceOf(error, '')} />;
  return (
    <div className="failed" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <p>{sentenceOf(error, 'This could not be loaded. Please try again.')}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** In place of what guests may not see. */
function KeepFirst({ sentence }: { readonly sentence: string }) {
  return (
    <div className="failed is-closed">
      <KeyRound className="icon" aria-hidden />
      <p>{sentence}</p>
      <Button aria-haspopup="dialog" onClick={() => asksToKeep.set(true)}>
        Choose them now
      </Button>
    </div>
  );
}
