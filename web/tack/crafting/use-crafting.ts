import { useEffect, useRef, useState } from 'react';
import { formatSkill } from '../../../game/guild-work/training.ts';
import { type MaterialStock, RECIPES } from '../../../game/tack/recipes.ts';
import type { TackType } from '../../../game/tack/tack.ts';
import { useAct } from '../../api/act.ts';
import { useRead } from '../../api/read.ts';
import { inDigits } from '../../ui/coins.tsx';
import { showToast } from '../../ui/toasts.ts';

export function useMaterials() {
  const query = useRead('GET /api/materials', {});
  const data: MaterialStock | undefined =
    query.data && Object.fromEntries(query.data.map(({ type, quantity }) => [type, quantity]));
  return { ...query, data };
}

export function useBuyMaterials(onDone: () => void) {
  return useAct('POST /api/materials/buy', {
    onDone({ message }) {
      showToast({ title: 'Purchase Successful', description: message });
      onDone();
    },
    failure: {
      title: 'Purchase Failed',
      titles: { NOT_ENOUGH_COINS: 'Not Enough Coins' },
      text: 'Failed to buy materials',
    },
  });
}

interface Piece {
  readonly type: TackType;
  /** From `performance.now()`, independent of the machine's clock. */
  readonly startedAt: number;
  /** The result; null while in progress. */
  readonly made: string | null;
}

/** One piece at a time: waits for the recipe's time, then calls the server. Leaving earlier uses no materials. */
export function useCrafting() {
  const [piece, setPiece] = useState<Piece | null>(null);
  const { run } = useAct('POST /api/tack/craft', {
    onDone({ message, skillIncrease, newSkill, xpGained }) {
      const learnt = `Skill +${formatSkill(skillIncrease)}, now ${formatSkill(newSkill)}; +${inDigits(xpGained)} XP.`;
      setPiece((before) => before && { ...before, made: message });
      showToast({ title: 'Crafting Complete!', description: `${message} ${learnt}` });
    },
    failure: { title: 'Crafting Failed', text: 'Failed to craft tack' },
    onFailed: () => setPiece(null),
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
