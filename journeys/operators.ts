/** Accounts of these emails work at the admin desk. Each journey takes one that is free in its world. */
export const OPERATOR_EMAILS: readonly string[] = Array.from(
  { length: 40 },
  (_, index) => `operator${index}@journeys.example`,
);
