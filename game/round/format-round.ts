import { inCoins } from '../ledger/coins.ts';
import type { ClassLevel } from '../shows/classes.ts';
import { GRADE_ROWS, movesUp, standingPutBack, startsToPutBack, type Standing } from '../shows/grades.ts';
import { TACK } from '../tack/tack.ts';
import { SHORT_OF, type LeftOut, type Saving, type ShortOf } from './round.ts';

/** What a round does, as the page sends it back. */
interface Order {
  readonly collect: boolean;
  readonly feeding: { readonly horses: readonly unknown[] } | null;
  readonly treating: { readonly horses: readonly unknown[] } | null;
  readonly vet: readonly { readonly horseIds: readonly string[] }[];
  /** Ids of horses that are moved down before they start. */
  readonly movingDown: readonly string[];
  /** Ids of horses that start without hope, so that they may be moved down. */
  readonly nearingDown: readonly string[];
  readonly entries: readonly { readonly horseId: string; readonly showId: string }[];
  readonly training: readonly unknown[];
  readonly leftOut: readonly Readonly<Record<'fed' | 'trained' | 'entered', LeftOut | null>>[];
}

export interface RoundSummary {
  readonly order: Order;
  readonly horses: readonly {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly standing: Standing;
  }[];
  /** Shows of the order. */
  readonly shows: readonly { readonly id: string; readonly level: ClassLevel }[];
  readonly cost: number;
  readonly salary: number;
  readonly coinsAfter: number;
  readonly shortOf: ShortOf | null;
  /** Coins that the plan's limit allows. */
  readonly mostCoins: number | null;
  readonly saving: Saving | null;
}

const inDigits = (count: number): string => count.toLocaleString('en-US');
const counted = (count: number, one: string): string => `${inDigits(count)} ${count === 1 ? one : `${one}s`}`;

/** The sentences about a round ahead, each null if there is nothing to say. */
export function formatRound(round: RoundSummary) {
  return {
    doing: isNothing(round.order) ? null : `${formatOrder(round.order)} ${formatCost(round)}`,
    movingUp: formatMovesUp(round),
    movingDown: formatMovesDown(round),
    nearingDown: formatNearsDown(round),
    leftOut: formatLeftOut(round),
    saving: formatSaving(round),
  };
}

function isNothing({ collect, feeding, treating, vet, entries, training }: Order): boolean {
  return !collect && !feeding && !treating && vet.length + entries.length + training.length === 0;
}

/** "Feed 7, train 5, collect your salary and enter 6 shows." */
export function formatOrder({ collect, feeding, treating, vet, entries, training }: Order): string {
  const vetted = vet.reduce((sum, { horseIds }) => sum + horseIds.length, 0);
  const parts = [
    feeding && `feed ${inDigits(feeding.horses.length)}`,
    treating && `treat ${inDigits(treating.horses.length)}`,
    vetted > 0 && `call the vet for ${inDigits(vetted)}`,
    entries.length > 0 && `enter ${counted(entries.length, 'show')}`,
    training.length > 0 && `train ${inDigits(training.length)}`,
    collect && 'collect your salary',
  ].filter((part) => typeof part === 'string');
  const all = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}

const MOST_NAMED = 3;

/** "Juniper moves up to class 5 for good." Null if nobody does. */
export function formatMovesUp({
  order: { entries },
  shows,
  horses,
}: Pick<RoundSummary, 'order' | 'shows' | 'horses'>): string | null {
  const levels = new Map(shows.map(({ id, level }) => [id, level]));
  const up = horses.flatMap(({ id, name, standing }) => {
    const entered = entries.flatMap((one) => (one.horseId === id ? (levels.get(one.showId) ?? []) : []));
    const higher = entered.filter((level) => movesUp(standing, level));
    return higher.length === 0 ? [] : [`${name} moves up to class ${Math.max(...higher)}`];
  });
  if (up.length === 0) return null;
  const more = up.length - MOST_NAMED;
  const named = up.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named}, ${inDigits(more)} more move up, all for good.` : `${named} for good.`;
}

/** "Juniper moves down to class 1, where a prize is within reach." Null if nobody does. */
export function formatMovesDown({
  order: { movingDown },
  horses,
}: Pick<RoundSummary, 'order' | 'horses'>): string | null {
  const down = horses.filter(({ id }) => movingDown.includes(id));
  const [first, ...others] = down.slice(0, MOST_NAMED);
  if (!first) return null;
  const named = [
    `${first.name} moves down to ${fieldBelow(first)}`,
    ...others.map((one) => `${one.name} to ${fieldBelow(one)}`),
  ];
  const more = down.length - MOST_NAMED;
  const all = more > 0 ? [...named, `${inDigits(more)} more ${more === 1 ? 'moves' : 'move'} down`] : named;
  return `${all.join(', ')}, where a prize is within reach.`;
}

/**
 * "After 5 more starts without a prize Juniper may move down to class 1, where a prize is within reach: this round makes
 * them." Null if no horse starts for it.
 */
export function formatNearsDown({
  order: { nearingDown, entries },
  horses,
}: Pick<RoundSummary, 'order' | 'horses'>): string | null {
  const near = horses.find(({ id }) => nearingDown.includes(id));
  if (!near) return null;
  const missing = startsToPutBack(near.standing) ?? 0;
  const made = entries.filter(({ horseId }) => horseId === near.id).length;
  const more = missing === 1 ? 'one more start' : `${inDigits(missing)} more starts`;
  const all = missing === 1 ? 'it' : 'them';
  const makes = made < missing ? inDigits(made) : all;
  return `After ${more} without a prize ${near.name} may move down to ${fieldBelow(near)}, where a prize is within reach: this round makes ${makes}.`;
}

function fieldBelow({ standing, level }: RoundSummary['horses'][number]): string {
  const { classLevel, grade } = standingPutBack(standing, level);
  return classLevel === standing.classLevel ? GRADE_ROWS[grade].label.toLowerCase() : `class ${classLevel}`;
}

/** "Costs 246 and brings 162: you'll have 1,950." */
export function formatCost({
  cost,
  salary,
  coinsAfter,
}: Pick<RoundSummary, 'cost' | 'salary' | 'coinsAfter'>): string {
  const after = `you’ll have ${inDigits(coinsAfter)}`;
  if (cost === 0 && salary === 0) return 'Costs nothing.';
  if (cost === 0) return `Brings ${inDigits(salary)}: ${after}.`;
  if (salary === 0) return `Costs ${inDigits(cost)}: ${after}.`;
  return `Costs ${inDigits(cost)} and brings ${inDigits(salary)}: ${after}.`;
}

/** Reasons worth a sentence. After the round each horse shows the rest. */
const LEFT_OUT_TEXT: readonly (readonly [LeftOut, string])[] = [
  ['hopeless', 'only last places await'],
  ['unpaid', 'shows would cost more than they bring'],
  ['entries', 'no entry free until a show has run'],
  ['house', 'no house starts left today'],
  ['hungry', 'hungry'],
  ['many', '100 at once are the most'],
];

const SHORT: readonly LeftOut[] = SHORT_OF;

/** "Stays out: 2 horses (only last places await)." Null if everything possible is done. */
export function formatLeftOut({
  order: { leftOut },
  shortOf,
  mostCoins,
}: Pick<RoundSummary, 'order' | 'shortOf' | 'mostCoins'>): string | null {
  const short = leftOut.filter(({ fed, trained, entered }) =>
    [fed, trained, entered].some((why) => why !== null && SHORT.includes(why)),
  ).length;
  const horses = counted(short, 'horse');
  const formatShortOf = (why: ShortOf): string => {
    if (why === 'limit')
      return `Your plan’s limit of ${inCoins(mostCoins ?? 0)} leaves something out for ${horses}.`;
    if (why === 'reserve') return `Your plan keeps coins for feed and leaves something out for ${horses}.`;
    return `Too few coins to do everything for ${horses}.`;
  };
  const out = LEFT_OUT_TEXT.flatMap(([why, text]) => {
    const count = leftOut.filter(({ entered }) => entered === why).length;
    return count === 0 ? [] : [`${inDigits(count)} (${text})`];
  });
  const outText = out.length > 0 && `Kept from shows: ${out.join(', ')}.`;
  const sentences = [shortOf !== null && formatShortOf(shortOf), outText].filter(
    (one) => typeof one === 'string',
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** "Saving for a saddle: 640 of 1,225." Null if the plan saves for nothing. */
function formatSaving({ saving }: Pick<RoundSummary, 'saving'>): string | null {
  if (saving === null) return null;
  const { type, price, saved, better } = saving;
  const one = better ? `better ${TACK[type].label.toLowerCase()}` : TACK[type].one;
  const goal = better && type !== 'horseshoes' ? `a ${one}` : one;
  if (saved >= price) return `You have the ${inCoins(price)} for ${goal}.`;
  return `Saving for ${goal}: ${inDigits(saved)} of ${inDigits(price)}.`;
}
