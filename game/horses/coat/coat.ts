import { colourGroup, colourName, colourOf } from './colour.ts';
import type { Colour, ColourGroup } from './colour.ts';
import { carries } from '../genetics/genotype.ts';
import type { LivingGenotype } from '../genetics/genotype.ts';
import { GREY_NAMES, greyStage } from './grey.ts';
import type { GreyStage } from './grey.ts';
import { leopardExtent, leopardPattern, USUAL_REACH } from './leopard.ts';
import type { LeopardPattern } from './leopard.ts';

/** All that a coat's name needs: what alleles and age show, and nothing that they hide. */
export interface Coat extends Colour {
  readonly grey: GreyStage | null;
  readonly patterns: {
    readonly tobiano: boolean;
    readonly frame: boolean;
    readonly leopard: LeopardPattern | null;
  };
}

/** What is known of a horse beside its alleles. What is left out makes the name say less, never wrong. */
export interface CoatDetail {
  /** Years of greying at the usual speed (`yearsOfGreying`); left out, a grey is an adult of any stage. */
  readonly greyYears?: number | null;
  readonly fleaBitten?: boolean;
  /** Extent of leopard white, 0 to 1 (`leopardExtent`); left out, the usual pattern of the alleles. */
  readonly lpExtent?: number;
}

/**
 * The epistasis in its order: base, silver, cream, dun and champagne, roan, varnish, grey, and the white
 * areas on top. O/O never gets here: such a foal has neither colour nor look.
 */
export function coatOf(genotype: LivingGenotype, detail: CoatDetail = {}): Coat {
  const colour = colourOf(genotype);
  const { base, dilutions, roan } = colour;
  const extent = detail.lpExtent ?? leopardExtent(genotype, USUAL_REACH);
  // Each by its name: a spread takes longer than all the rest, and every list of horses asks for its coats.
  return {
    base,
    dilutions,
    roan,
    grey: carries(genotype, 'grey') ? stageOf(colour, detail) : null,
    patterns: {
      tobiano: carries(genotype, 'tobiano'),
      frame: carries(genotype, 'overo'),
      leopard: leopardPattern(genotype, extent),
    },
  };
}

function stageOf(colour: Colour, { greyYears = null, fleaBitten = false }: CoatDetail): GreyStage {
  return greyYears === null ? 'adult' : greyStage(greyYears, looksBlack(colour), fleaBitten);
}

/** Smoky black passes for black; every other dilution makes a rose grey rather than a steel one. */
export function looksBlack({ base, dilutions }: Colour): boolean {
  const { cream, dun, silver, champagne } = dilutions;
  return base === 'black' && cream < 2 && !dun && !silver && !champagne;
}

/**
 * The standard name, in lower case: "buckskin", "dapple grey", "blue roan tobiano", "bay tovero leopard".
 * A grey is called grey once it shows; the colour below is then no part of its name.
 */
export function coatName(coat: Coat): string {
  const { grey } = coat;
  const colour = grey === null || grey === 'foal' ? colourName(coat) : GREY_NAMES[grey];
  return [colour, patternName(coat)].filter((word) => word !== null).join(' ');
}

/** The pattern words alone, "tovero", "tobiano leopard", or null for a solid coat. */
export function patternName({ patterns }: Coat): string | null {
  const words = [pintoWord(patterns), patterns.leopard].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(' ');
}

function pintoWord({ tobiano, frame }: Coat['patterns']): string | null {
  if (tobiano) return frame ? 'tovero' : 'tobiano';
  return frame ? 'frame overo' : null;
}

/** The name by alleles alone, as an adult: what the lab and the odds of a mating say. */
export function adultCoatName(genotype: LivingGenotype): string {
  return coatName(coatOf(genotype));
}

/** The group under which a coat is found in the filter of rescue horses; patterns make no difference. */
export function coatGroup(coat: Coat): ColourGroup {
  return coat.grey === null || coat.grey === 'foal' ? colourGroup(coat) : 'grey';
}
