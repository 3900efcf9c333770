import { colourGroup, colourName, colourOf, type Colour, type ColourGroup } from './colour.ts';
import { carries, type LivingGenotype } from '../genetics/genotype.ts';
import { GREY_NAMES, greyStage, type GreyOver } from './grey.ts';
import { leopardExtent, leopardPattern, USUAL_REACH } from './leopard.ts';
import type { GreyStage, LeopardPattern } from './look-values.ts';

/** Visible facts only: all that the name needs. */
export interface Coat extends Colour {
  readonly grey: GreyStage | null;
  readonly patterns: {
    readonly tobiano: boolean;
    readonly frame: boolean;
    readonly leopard: LeopardPattern | null;
  };
}

/** Optional facts that make the name more exact. */
export interface CoatDetail {
  /** `yearsOfGreying`; default: a grey has stage `adult`. */
  readonly greyYears?: number | null;
  readonly fleaBitten?: boolean;
  /** `leopardExtent`; default: usual for the alleles. */
  readonly lpExtent?: number;
}

/**
 * Epistasis in order: base, silver, cream, dun and champagne, roan, varnish, grey, white areas
 * (docs/rules/genetics.md#resolution-order).
 */
export function coatOf(genotype: LivingGenotype, detail: CoatDetail = {}): Coat {
  const colour = colourOf(genotype);
  const { base, dilutions, roan } = colour;
  const extent = detail.lpExtent ?? leopardExtent(genotype, USUAL_REACH);
  // No spread: hot path.
  return {
    base,
    dilutions,
    roan,
    grey: carries(genotype, 'G') || carries(genotype, 'G2') ? stageOf(colour, detail) : null,
    patterns: {
      tobiano: carries(genotype, 'To'),
      frame: carries(genotype, 'O'),
      leopard: leopardPattern(genotype, extent),
    },
  };
}

function stageOf(colour: Colour, { greyYears = null, fleaBitten = false }: CoatDetail): GreyStage {
  return greyYears === null ? 'adult' : greyStage(greyYears, greyOver(colour), fleaBitten);
}

/** Double creams are born pale, and so are creams of gold champagne. */
export function greyOver({ base, dilutions }: Colour): GreyOver {
  const { cream, dun, silver, champagne } = dilutions;
  if (cream === 2 || (base === 'chestnut' && cream === 1 && champagne)) return 'pale';
  return base === 'black' && !dun && !silver && !champagne ? 'black' : 'colour';
}

/** "buckskin", "dapple grey", "blue roan tobiano", "bay tovero leopard". */
export function coatName(coat: Coat): string {
  const { grey } = coat;
  const colour = grey === null || grey === 'foal' ? colourName(coat) : GREY_NAMES[grey];
  return [colour, patternName(coat)].filter((word) => word !== null).join(' ');
}

export function patternName({ patterns }: Coat): string | null {
  const names = [pintoWord(patterns), patterns.leopard].filter((word) => word !== null);
  return names.length === 0 ? null : names.join(' ');
}

function pintoWord({ tobiano, frame }: Coat['patterns']): string | null {
  if (tobiano) return frame ? 'tovero' : 'tobiano';
  return frame ? 'frame overo' : null;
}

export function coatGroup(coat: Coat): ColourGroup {
  return coat.grey === null || coat.grey === 'foal' ? colourGroup(coat) : 'grey';
}
