import { Deferred } from '../ui/loading/deferred.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import type { Look } from './coat-tint.ts';

const OwnStall = lazily(persistently(() => import('./own-stall.tsx')));

/** Stands beside the horse’s name, so the first view does without it: it is empty until the page has settled. */
export function LateStall({ look }: { readonly look: Look }) {
  return (
    <Deferred now={OwnStall.isLoaded()} meanwhile={<span className="stall" />}>
      <OwnStall look={look} />
    </Deferred>
  );
}
