import { prepared } from '../db/prepared.ts';

export const updateMember = prepared(
  'player_member',
  `update players set premium_until = :until, free_insights = free_insights + :insights where id = :playerId`,
);

export const findPremiumUntil = prepared(
  'player_premium',
  `select premium_until from players where id = :playerId`,
);

export const findReader = prepared(
  'player_reader',
  `select player.premium_until, account.birth_year
   from players player join accounts account on account.id = player.id where player.id = :playerId`,
);
