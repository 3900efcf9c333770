import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Below } from '../../ui/loading/below.tsx';
import { lazily } from '../../ui/loading/lazily.tsx';
import { persistently } from '../../ui/loading/persistently.ts';
import type { User } from '../use-premium.ts';
import './ads.css';

export type AdSlot = 'banner' | 'footer' | 'profile' | 'market';

/** Distinct names for the landmarks of one page. */
const NAMES: Readonly<Record<AdSlot, string>> = {
  banner: 'Advertisement',
  footer: 'Advertisement, end of page',
  profile: 'Advertisement, profile',
  market: 'Advertisement, market',
};

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
    <aside className={`ad-slot is-${slot}`} aria-label={NAMES[slot]}>
      <div className="ad-room">
        <Below now={Content.isLoaded()}>
          <Suspense fallback={null}>
            <Content slot={slot} path={path} />
          </Suspense>
        </Below>
      </div>
      <p className="ad-note">Advertisement. Members see none.</p>
    </aside>
  );
}
