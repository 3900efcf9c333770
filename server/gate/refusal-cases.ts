import { GATE_PRICE } from '../../game/gate/gate.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { findSecret } from '../clock/world.ts';
import { newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import type { TestApp } from '../testing/app/test-app.ts';
import { gateDay, gateToken } from './gate-token.ts';

const TAKE = 'POST /api/gate/take';

const seen = newcomer.with(async ({ app }) => ({ token: (await app.call('GET /api/gate')).body.token }));

const taking = (token: string, horseName = 'Rowan') => ({ body: { token, nth: 0, horseName } });

async function oldToken(app: TestApp): Promise<string> {
  const day = gateDay(new Date(app.clock.now().getTime() - 2 * REAL_MS_PER_DAY));
  return gateToken(await findSecret(app.db), { bytes: Buffer.alloc(16, 7), day });
}

export const GATE_REFUSALS: RefusalCases = {
  [`${TAKE} 400 UNKIND_WORDS`]: seen.sends(({ token }) => taking(token, 'Fucking horse')),
  [`${TAKE} 409 GATE_OLD`]: newcomer.sends(async ({ app }) => taking(await oldToken(app))),
  [`${TAKE} 409 GATE_USED`]: seen
    .after(({ by, token }) => by.call(TAKE, taking(token)))
    .byNewcomer()
    .sends(({ token }) => taking(token)),
  [`${TAKE} 409 HAS_HORSE`]: seen.horse().sends(({ token }) => taking(token)),
  [`${TAKE} 409 NOT_ENOUGH_COINS`]: [
    'You need # coins to bring this horse home; you have 1,499.',
    seen.coins(GATE_PRICE - 1).sends(({ token }) => taking(token)),
  ],
};
