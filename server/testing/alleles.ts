/** Two alleles of one locus as anybody writes them ("E/e", "n/Cr"), and flaxen, which is no locus. */
const PAIR = /^(?:[EeAaFfn]|Cr|G|D|Z|Ch|Rn|To|O|Lp|PATN1)\/(?:[EeAaFfn]|Cr|G|D|Z|Ch|Rn|To|O|Lp|PATN1)$/;
/** The column of the database. */
const STORED = /^[012]{12}$/;

/** What a horse is born with beside its loci. None of it is for anyone's eyes; `look` shows what may be seen. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  'genotype',
  'traits',
  'white',
  'whiteShown',
  'blueEyes',
  'greyFactor',
  'leopardReach',
  'tobianoExtent',
  'frameExtent',
  'fleaBites',
  'secret',
  'grey_factor',
  'marking_whites',
]);

/** The same answer without the `genetics` and `traits` of horses that whoever asked may see: they stand beside the horse's id. */
export function withoutSeen(body: unknown, maySee: ReadonlySet<string>): unknown {
  if (Array.isArray(body)) return body.map((one) => withoutSeen(one, maySee));
  if (typeof body !== 'object' || body === null) return body;
  const { id, horseId = id }: { id?: unknown; horseId?: unknown } = body;
  const seen = typeof horseId === 'string' && maySee.has(horseId);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => !(seen && (key === 'genetics' || key === 'traits')))
      .map(([key, value]: [string, unknown]) => [key, withoutSeen(value, maySee)]),
  );
}

/** Paths in a reply at which it tells what must stay with the server. */
export function allelesIn(body: unknown, path = '$'): string[] {
  if (typeof body === 'string') {
    return body.split(/[\s,;()"]+/).some((word) => PAIR.test(word) || STORED.test(word)) ? [path] : [];
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]: [string, unknown]) => [
    ...(HIDDEN_KEYS.has(key) ? [`${path}.${key}`] : []),
    ...allelesIn(value, `${path}.${key}`),
  ]);
}
