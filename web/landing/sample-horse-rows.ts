import type { CoatTint } from '../portrait/coat-tint.ts';

export interface SampleHorse {
  readonly name: string;
  readonly breed:
    'akhal_teke' | 'andalusian' | 'hanoverian' | 'icelandic_horse' | 'haflinger' | 'rocky_mountain_horse';
  readonly breedName: string;
  readonly sex: 'mare' | 'stallion';
  /** Of the draw that made it, as the store makes its horses. */
  readonly seed: number;
  /** As stored: copies of each variant. */
  readonly genotype: string;
  readonly coat: string;
  readonly tint: CoatTint;
}

/**
 * Six founders, drawn by the rules of the game. What follows from their genes stands here in words and colours, so
 * that a visitor need not load genetics; a test draws each horse again and compares.
 */
export const SAMPLE_HORSES: readonly SampleHorse[] = [
  {
    name: 'Saffron',
    breed: 'akhal_teke',
    sex: 'mare',
    seed: 3,
    genotype: '221000000000',
    breedName: 'Akhal-Teke',
    coat: 'palomino',
    tint: { coat: '#c4935a', points: '#c09464', mane: '#e8dcc2' },
  },
  {
    name: 'Larkspur',
    breed: 'andalusian',
    sex: 'mare',
    seed: 6,
    genotype: '000200000000',
    breedName: 'Andalusian (PRE)',
    coat: 'dapple grey',
    tint: {
      coat: 'color-mix(in oklab, color-mix(in oklab, #7c4122, #75716d 87%), #d9d5ce 49%)',
      points: 'color-mix(in oklab, color-mix(in oklab, #211917, #75716d 58%), #d9d5ce 41%)',
      mane: 'color-mix(in oklab, color-mix(in oklab, #1b1513, #75716d 58%), #d9d5ce 46%)',
    },
  },
  {
    name: 'Juniper',
    breed: 'hanoverian',
    sex: 'mare',
    seed: 9,
    genotype: '100000000000',
    breedName: 'Hanoverian',
    coat: 'bay',
    tint: { coat: '#7c4122', points: '#211917', mane: '#1b1513' },
  },
  {
    name: 'Moth',
    breed: 'icelandic_horse',
    sex: 'stallion',
    seed: 19,
    genotype: '120010000000',
    breedName: 'Icelandic Horse',
    coat: 'grullo',
    tint: { coat: 'color-mix(in oklab, #332b28, #b5a182 45%)', points: '#231d1b', mane: '#1e1917' },
  },
  {
    name: 'Old Copper',
    breed: 'haflinger',
    sex: 'stallion',
    seed: 1,
    genotype: '220000000000',
    breedName: 'Haflinger',
    coat: 'chestnut',
    tint: { coat: '#8f4b26', points: '#84431f', mane: '#d3b384' },
  },
  {
    name: 'Bramble',
    breed: 'rocky_mountain_horse',
    sex: 'mare',
    seed: 1,
    genotype: '120002000000',
    breedName: 'Rocky Mountain Horse',
    coat: 'silver dapple',
    tint: { coat: '#54433a', points: '#43362f', mane: '#d9cfbf' },
  },
];
