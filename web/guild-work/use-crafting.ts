import { useEffect, useRef, useState } from 'react';
import { skillWords } from '../../game/guild-work/training.ts';
import type { MaterialsOwned } from '../../game/tack/recipes.ts';
import { RECIPES } from '../../game/tack/recipes.ts';
import type { TackType } from '../../game/tack/tack.ts';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

/** How many of each material you own. */
export function useMaterials() {
  const reading = useRead('GET /api/materials', {});
  const data: MaterialsOwned | undefined =
    reading.data && Object.fromEntries(reading.data.map(({ type, quantity }) => [type, quantity]));
  return { ...reading, data };
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
    onDone({ message, skillIncrease, newSkill, xpGained }) {
      const learnt = `Skill +${skillWords(skillIncrease)}, now ${skillWords(newSkill)}; +${xpGained} XP.`;
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
