import type { Stance } from '../../art/paint/recipe/stance.ts';

/** What a place decides of how a horse stands there. */
export type PlacedStance = Pick<Stance, 'facing' | 'carriage'>;

/* A foal stands to the left of its dam: they look at each other. */
export const DAM_STANCE: PlacedStance = { facing: 'left', carriage: 'lowered' };
export const FOAL_STANCE: PlacedStance = { facing: 'right', carriage: 'raised' };
