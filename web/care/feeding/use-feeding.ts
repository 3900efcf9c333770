import { FEEDS } from '../../../game/care/feed.ts';
import type { FeedType } from '../../../game/care/feed.ts';
import { TREATS } from '../../../game/care/treats.ts';
import type { TreatType } from '../../../game/care/treats.ts';
import { useAct } from '../../api/act.ts';
import { CallRefused, sentenceOf } from '../../api/call-refused.ts';
import { keyOf, useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';
import { showToast } from '../../ui/toasts.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';

const FEED = keyOf('GET /api/inventory/feed');
const TREAT = keyOf('GET /api/inventory/treats');
const MATERIAL = keyOf('GET /api/materials');
export const INVENTORY_KEYS = [FEED, TREAT, MATERIAL];
const HORSES = keyOf('GET /api/horses');
/** What paying changes. */
const PURSE = [keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')] as const;

export interface CareHorse {
  readonly id: string;
  readonly name: string;
  readonly happiness: number;
  readonly feedExpiresAt: string | null;
}

export type Stock<Type extends string> = Readonly<Record<Type, number>>;

export function useFeedStock() {
  const reading = useRead('GET /api/inventory/feed', {});
  return {
    ...reading,
    data: reading.data && stockOf(reading.data.map((row) => [row.feedType, row.quantity])),
  };
}

export function useTreatStock() {
  const reading = useRead('GET /api/inventory/treats', {});
  return {
    ...reading,
    data: reading.data && stockOf(reading.data.map((row) => [row.treatType, row.quantity])),
  };
}

/** The server leaves out types with none in stock. */
function stockOf<Type extends string>(rows: readonly (readonly [Type, number])[]): Partial<Stock<Type>> {
  return Object.fromEntries(rows) as Partial<Stock<Type>>;
}

export function useFeedHorse(horse: CareHorse, onDone: () => void) {
  return useAct('POST /api/horses/:id/use-feed', {
    changes: () => [HORSES, FEED],
    onDone({ expiresAt }) {
      showToast({
        title: `${horse.name} is fed`,
        description: `Fed until ${dayAndTimeWithin(new Date(expiresAt), worldNow())}.`,
      });
      onDone();
    },
    onRefused: failed('Feeding Failed', 'Failed to feed horse'),
  });
}

export function useGiveTreat(horse: CareHorse, onDone: () => void) {
  return useAct('POST /api/horses/:id/use-treat', {
    changes: () => [HORSES, TREAT],
    onDone({ happinessGained, newHappiness }) {
      showToast({
        title: `${horse.name} enjoyed that`,
        description: `Happiness +${happinessGained}%, now ${newHappiness}%.`,
      });
      onDone();
    },
    onRefused: failed('Failed to Give Treat', 'Failed to give treat to horse'),
  });
}

export function useBuyFeed(onDone: () => void) {
  return useAct('POST /api/inventory/buy-feed', {
    changes: () => [FEED, ...PURSE],
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    onRefused: notBought('Failed to buy feed'),
  });
}

export function useBuyTreats(onDone: () => void) {
  return useAct('POST /api/inventory/buy-treats', {
    changes: () => [TREAT, ...PURSE],
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    onRefused: notBought('Failed to buy treats'),
  });
}

function failed(title: string, fallback: string) {
  return (error: unknown) =>
    showToast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
}

function notBought(fallback: string) {
  return (error: unknown) => {
    const short = error instanceof CallRefused && error.code === 'NOT_ENOUGH_COINS';
    failed(short ? 'Not Enough Coins' : 'Purchase Failed', fallback)(error);
  };
}

/** "Monthly feed". */
export function feedName(feed: FeedType): string {
  return `${FEEDS[feed].label} feed`;
}

export function treatName(treat: TreatType): string {
  return TREATS[treat].label;
}
