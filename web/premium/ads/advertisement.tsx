import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Below } from '../../ui/loading/below.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { persistently } from '../../ui/loading/persistently.ts';
import type { User } from '../use-premium.ts';
import './ads.css';

export type AdSlot = 'footer' | 'profile' | 'find' | 'market';

const Content = lazily(persistently(() => import('./ad-content.tsx')));

interface AdvertisementProps {
  readonly slot: AdSlot;
  /** What this player sees. */
  readonly seen: User['advertisements'];
}

/** Nothing for members and players under 13. Keeps its space, so that the page never shifts. */
export function Advertisement({ slot, seen }: AdvertisementProps) {
  const [path] = useLocation();
  if (seen === 'none') return null;
  return (
    <aside className={`ad-slot is-${slot}`} aria-label="Advertisement">
      <div className="ad-room">
        <Below now={Content.isLoaded()}>
          <Suspense fallback={null}>
            <Content path={path} />
          </Suspense>
        </Below>
      </div>
      <p className="ad-note">Advertisement. Members see none.</p>
    </aside>
  );
}
