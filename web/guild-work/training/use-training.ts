import { useAct } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import type { ReplyOf } from '../../api/call.ts';
import { keyOf } from '../../api/read.ts';
import { refresh } from '../../api/refresh.ts';
import { showToast } from '../../ui/toasts.ts';
import { sentence } from '../../ui/words.ts';

const HORSES = keyOf('GET /api/horses');
/** What training changes. */
const TOUCHED = [HORSES, keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

export type TrainManyReply = ReplyOf<'POST /api/train'>;
export type HorseTraining = TrainManyReply['trained'][number];

export function useTrain(onDone: () => void) {
  return useAct('POST /api/train/:id', {
    changes: () => TOUCHED,
    onDone(reply) {
      const description = [sentence(reply.message), levelWords(reply)].filter(Boolean).join(' ');
      showToast({ title: 'Training Complete!', description });
      onDone();
    },
    onRefused: failed,
  });
}

export function useTrainMany(onDone: (reply: TrainManyReply) => void) {
  return useAct('POST /api/train', { changes: () => TOUCHED, onDone, onRefused: failed });
}

/** "Level 2 now.", if a level was gained. */
export function levelWords({ levelsGained, level }: Pick<HorseTraining, 'levelsGained' | 'level'>): string {
  return levelsGained > 0 ? `Level ${level} now.` : '';
}

function failed(error: unknown) {
  showToast({
    title: 'Training Failed',
    description: sentenceOf(
      error,
      'Failed to train horse. Make sure the horse is fed and you have enough coins.',
    ),
    variant: 'destructive',
  });
  // It was refused for something that this page did not know.
  void refresh([HORSES]);
}
