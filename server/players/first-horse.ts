/**
 * When the player of the row `player` got the first horse, known by the starter tack that it brought (decision 164).
 * Null before it.
 */
export const firstHorseAt = (player: string) =>
  `coalesce((select min(created_at) from tack where starter_of = ${player}.id),
     case when exists (select from horses where owner_id = ${player}.id) then ${player}.created_at end)`;
