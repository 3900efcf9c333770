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
    seed: 3,
    genotype: '221000000000',
    breedName: 'Akhal-Teke',
    coat: 'palomino',
    file: 'saffron',
  },
  {
    name: 'Larkspur',
    breed: 'andalusian',
    sex: 'mare',
    seed: 6,
    genotype: '000200000000',
    breedName: 'Andalusian (PRE)',
    coat: 'dapple grey',
    file: 'larkspur',
  },
  {
    name: 'Magpie',
    breed: 'gypsy_cob',
    sex: 'mare',
    seed: 3,
    genotype: '120000001000',
    breedName: 'Gypsy Cob',
    coat: 'black tobiano',
    file: 'magpie',
  },
  {
    name: 'Moth',
    breed: 'icelandic_horse',
    sex: 'stallion',
    seed: 19,
    genotype: '120010000000',
    breedName: 'Icelandic Horse',
    coat: 'grullo',
    file: 'moth',
  },
  {
    name: 'Old Copper',
    breed: 'appaloosa',
    sex: 'stallion',
    seed: 13,
    genotype: '200000000012',
    breedName: 'Appaloosa',
    coat: 'chestnut leopard',
    file: 'old-copper',
  },
  {
    name: 'Bramble',
    breed: 'rocky_mountain_horse',
    sex: 'mare',
    seed: 1,
    genotype: '120002000000',
    breedName: 'Rocky Mountain Horse',
    coat: 'silver dapple',
    file: 'bramble',
  },
];
