import { fold } from '../../../game/search/search-text.ts';

/** Other spellings, and synonyms of the game's words. */
const SAME: Readonly<Record<string, string>> = {
  color: 'colour',
  gray: 'grey',
  money: 'coin',
  cash: 'coin',
  gold: 'gold',
  baby: 'foal',
  fourth: '4th',
  dying: 'die',
  dead: 'die',
  email: 'mail',
};

const ENDINGS = ["'s", '’s', 'ings', 'ing', 'ies', 'ed', 's'] as const;
const LEAST_STEM = 3;

/** Treats "horses" like "horse", and "breeding" like "breed". */
export function stemOf(word: string): string {
  const plain = fold(word);
  const ending = ENDINGS.find((end) => plain.endsWith(end) && plain.length - end.length >= LEAST_STEM);
  const stem =
    ending === undefined || /(?:ss|eed)$/.test(plain)
      ? plain
      : `${plain.slice(0, -ending.length)}${ending === 'ies' ? 'y' : ''}`;
  return SAME[plain] ?? SAME[stem] ?? stem;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Words that do not help a search. */
const SMALL = new Set(
  (
    'a an the is are am be was were do does did done i im my me mine we our you your it its he she her his they ' +
    'to of in on at for and or but if so as by from with what whats why how who whom when where which can cant could ' +
    'should would will get got have has had there this that these those not no any some come came go please about'
  ).split(' '),
);

const MOST_TERMS = 8;

/** Stems to look for; includes small words only if there are no others. */
export function termsIn(query: string): string[] {
  const words = wordsOf(query);
  const large = words.filter((word) => !SMALL.has(fold(word).replaceAll(/['’]/g, '')));
  return [...new Set((large.length > 0 ? large : words).map(stemOf))].slice(0, MOST_TERMS);
}

/** 1 for the same word, less for a shared beginning or one wrong letter, 0 for another word. */
export function likeness(stem: string, term: string): number {
  if (stem === term) return 1;
  if (term.length >= 2 && stem.startsWith(term)) return 0.7;
  return term.length >= 5 && isOneSlip(stem, term) ? 0.4 : 0;
}

/** One letter added, missing or changed, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [oneRest, otherRest] = [one.slice(from), other.slice(from)];
  if (oneRest.slice(1) === otherRest || oneRest === otherRest.slice(1)) return true;
  if (oneRest.slice(1) === otherRest.slice(1)) return true;
  return (
    oneRest[0] === otherRest[1] && oneRest[1] === otherRest[0] && oneRest.slice(2) === otherRest.slice(2)
  );
}
