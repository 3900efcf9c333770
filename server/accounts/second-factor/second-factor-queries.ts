import { prepared, type RowOf } from '../../db/prepared.ts';

export type SecondFactorRow = RowOf<typeof findSecondFactor>;

export const findSecondFactor = prepared(
  'second_factor_find',
  `select secret, on_since, last_step::integer, codes_salt from second_factors where account_id = :accountId`,
);

export const upsertSecret = prepared(
  'second_factor_begin',
  `insert into second_factors (account_id, secret, codes_salt) values (:accountId, :secret, :salt)
   on conflict (account_id) do update set secret = excluded.secret, codes_salt = excluded.codes_salt, last_step = 0
   where second_factors.on_since is null`,
);

/** False if this code, or a later one, was used before. */
export const useStep = prepared(
  'second_factor_step',
  `update second_factors set last_step = :step where account_id = :accountId and last_step < :step`,
);

export const turnOn = prepared(
  'second_factor_on',
  `update second_factors set on_since = :now where account_id = :accountId`,
);

export const deleteSecondFactor = prepared(
  'second_factor_delete',
  `delete from second_factors where account_id = :accountId`,
);

export const deleteCodes = prepared(
  'recovery_codes_delete',
  `delete from recovery_codes where account_id = :accountId`,
);

export const insertCodes = prepared(
  'recovery_codes_insert',
  `insert into recovery_codes (account_id, code_hash) select :accountId, hash from unnest(:hashes::bytea[]) hash`,
);

/** False if there is no such code left. */
export const useCode = prepared(
  'recovery_code_use',
  `delete from recovery_codes where account_id = :accountId and code_hash = :hash`,
);

export const countCodes = prepared(
  'recovery_codes_count',
  `select count(*)::integer as left from recovery_codes where account_id = :accountId`,
);
