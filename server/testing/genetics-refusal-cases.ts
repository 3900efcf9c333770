import type { RefusalCases } from './refusal-case.ts';

const BAY = { extension: 'E/e', agouti: 'A/a' };

/** What of genetics is not understood, by its code, and the sentence about it. */
const NOT_UNDERSTOOD: Readonly<Record<string, readonly [sentence: string, genetics: unknown]>> = {
  GENETICS_MALFORMED: [
    'Genetics name the alleles at each locus; extension and agouti at least.',
    ['E/e', 'A/a'],
  ],
  GENE_UNKNOWN: ['There is no gene called pearl.', { ...BAY, pearl: 'n/Prl' }],
  GENE_MISSING: ['The alleles of agouti are missing.', { extension: 'E/e' }],
  ALLELES_UNKNOWN: [
    'n/D is no pair of alleles of cream. There are n/n, n/Cr, Cr/Cr.',
    { ...BAY, cream: 'n/D' },
  ],
  PATTERN_UNKNOWN: [
    'tobiano is no pattern. One is written like n/To, or n/To n/O.',
    { ...BAY, pattern: 'tobiano' },
  ],
  PATTERN_DISAGREES: [
    'The pattern n/To says something else than the alleles of overo.',
    { ...BAY, pattern: 'n/To', tobiano: 'n/To', overo: 'n/O' },
  ],
  MARKING_WHITES_UNKNOWN: [
    'some is no amount of white markings. There are none, minimal, moderate, high, extreme.',
    { ...BAY, marking_whites: 'some' },
  ],
  GREY_FACTOR_UNKNOWN: ['# is no grey factor. It is a number from 0.5 to 1.5.', { ...BAY, grey_factor: 2 }],
};

/** Every refusal of the lab: of one horse, and of either parent by its name. */
export const GENETICS_REFUSALS: RefusalCases = {
  ...Object.fromEntries(
    Object.entries(NOT_UNDERSTOOD).flatMap(([code, [sentence, genetics]], nth) => {
      const [parent, parents] =
        nth % 2 === 0 ? ['Sire', { sire: genetics, dam: BAY }] : ['Dam', { sire: BAY, dam: genetics }];
      return [
        [
          `POST /api/genetics/describe 400 ${code}`,
          [sentence, async () => ({ sent: { body: { genetics } } })],
        ],
        [
          `POST /api/genetics/predict 400 ${code}`,
          [`${parent}: ${sentence}`, async () => ({ sent: { body: parents } })],
        ],
      ];
    }),
  ),
  'POST /api/genetics/predict 400 PARENT_NOT_VIABLE': [
    "Dam: A foal with O/O does not live, so it is nobody's parent.",
    async () => ({ sent: { body: { sire: BAY, dam: { ...BAY, overo: 'O/O' } } } }),
  ],
};
