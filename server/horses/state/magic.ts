import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import type { MagicHorse, MagicState } from '../../../game/magic/items.ts';
import { publish } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { breedOfRow, type HorseRow } from '../horse-row.ts';
import { moodOf } from './horse-state.ts';
import { updateMagic } from './state-queries.ts';

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
  await updateMagic.run(tx, {
    id,
    bornAt: after.bornAt,
    happiness: after.mood.happiness,
    happinessAt: after.mood.happinessAt,
    feedExpiresAt: after.mood.feedExpiresAt,
    longFeedUntil: after.mood.longFeedUntil,
    trainingFrom: after.trainingFrom,
    whistledDay: after.whistledDay,
    maneStyle: after.maneStyle,
    backdrop: after.backdrop,
  });
  publish(tx, ownerId, { topics: ['horses'] });
}
