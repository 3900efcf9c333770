import { parseArgs } from 'node:util';

export const USAGE = 'Usage: npm run seed -- --players N --horses M [--seed S]';

export interface SeedArguments {
  readonly players: number;
  readonly horses: number;
  readonly seed: string;
}

/** Throws on wrong usage. */
export function readSeedArguments(args: string[]): SeedArguments {
  const { players, horses, seed = '1' } = readOptions(args);
  return { players: wholeNumber('players', players, 1), horses: wholeNumber('horses', horses, 0), seed };
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { players: text, horses: text, seed: text } }).values;
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}

function wholeNumber(name: string, text: string | undefined, least: number): number {
  const number = /^\d{1,8}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(number >= least)) throw new Error(`--${name} takes a whole number from ${least} on. ${USAGE}`);
  return number;
}
