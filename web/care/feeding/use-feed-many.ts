import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { refreshTopics } from '../../api/refresh.ts';
import { counted } from '../../ui/coins.tsx';
import { showToast, type ToastWords } from '../../ui/toasts.ts';
import type { CareHorse } from './use-feeding.ts';

type FeedManyReply = ReplyOf<'POST /api/horses/feed'>;

export function useFeedMany(horses: readonly CareHorse[], onDone: () => void) {
  return useAct('POST /api/horses/feed', {
    onDone(reply) {
      showToast(fedWords(reply, horses));
      // A refusal shows that the page is out of date.
      if (reply.refusals.length > 0) void refreshTopics(['horses', 'inventory']);
      onDone();
    },
    failure: { title: 'Feeding Failed', text: 'Failed to feed horse' },
  });
}

export function fedWords({ fed, refusals }: FeedManyReply, horses: readonly CareHorse[]): ToastWords {
  const named = (ids: readonly { readonly horseId: string }[]) =>
    ids.length === 1
      ? `${horses.find(({ id }) => id === ids[0]?.horseId)?.name ?? 'One horse'} is`
      : `${counted(ids.length, 'horse')} are`;
  // One sentence per reason.
  const reasons = [...new Set(refusals.map(({ message }) => message))].join(' ');
  if (fed.length === 0) return { title: 'Feeding Failed', description: reasons, variant: 'destructive' };
  return {
    title: `${named(fed)} fed`,
    description: refusals.length === 0 ? undefined : `${named(refusals)} not. ${reasons}`,
  };
}
