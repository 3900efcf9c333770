import type { VetRecord } from '../../../game/care/vet.ts';
import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { updateVetRecords } from './state-queries.ts';
import type { HorseRow } from '../horse-row.ts';

export function vetRecordOf(horse: HorseRow): VetRecord {
  return {
    sex: horse.sex,
    vetCheckUntil: horse.vet_check_until,
    vetShotsUntil: horse.vet_shots_until,
    breedingCheckUntil: horse.breeding_check_until,
  };
}

export function withVetRecord(horse: HorseRow, record: VetRecord): HorseRow {
  return {
    ...horse,
    sex: record.sex,
    vet_check_until: record.vetCheckUntil,
    vet_shots_until: record.vetShotsUntil,
    breeding_check_until: record.breedingCheckUntil,
  };
}

/** The horses must be locked. */
export async function saveVetRecords(tx: Tx, horses: readonly HorseRow[]): Promise<void> {
  if (horses.length === 0) return;
  await updateVetRecords.run(tx, {
    ids: horses.map(({ id }) => id),
    sexes: horses.map(({ sex }) => sex),
    vetChecksUntil: horses.map((horse) => horse.vet_check_until),
    vetShotsUntil: horses.map((horse) => horse.vet_shots_until),
    breedingChecksUntil: horses.map((horse) => horse.breeding_check_until),
  });
  for (const { owner_id } of horses) tell(tx, owner_id, { topics: ['horses'] });
}
