import type { Step } from '../load/request.ts';

/** A request and the number of rows in its reply; undefined if the reply is not a list. */
export interface Answered {
  readonly step: Step;
  readonly rows: number | undefined;
}

/**
 * Sends the same requests to both worlds and limits the longer page to the rows of the shorter one. Drops requests that
 * one world cannot answer.
 */
export function alike(
  one: readonly Answered[],
  other: readonly Answered[],
): { readonly one: readonly Step[]; readonly other: readonly Step[] } {
  const pairs = one.flatMap((question, index): [Step, Step][] => {
    const counterpart = other[index];
    if (counterpart === undefined) throw new Error('The worlds got different requests');
    const { rows } = question;
    if (rows === undefined || counterpart.rows === undefined || rows === counterpart.rows)
      return rows === 0 ? [] : [[question.step, counterpart.step]];
    const fewer = Math.min(rows, counterpart.rows);
    return fewer === 0 ? [] : [[atMost(question.step, fewer), atMost(counterpart.step, fewer)]];
  });
  return { one: pairs.map(([step]) => step), other: pairs.map(([, step]) => step) };
}

function atMost(step: Step, rows: number): Step {
  return step.map((call) => ({
    ...call,
    path: `${call.path}${call.path.includes('?') ? '&' : '?'}limit=${rows}`,
  }));
}
