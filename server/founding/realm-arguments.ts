import { parseArgs } from 'node:util';

export interface FoundRealm {
  readonly act: 'found';
  readonly slug: string;
  readonly name: string;
  readonly address: string;
}

export type RealmArguments =
  | FoundRealm
  | { readonly act: 'list' }
  | { readonly act: 'close' | 'open'; readonly slug: string };

const USAGE =
  'Usage: npm run realm -- found --slug meadow --name "The Meadow" --address https://meadow.example, or list, close ' +
  'meadow, open meadow';

const MOST_NAME = 40;
const SLUG = /^[a-z0-9-]{1,30}$/;

/** Throws an error with one sentence. */
export function readArguments(given: readonly string[]): RealmArguments {
  const [act, ...rest] = given;
  if (act === 'found') return readFound(rest);
  if (act === 'list' && rest.length === 0) return { act };
  if ((act === 'close' || act === 'open') && rest.length === 1) return { act, slug: slugOf(rest[0]) };
  throw new Error(`Say what to do. ${USAGE}`);
}

function readFound(given: readonly string[]): FoundRealm {
  const values = valuesOf(given);
  const name = values.name?.trim() ?? '';
  if (name === '' || name.length > MOST_NAME)
    throw new Error(`Give --name, with at most ${MOST_NAME} characters. ${USAGE}`);
  return { act: 'found', slug: slugOf(values.slug), name, address: addressOf(values.address) };
}

function valuesOf(given: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...given], options: { slug: text, name: text, address: text } }).values;
  } catch {
    throw new Error(`That is not understood. ${USAGE}`);
  }
}

function slugOf(slug = ''): string {
  if (!SLUG.test(slug)) throw new Error(`A realm is named by small letters, digits and hyphens. ${USAGE}`);
  return slug;
}

function addressOf(address = ''): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || /[?#@]/.test(address))
    throw new Error(`Give --address, such as https://meadow.example, without a path. ${USAGE}`);
  return url.origin;
}
