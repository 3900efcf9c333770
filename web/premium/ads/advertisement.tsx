import { useLocation } from 'wouter';
import { below } from '../../ui/loading/below.tsx';
import type { User } from '../use-premium.ts';
import './ads.css';

export type Place = 'banner' | 'footer' | 'profile' | 'market';

/** Landmarks of one page are told apart by name. */
const NAMES: Readonly<Record<Place, string>> = {
  banner: 'Advertisement',
  footer: 'Advertisement, end of page',
  profile: 'Advertisement, profile',
  market: 'Advertisement, market',
};

const Content = below(() => import('./ad-content.tsx'));

interface AdvertisementProps {
  readonly place: Place;
  /** By this player. */
  readonly seen: User['advertisements'];
}

/** Nothing for members and players under 13. The room is kept, so the page never shifts. */
export function Advertisement({ place, seen }: AdvertisementProps) {
  const [path] = useLocation();
  if (seen === 'none') return null;
  return (
    <aside className={`ad-slot is-${place}`} aria-label={NAMES[place]}>
      <div className="ad-room">
        <Content place={place} path={path} />
      </div>
      <p className="ad-note">Advertisement. Members see none.</p>
    </aside>
  );
}
