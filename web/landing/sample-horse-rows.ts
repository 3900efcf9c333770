export interface SampleHorse {
  readonly name: string;
  readonly breed:
    | 'akhal_teke'
    | 'andalusian'
    | 'appaloosa'
    | 'gypsy_cob'
    | 'icelandic_horse'
    | 'rocky_mountain_horse';
  readonly breedName: string;
  readonly sex: 'mare' | 'stallion';
  readonly seed: number;
  readonly genotype: string;
  readonly coat: string;
  /** File name in `pictures/`. */
  readonly file: string;
}

/**
 * Six founders with pre-painted pictures (`npm run sheet -- samples`), so visitors load neither genetics nor layers.
 * A test redraws each.
 */
export const SAMPLE_HORSES: readonly SampleHorse[] = [
  {
    name: 'Saffron',
    breed: 'akhal_teke',
    sex: 'mare',
    seed: 18,
    genotype: '11000000000000001000000001110000000000000000000000',
    breedName: 'Akhal-Teke',
    coat: 'palomino',
    file: 'saffron',
  },
  {
    name: 'Larkspur',
    breed: 'andalusian',
    sex: 'mare',
    seed: 1,
    genotype: '01010000000000000000000000000000000000001000000000',
    breedName: 'Andalusian (PRE)',
    coat: 'dapple grey',
    file: 'larkspur',
  },
  {
    name: 'Magpie',
    breed: 'gypsy_cob',
    sex: 'mare',
    seed: 2,
    genotype: '01000002000000010000000000100000200000001000000000',
    breedName: 'Gypsy Cob',
    coat: 'black tobiano',
    file: 'magpie',
  },
  {
    name: 'Moth',
    breed: 'icelandic_horse',
    sex: 'stallion',
    seed: 79,
    genotype: '01000000000000101000000001100100000000010000000000',
    breedName: 'Icelandic Horse',
    coat: 'grullo',
    file: 'moth',
  },
  {
    name: 'Old Copper',
    breed: 'appaloosa',
    sex: 'stallion',
    seed: 24,
    genotype: '11000000011000000000000001000000000000000100000000',
    breedName: 'Appaloosa',
    coat: 'chestnut leopard',
    file: 'old-copper',
  },
  {
    name: 'Bramble',
    breed: 'rocky_mountain_horse',
    sex: 'mare',
    seed: 2,
    genotype: '01000100000000100000000000100000000000010000000000',
    breedName: 'Rocky Mountain Horse',
    coat: 'silver dapple',
    file: 'bramble',
  },
];
