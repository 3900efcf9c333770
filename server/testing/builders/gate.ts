import { expect } from 'vitest';
import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { changeHorse } from './stable.ts';
import { sellHorse } from './trade.ts';

/** Sells all other horses of the player first: the gate is for those who have none. */
export async function horseOfGate(app: TestApp, player: TestPlayer): Promise<string> {
  const { body: own } = await player.call('GET /api/horses');
  for (const { id } of own) {
    await changeHorse(app.db, id, { level: 5 });
    expect(await sellHorse(player, id)).toMatchObject({ status: 200 });
  }
  const { body: gate } = await app.call('GET /api/gate');
  const body = { token: gate.token, nth: 0, horseName: 'Rowan' };
  const taken = await player.call('POST /api/gate/take', { body });
  expect(taken).toMatchObject({ status: 200 });
  return taken.body.horse.id;
}
