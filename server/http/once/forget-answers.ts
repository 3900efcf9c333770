import type { DueWork } from '../../clock/due-work.ts';
import { ANSWERS_KEPT_MS } from './answer-once.ts';
import { deleteOldAnswers, nextOldAnswers } from './kept-answer-queries.ts';

const BATCH = 1_000;

export const forgetAnswersWork: DueWork = {
  name: 'kept answers',
  nextDue: () => nextOldAnswers,
  async doSome(db, { now }) {
    const until = new Date(now.getTime() - ANSWERS_KEPT_MS);
    return (await deleteOldAnswers.rows(db, { until, limit: BATCH })).length;
  },
};
