/** Both specifications, section 5. */
export const NAME_MAX = 50;

/** What is wrong with a name; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  const length = name.trim().length;
  if (length === 0) return 'Horse name cannot be empty';
  return length > NAME_MAX ? `Horse name must be ${NAME_MAX} characters or less` : undefined;
}
