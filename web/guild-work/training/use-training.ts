import { useAct } from '../../api/act.ts';
import { refreshTopics } from '../../api/refresh.ts';
import type { ReplyOf } from '../../api/call.ts';
import { showToast } from '../../ui/toasts.ts';
import { sentence } from '../../ui/text.ts';

const FAILURE = {
  title: 'Training Failed',
  text: 'Failed to train horse. Make sure the horse is fed and you have enough coins.',
};

export type TrainManyReply = ReplyOf<'POST /api/train'>;
export type HorseTraining = TrainManyReply['trained'][number];

export function useTrain(onDone: () => void) {
  return useAct('POST /api/train/:id', {
    onDone(reply) {
      const description = [sentence(reply.message), formatLevelGain(reply)].filter(Boolean).join(' ');
      showToast({ title: 'Training Complete!', description });
      onDone();
    },
    failure: FAILURE,
  });
}

export function useTrainMany(onDone: (reply: TrainManyReply) => void) {
  return useAct('POST /api/train', {
    onDone(reply) {
      // A refusal shows that the page is out of date.
      if (reply.refusals.length > 0) void refreshTopics(['horses', 'user']);
      onDone(reply);
    },
    failure: FAILURE,
  });
}

/** "Level 2 now.", if gained. */
export function formatLevelGain({
  levelsGained,
  level,
}: Pick<HorseTraining, 'levelsGained' | 'level'>): string {
  return levelsGained > 0 ? `Level ${level} now.` : '';
}
