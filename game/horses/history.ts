/** What may befall a horse, beside its shows. */
export const EVENT_KINDS = [
  'bought',
  'born',
  'renamed',
  'covered',
  'foaled',
  'at_stud',
  'stud_ended',
  'vet',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What the words of an event mention: `{ price: 1450 }`. */
export type EventDetails = Readonly<Record<string, string | number>>;

const WORDS: Readonly<Record<EventKind, string>> = {
  bought: 'Bought from the store for {price} coins',
  born: 'Born to {mare}, by {stallion}',
  renamed: 'Renamed from {from} to {to}',
  covered: 'Covered: {mare} by {stallion}',
  foaled: 'Foal born: {foal}, by {stallion} out of {mare}',
  at_stud: 'Placed at stud for {fee} coins',
  stud_ended: 'No longer at stud',
  vet: '{service}',
};

/** The sentence of an event. Names are as they were then. Throws on a detail that is missing. */
export function eventWords(kind: EventKind, details: EventDetails): string {
  return WORDS[kind].replace(/\{(\w+)\}/g, (_, key: string) => {
    const detail = details[key];
    if (detail === undefined) throw new RangeError(`An event "${kind}" without its ${key}`);
    return typeof detail === 'number' ? detail.toLocaleString('en-US') : detail;
  });
}
