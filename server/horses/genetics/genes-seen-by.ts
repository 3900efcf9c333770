/**
 * SQL condition: whether a player may see the genes of the row `horse`. `playerId` is a named parameter of the
 * statement.
 */
export const genesSeenBy = (playerId: `:${string}`) =>
  `(horse.genes_published or exists (
     select from genetic_insights insight where insight.player_id = ${playerId} and insight.horse_id = horse.id
   ))`;
