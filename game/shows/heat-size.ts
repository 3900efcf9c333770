/** Horses in a heat of a house show, and how many of them may be players': the house has always four at least. */
export const HEAT_SIZE = 12;
export const HEAT_ENTRANTS = 8;
