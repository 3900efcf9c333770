import { coatName, type Coat } from '../coat/coat.ts';
import { COLOUR_GROUPS, colourGroup, type Colour, type ColourGroup } from '../coat/colour.ts';
import { BASES } from '../coat/look-values.ts';

/** Numbers every adult coat: 144 colours, plain or grey, by 4 pinto and 5 leopard patterns. */
export interface NamedCoat {
  readonly name: string;
  readonly coat: Coat;
}

/** Base and cream 0 to 2, others 0 or 1. Chestnut hides silver: 0. */
export interface ColourDigits {
  readonly base: number;
  readonly silver: number;
  readonly cream: number;
  readonly dun: number;
  readonly champagne: number;
  readonly roan: number;
}

/** Index in COLOURS. */
export function colourNumber({ base, silver, cream, dun, champagne, roan }: ColourDigits): number {
  return ((((base * 2 + silver) * 3 + cream) * 2 + dun) * 2 + champagne) * 2 + roan;
}

const COLOURS: readonly Colour[] = BASES.flatMap((base) =>
  [false, true].flatMap((silver) =>
    ([0, 1, 2] as const).flatMap((cream) =>
      [false, true].flatMap((dun) =>
        [false, true].flatMap((champagne) =>
          [false, true].map((roan) => ({ base, dilutions: { cream, dun, silver, champagne }, roan })),
        ),
      ),
    ),
  ),
);

/** Added to a colour's number for the grey over it. */
export const GREY_OVER = COLOURS.length;

/** 0 none, 1 tobiano, 2 frame, 3 tovero. */
const PINTO_PATTERNS = 4;
/** No Lp; one without and with PATN1; two without and with PATN1. */
const LEOPARD_PATTERNS = [null, 'spotted blanket', 'leopard', 'snowcap', 'few-spot'] as const;

// Chestnut hides silver, so its colours are listed twice.
const SHOWN = COLOURS.filter(({ base, dilutions }) => base !== 'chestnut' || !dilutions.silver);

/** Grey's is empty: it hides the colour. */
export const COLOURS_OF_GROUP: ReadonlyMap<ColourGroup, readonly Colour[]> = new Map(
  COLOUR_GROUPS.map((group) => [group, SHOWN.filter((colour) => colourGroup(colour) === group)]),
);

const cache: NamedCoat[] = [];

/** `colour` may include GREY_OVER. Cached. */
export function namedCoat(colour: number, pinto: number, leopard: number): NamedCoat {
  const index = (colour * PINTO_PATTERNS + pinto) * LEOPARD_PATTERNS.length + leopard;
  return (cache[index] ??= makeNamedCoat(colour, pinto, leopard));
}

function makeNamedCoat(colour: number, pinto: number, leopard: number): NamedCoat {
  const under = COLOURS[colour % GREY_OVER];
  if (under === undefined) throw new RangeError(`No colour ${colour}`);
  const coat: Coat = {
    ...under,
    grey: colour >= GREY_OVER ? 'adult' : null,
    patterns: {
      tobiano: pinto % 2 === 1,
      frame: pinto >= 2,
      leopard: LEOPARD_PATTERNS[leopard] ?? null,
    },
  };
  return { name: coatName(coat), coat };
}
