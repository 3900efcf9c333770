import type { Stance } from '../../art/paint/recipe/stance.ts';

/* A foal stands to the left of its dam: they look at each other. */
export const DAM_STANCE: Omit<Stance, 'coat'> = { facing: 'left', carriage: 'lowered' };
export const FOAL_STANCE: Omit<Stance, 'coat'> = { facing: 'right', carriage: 'raised' };
