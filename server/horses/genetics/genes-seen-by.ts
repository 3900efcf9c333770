/** SQL condition about the row `horse`; `playerId` is a named parameter. */
export const genesSeenBy = (playerId: `:${string}`) =>
  `(horse.genes_published or exists (
     select from genetic_insights insight where insight.player_id = ${playerId} and insight.horse_id = horse.id
   ))`;
