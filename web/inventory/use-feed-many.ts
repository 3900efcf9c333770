import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { counted } from '../ui/coins.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ToastWords } from '../ui/toasts.ts';
import type { CaredFor } from './use-inventory.ts';

type Fed = ReplyOf<'POST /api/horses/feed'>;

/** Feeds several horses once each. */
export function useFeedMany(horses: readonly CaredFor[], onDone: () => void) {
  return useAct('POST /api/horses/feed', {
    onDone(reply) {
      showToast(fedWords(reply, horses));
      onDone();
    },
    failure: { title: 'Feeding Failed', text: 'Failed to feed horse' },
  });
}

/** What became of a round of feeding, in words. */
export function fedWords({ fed, refusals }: Fed, horses: readonly CaredFor[]): ToastWords {
  const named = (ids: readonly { readonly horseId: string }[]) =>
    ids.length === 1
      ? `${horses.find(({ id }) => id === ids[0]?.horseId)?.name ?? 'One horse'} is`
      : `${counted(ids.length, 'horse')} are`;
  // Horses that share a reason share a sentence.
  const reasons = [...new Set(refusals.map(({ message }) => message))].join(' ');
  if (fed.length === 0) return { title: 'Feeding Failed', description: reasons, variant: 'destructive' };
  return {
    title: `${named(fed)} fed`,
    description: refusals.length === 0 ? undefined : `${named(refusals)} not. ${reasons}`,
  };
}
