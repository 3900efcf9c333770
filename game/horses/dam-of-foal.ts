/** Reverses `foalName` (`name.ts`); undefined for other names. Apart, because Home needs it and no counting of letters. */
export function damOfFoalName(name: string): string | undefined {
  return /^Foal of (.+)$/.exec(name)?.[1];
}
