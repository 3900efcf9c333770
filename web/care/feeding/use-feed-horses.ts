import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { worldNow } from '../../api/world-clock.ts';
import { counted, inCoins } from '../../ui/coins.tsx';
import { showToast, type ToastContent } from '../../ui/toasts.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { formatPlain } from './feeding-ways.ts';
import type { CareHorse } from './use-feeding.ts';

type FeedReply = ReplyOf<'POST /api/horses/feed'>;

export function useFeedHorses(horses: readonly CareHorse[], onDone: () => void) {
  return useAct('POST /api/horses/feed', {
    onDone(reply) {
      showToast(formatFed(reply, horses, worldNow()));
      onDone();
    },
    failure: {
      title: 'Feeding Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to feed horse',
    },
  });
}

export function formatFed(
  { fed, bought, oil, plain, cost }: FeedReply,
  horses: readonly CareHorse[],
  now: Date,
): ToastContent {
  const [only] = fed.length === 1 ? fed : [];
  const name = horses.find(({ id }) => id === only?.horseId)?.name;
  const sentences = [
    only && `Fed until ${dayAndTimeWithin(new Date(only.expiresAt), now)}.`,
    bought > 0 && `You bought ${counted(bought, 'bag')} of feed for ${inCoins(cost - oil)}.`,
    oil > 0 && `Hay and oil cost ${inCoins(oil)}.`,
    formatPlain(plain.length, fed.length),
  ].filter((sentence) => typeof sentence === 'string');
  return {
    title: name === undefined ? `${counted(fed.length, 'horse')} are fed` : `${name} is fed`,
    description: sentences.length === 0 ? undefined : sentences.join(' '),
  };
}
