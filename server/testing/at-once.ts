export function atOnce<T>(times: number, send: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => send(index)));
}

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}

/** `{ ok: 1, OFFER_GONE: 39 }`. */
export function outcomes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status === 200 ? 'ok' : (body.code ?? String(status));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** The list repeats. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('The list is empty');
  return one;
}
