import { prepared } from '../db/prepared.ts';

export const findUsername = prepared(
  'player_username',
  `select username from players where username_key = :usernameKey`,
);

export const findUsernameById = prepared(
  'player_username_of',
  `select username from players where id = :playerId and deleted_at is null`,
);

export const findUsernameChange = prepared(
  'player_username_changed',
  `select username_changed_at from players where id = :playerId`,
);

export const lockUsername = prepared(
  'player_username_lock',
  `select username, username_changed_at from players where id = :playerId for update`,
);

export const changeUsernameRow = prepared(
  'player_username_change',
  `update players set username = :username, username_key = :key, username_changed_at = :now where id = :playerId`,
);

/** By an operator, so its owner may choose another at once. No row if it has another name than `from`, or the key is taken. */
export const updateUsername = prepared(
  'player_rename',
  `update players set username = :to, username_key = :key, username_changed_at = null
   where id = :playerId and username = :from
     and not exists (select from players other where other.username_key = :key and other.id <> :playerId)
   returning id`,
);
