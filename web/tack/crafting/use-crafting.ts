import { useEffect, useRef, useState } from 'react';
import { skillWords } from '../../../game/guild-work/training.ts';
import type { MaterialsOwned } from '../../../game/tack/recipes.ts';
import { RECIPES } from '../../../game/tack/recipes.ts';
import type { TackType } from '../../../game/tack/tack.ts';
import { useAct } from '../../api/act.ts';
import { CallRefused, sentenceOf } from '../../api/call-refused.ts';
import { keyOf, useRead } from '../../api/read.ts';
import { refresh } from '../../api/refresh.ts';
import { showToast } from '../../ui/toasts.ts';

const MATERIALS = keyOf('GET /api/materials');
const USER = keyOf('GET /api/auth/me');
/** What making a piece changes. */
const TOUCHED = [MATERIALS, USER, keyOf('GET /api/tack')];

/** How many of each material you own. */
export function useMaterials() {
  const reading = useRead('GET /api/materials', {});
  const data: MaterialsOwned | undefined =
    reading.data && Object.fromEntries(reading.data.map(({ type, quantity }) => [type, quantity]));
  return { ...reading, data };
}

export function useBuyMaterials(onDone: () => void) {
  return useAct('POST /api/materials/buy', {
    changes: () => [MATERIALS, USER, keyOf('GET /api/transactions')],
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    onRefused(error) {
      const short = error instanceof CallRefused && error.code === 'NOT_ENOUGH_COINS';
      showToast({
        title: short ? 'Not Enough Coins' : 'Purchase Failed',
        description: sentenceOf(error, 'Failed to buy materials'),
        variant: 'destructive',
      });
    },
  });
}

/** A piece that is being made in this window, or was made last. */
interface Piece {
  readonly type: TackType;
  /** Of `performance.now()`: how long something takes is the same on a wrong clock. */
  readonly startedAt: number;
  /** What came of it, in words; null while it is under way. */
  readonly made: string | null;
}

/**
 * Makes tack, one piece at a time: the time of its recipe passes here, then the server is asked, which uses up the
 * materials and says how good it is. Whoever leaves before that has used up nothing.
 */
export function useCrafting() {
  const [piece, setPiece] = useState<Piece | null>(null);
  const { run } = useAct('POST /api/tack/craft', {
    changes: () => TOUCHED,
    onDone({ message, skillIncrease, newSkill, xpGained }) {
      const learnt = `Skill +${skillWords(skillIncrease)}, now ${skillWords(newSkill)}; +${xpGained} XP.`;
      setPiece((before) => before && { ...before, made: message });
      showToast({ title: 'Crafting Complete!', description: `${message} ${learnt}` });
    },
    onRefused(error) {
      setPiece(null);
      const description = sentenceOf(error, 'Failed to craft tack');
      showToast({ title: 'Crafting Failed', description, variant: 'destructive' });
      // It was refused for something that this page did not know.
      void refresh([MATERIALS, USER]);
    },
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    piece,
    start(type: TackType) {
      setPiece({ type, startedAt: performance.now(), made: null });
      timer.current = setTimeout(() => run({ body: { tack_type: type } }), RECIPES[type].takesMs);
    },
  };
}
