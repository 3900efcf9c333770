/** Condition on the row `horse`; `playerId` names a parameter. */
export const genesSeenBy = (playerId: `:${string}`) =>
  `(horse.genes_published or exists (
     select from genetic_insights insight where insight.player_id = ${playerId} and insight.horse_id = horse.id
   ))`;
