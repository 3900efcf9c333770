import { prepared } from '../../db/prepared.ts';
import { reachedBy } from '../reached-by.ts';

const TEST = `select horse_id, tested_at, published from health_tests`;

/** No row if the horse is not tested. */
export const findHealthTest = prepared('health_test_find', `${TEST} where horse_id = :horseId`);

export const insertHealthTest = prepared(
  'health_test_insert',
  `insert into health_tests (horse_id, player_id, price, tested_at) values (:horseId, :playerId, :price, :now)`,
);

export const publishHealthTest = prepared(
  'health_test_publish',
  `update health_tests set published = true where horse_id = :horseId`,
);

export const findTestedHorse = prepared(
  'health_of_horse',
  `select horse.id, horse.owner_id, horse.genotype, test.tested_at, coalesce(test.published, false) as published
   from horses horse left join health_tests test on test.horse_id = horse.id
   where horse.id = :id and ${reachedBy(':viewerId')}`,
);

/** A player may know the results of their own horses, and published ones. */
export const findKnownHealth = prepared(
  'health_known',
  `select horse.id, horse.genotype from horses horse join health_tests test on test.horse_id = horse.id
   where horse.id = any(:horseIds::uuid[]) and (test.published or horse.owner_id = :playerId)`,
);

export const findUnpublished = prepared(
  'health_unpublished',
  `select horse.id from horses horse
   where horse.id = any(:horseIds::uuid[])
     and not exists (select from health_tests test where test.horse_id = horse.id and test.published) order by horse.id`,
);
