import { learnRation } from '../../../game/care/give-feed.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { HEALTH_TEST_PRICE } from '../../../game/horses/genetics/health.ts';
import { settleMood } from '../../../game/horses/happiness.ts';
import { moodColumns, moodOf } from '../../horses/state/horse-state.ts';
import type { Population } from './population.ts';
import type { Records } from './records.ts';

interface TestedWorld {
  readonly population: Population;
  readonly records: Records;
}

interface HealthTest {
  readonly horseId: string;
  readonly at: Date;
  readonly published: boolean;
}

/** Tests its owner's horse, once. The caller takes `HEALTH_TEST_PRICE`. */
export function testHealth(
  { population, records }: TestedWorld,
  { horseId, at, published }: HealthTest,
): void {
  const horse = population.horse(horseId);
  const playerId = horse.ownerId;
  records.healthTests.push({ horseId, playerId, price: HEALTH_TEST_PRICE, testedAt: at, published });
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, at);
  if (mood.ration) population.changeHorse(horseId, moodColumns(learnRation(mood, at)));
}
