import { aptitudeIn, APTITUDE_POINT, type Aptitude } from '../horses/aptitude.ts';
import { reachesAgeAt, SHOW_FROM, TRAIN_FROM, WEANED_FROM, type Sex } from '../horses/age.ts';
import { DISCIPLINES, disciplineLabel, type Discipline } from '../shows/disciplines.ts';

/** Pages of a foal's book, in the order of ages (docs/rules/breeding.md#a-foals-book). */
export const FOAL_PAGES = ['birth', 'weaned', 'one', 'two', 'three'] as const;
export type FoalPage = (typeof FOAL_PAGES)[number];

interface FoalPageRow {
  /** Game months. */
  readonly from: number;
  /** Heading of the page. */
  readonly title: string;
  /** "Clover is …". */
  readonly told: string;
}

export const FOAL_PAGE_ROWS: Readonly<Record<FoalPage, FoalPageRow>> = {
  birth: { from: 0, title: 'Newborn', told: 'born' },
  weaned: { from: WEANED_FROM, title: 'Weaned', told: 'weaned' },
  one: { from: 12, title: 'One year', told: 'one year old' },
  two: { from: TRAIN_FROM, title: 'Two years', told: 'two years old' },
  three: { from: SHOW_FROM, title: 'Three years', told: 'three years old' },
};

/** Ages of the pages after birth, in game months. */
export const GROWING_AT: readonly number[] = FOAL_PAGES.slice(1).map((page) => FOAL_PAGE_ROWS[page].from);

/** How many pages after birth a horse of this age has. */
export function pagesGrown(ageInMonths: number): number {
  return GROWING_AT.filter((from) => ageInMonths >= from).length;
}

/** When the page after the first `grown` ones is due; null if all are written. */
export function nextPageAt(bornAt: Date, grown: number): Date | null {
  const from = GROWING_AT[grown];
  return from === undefined ? null : reachesAgeAt(bornAt, from);
}

/** The next page of a young horse, by its age. */
export function nextPage(ageInMonths: number): FoalPage | undefined {
  return FOAL_PAGES[1 + pagesGrown(ageInMonths)];
}

/** Pages that a book gains at once: several if an hourglass skipped some. */
export function pagesBetween(grown: number, until: number): readonly FoalPage[] {
  return FOAL_PAGES.slice(1 + grown, 1 + until);
}

const HERS = { she: 'she', her: 'her', whose: 'her' };
const HIS = { she: 'he', her: 'him', whose: 'his' };

/** What is open from a page on. */
const OPENS: Readonly<Record<FoalPage, (words: typeof HERS) => string>> = {
  birth: () => '',
  weaned: ({ her, she }) => `Milk is over: ${she} needs feed now, and halter shows are open to ${her}.`,
  one: ({ whose }) => `Look at ${whose} first picture, and then at this one.`,
  two: ({ she }) => `From today ${she} may train.`,
  three: ({ her, whose }) =>
    `All shows are open to ${her}, and ${whose} body is measured: see what it is good for.`,
};

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "Clover is one year old", "Look at her first picture, and then at this one." */
export function formatGrowth(
  horse: { readonly name: string; readonly sex: Sex },
  pages: readonly FoalPage[],
) {
  const last = pages.at(-1) ?? 'birth';
  const words = horse.sex === 'mare' ? HERS : HIS;
  const { told } = FOAL_PAGE_ROWS[last];
  const opens = OPENS[last](words);
  const skipped = pages.map((page) => FOAL_PAGE_ROWS[page].title.toLowerCase());
  return {
    title: `${horse.name} is ${told}`,
    text:
      pages.length > 1
        ? `${pages.length} new pages in ${words.whose} book: ${joined(skipped)}. ${opens}`
        : opens,
  };
}

/** For a horse's history: "Weaned", "Weaned and one year old". */
export function formatPages(pages: readonly FoalPage[]): string {
  const told = joined(pages.map((page) => FOAL_PAGE_ROWS[page].told));
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

interface ParentsPromise {
  readonly discipline: Discipline;
  /** Points to a tenth. */
  readonly expected: number;
  readonly became: number;
}

const toTenths = (points: number) => Math.round((points / APTITUDE_POINT) * 10) / 10;

/** What the parents promised beside what it became, the highest promise first. */
export function promisesOf(expected: Aptitude, became: Aptitude): ParentsPromise[] {
  return DISCIPLINES.map((discipline) => ({
    discipline,
    expected: toTenths(aptitudeIn(expected, discipline)),
    became: toTenths(aptitudeIn(became, discipline)),
  })).toSorted((one, other) => other.expected - one.expected);
}

/** A difference that is worth a word, in points. */
const WORTH_SAYING = 1;

/** "Her parents promised racing. She is best at jumping, 5.2 points above what they promised." */
export function formatPromise(sex: Sex, promises: readonly ParentsPromise[]): string {
  const [promised] = promises;
  const best = promises.toSorted((one, other) => other.became - one.became)[0];
  if (promised === undefined || best === undefined) return '';
  const { she, whose } = sex === 'mare' ? HERS : HIS;
  const [She, Whose] = [capitalised(she), capitalised(whose)];
  const difference = Math.round((best.became - best.expected) * 10) / 10;
  const beside =
    Math.abs(difference) < WORTH_SAYING
      ? 'just as they promised'
      : `${Math.abs(difference)} points ${difference > 0 ? 'above' : 'below'} what they promised`;
  const label = (discipline: Discipline) => disciplineLabel(discipline).toLowerCase();
  const same = best.discipline === promised.discipline;
  return same
    ? `${Whose} parents promised ${label(promised.discipline)}, and ${she} is best at it: ${beside}.`
    : `${Whose} parents promised ${label(promised.discipline)}. ${She} is best at ${label(best.discipline)}, ${beside}.`;
}

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
