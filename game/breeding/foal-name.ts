const MOST_LETTERS = 50 - 'Foal of '.length;

/** "Foal of Juniper", kept to the 50 characters of a name. */
export function foalName(dam: string): string {
  const letters = Array.from(dam);
  if (letters.length <= MOST_LETTERS) return `Foal of ${dam}`;
  const start = letters.slice(0, MOST_LETTERS - 1).join('');
  return `Foal of ${start.trimEnd()}…`;
}

/** The dam in a name that `foalName` made; undefined for any other name. */
export function damOfFoalName(name: string): string | undefined {
  return /^Foal of (.+)$/.exec(name)?.[1];
}
