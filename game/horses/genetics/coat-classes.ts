import { coatName } from '../coat/coat.ts';
import type { Coat } from '../coat/coat.ts';
import { BASES, COLOUR_GROUPS, colourGroup } from '../coat/colour.ts';
import type { Colour, ColourGroup } from '../coat/colour.ts';

/**
 * Every adult coat that alleles alone can show, numbered, so that the odds of a mating add up numbers and
 * look names up: 144 colours, each also as what lies under a grey, by 4 pinto and 5 leopard patterns.
 */
export interface NamedCoat {
  readonly name: string;
  readonly coat: Coat;
}

/** The loci of a colour as digits: base 0..2, cream 0..2, the others 0 or 1. Silver is 0 on chestnut. */
export function colourPlace(
  base: number,
  silver: number,
  cream: number,
  dun: number,
  champagne: number,
  roan: number,
): number {
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

/** Added to the place of a colour: the same colour under an adult grey. */
export const GREY_OVER = COLOURS.length;

/** Pinto patterns by place: 1 for tobiano, 2 for frame, 3 for both (tovero). */
const PINTO_PATTERNS = 4;
/** By place: none, Lp once without and with PATN1, Lp twice without and with PATN1. */
const LEOPARD_PATTERNS = [null, 'spotted blanket', 'leopard', 'snowcap', 'few-spot'] as const;

// Silver does not show on chestnut: there each colour stands twice.
const SHOWN = COLOURS.filter(({ base, dilutions }) => base !== 'chestnut' || !dilutions.silver);

/** The colours that are found under each group; grey is none of a colour's. */
export const COLOURS_OF_GROUP: ReadonlyMap<ColourGroup, readonly Colour[]> = new Map(
  COLOUR_GROUPS.map((group) => [group, SHOWN.filter((colour) => colourGroup(colour) === group)]),
);

const cache: NamedCoat[] = [];

/** The coat of a colour (or GREY_OVER a colour) with a pinto and a leopard pattern; made once, then shared. */
export function namedCoat(colour: number, pinto: number, leopard: number): NamedCoat {
  const place = (colour * PINTO_PATTERNS + pinto) * LEOPARD_PATTERNS.length + leopard;
  return (cache[place] ??= makeNamedCoat(colour, pinto, leopard));
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
