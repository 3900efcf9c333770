import { prepared } from '../db/prepared.ts';

export const updateOwner = prepared(
  'horses_change_owner',
  `update horses set owner_id = :to, locked = false, level_on_arrival = level where id = any(:ids::uuid[]) and owner_id = :from`,
);

export const updateLocked = prepared('horse_locked', `update horses set locked = :locked where id = :id`);

export const updateTrainingFrom = prepared(
  'horses_training_from',
  `update horses set training_from = :trainingFrom where id = any(:ids::uuid[])`,
);

export const takeOffPasture = prepared(
  'trade_off_pasture',
  'update horses set grass_from = null, works_from = null where id = any(:ids::uuid[])',
);
