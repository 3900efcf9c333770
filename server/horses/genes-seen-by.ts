/** Whether the player with this id, a parameter of the statement, may see the genes of `horse`, a row of it. */
export const genesSeenBy = (playerId: `$${number}`) =>
  `(horse.genes_published or exists (
     select from genetic_insights insight where insight.player_id = ${playerId} and insight.horse_id = horse.id
   ))`;
