import { expect } from 'vitest';
import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { changeHorse } from './stable.ts';
import { sellHorse } from './trade.ts';

/** Of a gate that may be used. */
export async function gateToken(app: TestApp): Promise<string> {
  const { body } = await app.call('GET /api/gate');
  if (body.token === null) throw new Error('The gate is a picture');
  return body.token;
}

/** Sells all other horses of the player first: the gate is for those who have none. */
export async function horseOfGate(app: TestApp, player: TestPlayer): Promise<string> {
  const { body: own } = await player.call('GET /api/horses');
  for (const { id } of own) {
    await changeHorse(app.db, id, { level: 5 });
    expect(await sellHorse(player, id)).toMatchObject({ status: 200 });
  }
  const body = { token: await gateToken(app), nth: 0, horseName: 'Rowan' };
  const taken = await player.call('POST /api/gate/take', { body });
  expect(taken).toMatchObject({ status: 200 });
  return taken.body.horse.id;
}

export interface TestGuest extends TestPlayer {
  readonly horse: string;
}

/** Brings the first horse of a new gate home. */
export async function aGuest(app: TestApp, horseName = 'Rowan', nth = 0): Promise<TestGuest> {
  const body = { token: await gateToken(app), nth, horseName };
  const begun = await app.call('POST /api/auth/guest', { body });
  expect(begun).toMatchObject({ status: 200 });
  const { token, user, horse } = begun.body;
  const { id, username } = user;
  return {
    id,
    username,
    token,
    email: '',
    horse: horse.id,
    call: (route, sent) => app.call(route, sent, token),
  };
}
