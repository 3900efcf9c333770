import { Deferred } from '../ui/loading/deferred.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import type { Look } from './coat-tint.ts';

const OwnStall = lazily(persistently(() => import('./own-stall.tsx')));

/** Beside words that say whose it is. Its code is not needed for a first view: until the page has settled it is empty. */
export function LateStall({ look }: { readonly look: Look }) {
  return (
    <Deferred now={OwnStall.isLoaded()} meanwhile={<span className="stall" />}>
      <OwnStall look={look} />
    </Deferred>
  );
}
