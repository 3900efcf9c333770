import { FEEDS, type FeedType } from '../../../game/care/feed.ts';
import { TREATS, type TreatType } from '../../../game/care/treats.ts';
import { useAct } from '../../api/act.ts';
import { showToast } from '../../ui/toasts.ts';

const NOT_BOUGHT = { title: 'Purchase Failed', titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' } };

export interface CareHorse {
  readonly id: string;
  readonly name: string;
  readonly ageInMonths: number;
  readonly happiness: number;
  readonly happinessLimit: number;
  readonly feedExpiresAt: string | null;
  /** Null unless the horse is known to need hay and oil. */
  readonly rationUntil: string | null;
  readonly grassFrom: string | null;
}

export function useGiveTreat(horse: CareHorse, onDone: () => void) {
  return useAct('POST /api/horses/:id/use-treat', {
    onDone({ happinessGained, newHappiness }) {
      showToast({
        title: `${horse.name} enjoyed that`,
        description: `Happiness +${happinessGained}%, now ${newHappiness}%.`,
      });
      onDone();
    },
    failure: { title: 'Failed to Give Treat', text: 'Failed to give treat to horse' },
  });
}

export function useBuyFeed(onDone: () => void) {
  return useAct('POST /api/inventory/buy-feed', {
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    failure: { ...NOT_BOUGHT, text: 'Failed to buy feed' },
  });
}

export function useBuyTreats(onDone: () => void) {
  return useAct('POST /api/inventory/buy-treats', {
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    failure: { ...NOT_BOUGHT, text: 'Failed to buy treats' },
  });
}

export function feedName(feed: FeedType): string {
  return `${FEEDS[feed].label} feed`;
}

export function treatName(treat: TreatType): string {
  return TREATS[treat].label;
}
