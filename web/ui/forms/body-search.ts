import { BODY_WORDS, MOST_BODY_WORDS, type BodyWord } from '../../../game/horses/form/body-words.ts';

/* A search by body: in the address words with commas between, in a form one select for each. */

export const BODY_KEYS = ['minHeight', 'maxHeight', 'body'] as const;

/** Centimetres that the calls accept. */
export const HEIGHT_BOUNDS = [50, 250] as const;

export const BODY_FIELDS = Array.from({ length: MOST_BODY_WORDS }, (_, at) =>
  at === 0 ? 'body' : `body${at + 1}`,
);

/** Drops what is no word of a body. */
export function bodyWordsIn(text: string): readonly BodyWord[] {
  const given = text.split(',').map((word) => word.trim());
  return [...new Set(given)]
    .flatMap((word) => BODY_WORDS.find((each) => each === word) ?? [])
    .slice(0, MOST_BODY_WORDS);
}

type Values = Readonly<Partial<Record<string, string>>>;

/** Fills the selects of a form. */
export function withBodyFields(values: Values): Values {
  const words = bodyWordsIn(values['body'] ?? '');
  return { ...values, ...Object.fromEntries(BODY_FIELDS.map((name, at) => [name, words[at] ?? ''])) };
}

/** Reads the selects of a form as one value, `body`. */
export function readBodyFields<Key extends string>(
  read: (key: Key | string) => string,
): (key: Key) => string {
  return (key) => (key === 'body' ? bodyWordsIn(BODY_FIELDS.map(read).join()).join() : read(key));
}

interface WishedBody {
  readonly minHeight?: string | undefined;
  readonly maxHeight?: string | undefined;
  readonly body?: string | undefined;
}

/** "Neck set high, over 160 cm": undefined if no body is searched for. */
export function formatBodySearch({ minHeight, maxHeight, body = '' }: WishedBody): string | undefined {
  const said = [...bodyWordsIn(body), ...heightWords(minHeight, maxHeight)];
  return said.length === 0 ? undefined : said.join(', ');
}

function heightWords(least = '', most = ''): string[] {
  if (least !== '' && most !== '') return [`${least} to ${most} cm`];
  if (least !== '') return [`from ${least} cm`];
  return most === '' ? [] : [`up to ${most} cm`];
}
