import type { Horse } from '../../horses/use-horses.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { pronounsOf, sentence } from '../../ui/text.ts';

export interface HeroTurn {
  readonly horse: Horse;
  /** A newborn's dam, if she lives here too. */
  readonly dam: Horse | null;
  readonly kind: 'newborn' | 'winner' | 'favourite';
  /** Above the name. */
  readonly over: string;
  readonly say: string;
  /** Text on the chip. */
  readonly short: string;
  readonly show: string | null;
}

export interface Win {
  readonly horseId: string;
  readonly showId: string;
  /** "Dressage". */
  readonly what: string;
  /** "Dressage at Larch Hill, class 3". */
  readonly where: string;
  readonly at: string;
}

interface Stable {
  readonly horses: readonly Horse[];
  /** Horses in boxes, in the order in which they got them. */
  readonly favourites: readonly { readonly id: string }[];
  readonly lastWin: Win | null;
}

/** Game months: two and a half real days. */
const NEWBORN_UNTIL = 4;

/** The newborn, the last winner and the favourite, in this order; each horse once. */
export function heroTurns({ horses, favourites, lastWin }: Stable, now: Date): HeroTurn[] {
  const [first] = horses;
  if (!first) return [];
  const [newborn] = horses
    .filter(({ ageInMonths }) => ageInMonths < NEWBORN_UNTIL)
    .toSorted((one, other) => one.ageInMonths - other.ageInMonths);
  const winner = lastWin && horses.find(({ id }) => id === lastWin.horseId);
  const boxed = favourites.flatMap(({ id }) => horses.find((horse) => horse.id === id) ?? [])[0];
  const best = horses.toSorted((one, other) => other.level - one.level)[0] ?? first;
  const turns = [
    newborn && newbornTurn(newborn, horses),
    winner && lastWin && winnerTurn(winner, lastWin, now),
    favouriteTurn(boxed ?? best, boxed !== undefined),
  ].filter((turn) => typeof turn === 'object' && turn !== null);
  return turns.filter(
    ({ horse }, index) => turns.findIndex((other) => other.horse.id === horse.id) === index,
  );
}

function newbornTurn(horse: Horse, horses: readonly Horse[]): HeroTurn {
  const { gender, color, ageInMonths } = horse;
  const dam = horses.find(({ id }) => id === horse.damId) ?? null;
  const { Subject: she } = pronounsOf(gender);
  const what = gender === 'mare' ? 'filly' : 'colt';
  const whose = dam ? `${dam.name}’s ${what}` : `A ${what}`;
  return {
    horse,
    dam,
    kind: 'newborn',
    over: ageInMonths === 0 ? 'Just born' : 'A newborn',
    say: `${whose}, ${color}. ${she} stands already, and has found the milk.`,
    short: 'Newborn',
    show: null,
  };
}

function winnerTurn(horse: Horse, win: Win, now: Date): HeroTurn {
  return {
    horse,
    dam: null,
    kind: 'winner',
    over: `Won ${dayAndTimeWithin(new Date(win.at), now)}`,
    say: `First in ${win.where}! ${sentence(horse.description)}`,
    short: `Won in ${win.what}`,
    show: win.showId,
  };
}

function favouriteTurn(horse: Horse, isBoxed: boolean): HeroTurn {
  const { level, age, description } = horse;
  return {
    horse,
    dam: null,
    kind: 'favourite',
    over: isBoxed ? 'Your favourite' : 'Your most experienced',
    say: `${sentence(description)} Level ${level}, ${age}.`,
    short: isBoxed ? 'Your favourite' : `Level ${level}`,
    show: null,
  };
}
