/** Condition on the row `horse`: a guest's is for the guest alone (decision 139). `playerId` names a parameter. */
export const reachedBy = (playerId: `:${string}`) =>
  `(horse.owner_id = ${playerId} or not exists (select from guests where guests.id = horse.owner_id))`;
