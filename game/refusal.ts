/** An expected "no"; exceptions are bugs. `contract/` has the sentences. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  readonly details: RefusalDetails;
}

/** `{ needs: 250 }` fills `{needs}`. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

export function refuse<const Code extends string>(
  refused: Code,
  details: RefusalDetails = {},
): Refusal<Code> {
  return { refused, details };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string'
  );
}
