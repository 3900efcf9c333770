import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import type { MagicHorse, MagicState } from '../../../game/magic/items.ts';
import type { Tx } from '../../db/connection.ts';
import { breedOfRow, type HorseRow } from '../horse-row.ts';
import { moodColumns, moodOf } from './horse-state.ts';
import { saveHorses } from './save-horses.ts';

export function magicHorseOf(horse: HorseRow): MagicHorse {
  return {
    breed: breedOfRow(horse),
    restPerDay: GUILD_ROWS[horse.guild].restPerDay,
    bornAt: horse.bornAt,
    mood: moodOf(horse),
    trainingFrom: horse.trainingFrom,
    whistledDay: horse.whistledDay,
    maneStyle: horse.maneStyle,
    backdrop: horse.backdrop,
  };
}

/** The horse must be locked. Only a foal's milk on grass changes its feed. */
export async function saveMagic(tx: Tx, { id, ownerId }: HorseRow, after: MagicState): Promise<void> {
  const { mood, ...rest } = after;
  await saveHorses(
    tx,
    [{ id, ownerId, ...moodColumns(mood), ...rest }],
    [
      'bornAt',
      'happiness',
      'happinessAt',
      'feedExpiresAt',
      'longFeedUntil',
      'rationUntil',
      'trainingFrom',
      'whistledDay',
      'maneStyle',
      'backdrop',
    ],
  );
}
