/** Whether the player with this id, a named parameter of the statement, may see the genes of `horse`, a row of it. */
export const genesSeenBy = (playerId: `:${string}`) =>
  `(horse.genes_published or exists (
     select from genetic_insights insight where insight.player_id = ${playerId} and insight.horse_id = horse.id
   ))`;
