/** Points of scores and records are stored in ten thousandths. */
export const TEN_THOUSAND = 10_000;
