import { colourGroup, colourName, colourOf, type Colour, type ColourGroup } from './colour.ts';
import type { LivingGenotype } from '../genetics/genotype.ts';
import { GREY_NAMES, greyStage, type GreyOver } from './grey.ts';
import { leopardExtent, leopardPattern, USUAL_REACH } from './leopard.ts';
import type { GreyStage, LeopardPattern } from './look-values.ts';
import { whitePatterns } from './white-patterns.ts';

/** Visible facts only: all that the name needs. */
export interface Coat extends Colour {
  readonly grey: GreyStage | null;
  readonly patterns: {
    readonly tobiano: boolean;
    readonly frame: boolean;
    readonly sabino: boolean;
    readonly splash: boolean;
    readonly leopard: LeopardPattern | null;
    /** Nearly all hair is white: hides grey, roan, dilutions and other patterns. */
    readonly allWhite: boolean;
  };
}

export const NO_PATTERNS: Coat['patterns'] = {
  tobiano: false,
  frame: false,
  sabino: false,
  splash: false,
  leopard: null,
  allWhite: false,
};

/** Optional facts that make the name more exact. */
export interface CoatDetail {
  /** `yearsOfGreying`, null before greying begins; default: a grey has stage `adult`. */
  readonly greyYears?: number | null;
  readonly fleaBitten?: boolean;
  /** `leopardExtent`; default: usual for the alleles. */
  readonly lpExtent?: number;
}

/**
 * Epistasis in order: base, silver, cream, dun and champagne, roan, varnish, grey, white areas, all
 * white (docs/rules/genetics.md#resolution-order).
 */
export function coatOf(genotype: LivingGenotype, detail: CoatDetail = {}): Coat {
  const colour = colourOf(genotype);
  const { base, dilutions, roan } = colour;
  const extent = detail.lpExtent ?? leopardExtent(genotype, USUAL_REACH);
  const { tobiano, frame, sabino, splash, allWhite } = whitePatterns(genotype);
  // No spread: hot path.
  return {
    base,
    dilutions,
    roan,
    grey: allWhite || genotype.grey === 'n/n' ? null : stageOf(colour, detail),
    patterns: {
      tobiano,
      frame,
      sabino,
      splash,
      leopard: allWhite ? null : leopardPattern(genotype, extent),
      allWhite,
    },
  };
}

function stageOf(colour: Colour, { greyYears, fleaBitten = false }: CoatDetail): GreyStage | null {
  if (greyYears === undefined) return 'adult';
  return greyYears === null ? null : greyStage(greyYears, greyOver(colour), fleaBitten);
}

/** Double creams and cream pearls are born pale, and so are creams of gold champagne. */
export function greyOver({ base, dilutions }: Colour): GreyOver {
  const { cream, pearl, dun, silver, champagne } = dilutions;
  if (cream === 2 || (cream === 1 && (pearl || (base === 'chestnut' && champagne)))) return 'pale';
  return base === 'black' && !pearl && !dun && !silver && !champagne ? 'black' : 'colour';
}

const WHITE = 'white';

/** "buckskin", "dapple grey", "blue roan tobiano", "bay sabino tovero leopard splash", "white". */
export function coatName(coat: Coat): string {
  const { grey, patterns } = coat;
  if (patterns.allWhite) return WHITE;
  const colour = grey === null || grey === 'foal' ? colourName(coat) : GREY_NAMES[grey];
  return [colour, patternName(coat)].filter((word) => word !== null).join(' ');
}

export function patternName({ patterns }: Coat): string | null {
  const { sabino, leopard, splash } = patterns;
  const words = [sabino ? 'sabino' : null, pintoWord(patterns), leopard, splash ? 'splash' : null];
  const names = words.filter((word) => word !== null);
  return names.length === 0 ? null : names.join(' ');
}

function pintoWord({ tobiano, frame }: Coat['patterns']): string | null {
  if (tobiano) return frame ? 'tovero' : 'tobiano';
  return frame ? 'frame overo' : null;
}

export function coatGroup(coat: Coat): ColourGroup {
  if (coat.patterns.allWhite) return WHITE;
  return coat.grey === null || coat.grey === 'foal' ? colourGroup(coat) : 'grey';
}
