import { expect } from 'vitest';
import { OPERATOR_EMAIL, type TestApp, type TestPlayer } from '../app/test-app.ts';

const operators = new WeakMap<TestApp, TestPlayer>();

/** One per app. */
export async function operatorOf(app: TestApp): Promise<TestPlayer> {
  const known = operators.get(app);
  if (known) return known;
  const { status, body } = await app.call('POST /api/auth/register', {
    body: { username: 'Ada Desk', email: OPERATOR_EMAIL, password: 'bran mash 7 rosa' },
  });
  expect(status, body.message).toBe(200);
  const { token, user } = body;
  await app.db
    .updateTable('accounts')
    .set({ emailConfirmedAt: app.clock.now() })
    .where('id', '=', user.id)
    .execute();
  const operator: TestPlayer = {
    id: user.id,
    username: user.username,
    email: user.email,
    token,
    call: (route, sent) => app.call(route, sent, token),
  };
  operators.set(app, operator);
  return operator;
}

export function report(player: TestPlayer, kind: string, id: string, wishes: object = {}) {
  return player.call('POST /api/reports', { body: { kind, id, reason: 'unkind', ...wishes } });
}

/** Writes a bio and has it reported. Returns the case. */
export async function aCase(app: TestApp, writer: TestPlayer, bio = 'Go away, all of you.'): Promise<string> {
  expect(await writer.call('PATCH /api/user/bio', { body: { bio } })).toMatchObject({ status: 200 });
  expect(await report(await app.newPlayer(), 'bio', writer.id)).toMatchObject({ status: 200 });
  const { body } = await (await operatorOf(app)).call('GET /api/admin/cases', { query: { order: 'newest' } });
  const found = body.find(({ player, seen }) => player.id === writer.id && seen === bio);
  return found?.id ?? '';
}

/** Returns the decision. */
export async function decide(app: TestApp, caseId: string, action: string, hours: number | null = null) {
  const operator = await operatorOf(app);
  const answer = await operator.call('POST /api/admin/cases/:id/decide', {
    params: { id: caseId },
    body: { action, hours, why: 'Please keep it kind.' },
  });
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.decision.id;
}

export async function undo(app: TestApp, decisionId: string) {
  const operator = await operatorOf(app);
  return operator.call('POST /api/admin/decisions/:id/undo', {
    params: { id: decisionId },
    body: { why: 'A mistake.' },
  });
}

export async function suspend(app: TestApp, player: TestPlayer, hours: number | null = null) {
  return decide(app, await aCase(app, player, 'Go away for good.'), 'suspend', hours);
}

export async function mute(app: TestApp, player: TestPlayer, hours: number | null = null) {
  return decide(app, await aCase(app, player), 'mute', hours);
}

export const block = (player: TestPlayer, id: string) =>
  player.call('PUT /api/blocked-players/:id', { params: { id } });

export const sayBirthYear = (player: TestPlayer, birthYear: unknown) =>
  player.call('PUT /api/moderation/birth-year', { body: { birthYear } });
