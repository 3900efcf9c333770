import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { showToast } from '../../ui/toasts.ts';
import { sentence } from '../../ui/text.ts';

export const TRAINING_FAILURE = {
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
    failure: TRAINING_FAILURE,
  });
}

/** "Level 2 now.", if gained. */
export function formatLevelGain({
  levelsGained,
  level,
}: Pick<HorseTraining, 'levelsGained' | 'level'>): string {
  return levelsGained > 0 ? `Level ${level} now.` : '';
}
