import type { z } from 'zod';
import type { guide } from '../../contract/first-steps.ts';
import { guideStep, isGuided } from '../../game/first-steps/guide.ts';
import { MEADOW_STARTS } from '../../game/shows/meadow/meadow-starts.ts';
import { LAST_ROSETTE } from '../../game/shows/ordinal.ts';
import type { Db } from '../db/connection.ts';
import { findGuideState } from './first-steps-queries.ts';

type GuideView = z.input<(typeof guide)['reply']>;

export async function readGuide(db: Db, now: Date, playerId: string): Promise<GuideView> {
  const state = await findGuideState.first(db, { playerId, lastRosette: LAST_ROSETTE });
  if (!state) throw new Error(`No player ${playerId}`);
  const { firstHorseAt, horseId, horseName, horseSex } = state;
  // Later, first results may lie in the archive.
  const isNew = isGuided(firstHorseAt, now);
  const resultOf = (showId: string | null, place: number | null) =>
    isNew && showId !== null && place !== null ? { showId, place } : null;
  return {
    ended: state.guideEndedAt !== null,
    step: guideStep(state, now),
    horse:
      horseId === null || horseName === null || horseSex === null
        ? null
        : { id: horseId, name: horseName, gender: horseSex },
    pendingShowId: state.pendingShowId,
    firstResult: resultOf(state.resultShowId, state.resultPlace),
    firstRosette: resultOf(state.rosetteShowId, state.rosettePlace),
    firstWin: resultOf(state.winShowId, state.winPlace),
    meadowLeft: Math.max(0, MEADOW_STARTS - state.meadowStarts),
  };
}
