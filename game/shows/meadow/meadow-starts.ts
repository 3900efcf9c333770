/** Per player, with all horses together (docs/rules/shows.md#meadow-shows). */
export const MEADOW_STARTS = 3;
