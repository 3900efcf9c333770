import { GATE_PRICE } from '../../game/gate/gate.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { GUEST_TRIES } from '../accounts/try-rules.ts';
import { findSecret } from '../clock/world.ts';
import { newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import { startTestApp, type TestApp } from '../testing/app/test-app.ts';
import { aGuest, gateToken as gateTokenOf } from '../testing/builders/gate.ts';
import { gateDay, gateToken } from './gate-token.ts';

const TAKE = 'POST /api/gate/take';
const BEGIN = 'POST /api/auth/guest';

const seen = newcomer.with(async ({ app }) => ({ token: await gateTokenOf(app) }));

const taking = (token: string, horseName = 'Rowan') => ({ body: { token, nth: 0, horseName } });

async function oldToken(app: TestApp): Promise<string> {
  const day = gateDay(new Date(app.clock.now().getTime() - 2 * REAL_MS_PER_DAY));
  return gateToken(await findSecret(app.db), { bytes: Buffer.alloc(16, 7), day, sireId: null });
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
  [`${BEGIN} 400 UNKIND_WORDS`]: seen.sendsSignedOut(({ token }) => taking(token, 'Fucking horse')),
  [`${BEGIN} 409 GATE_OLD`]: newcomer.sendsSignedOut(async ({ app }) => taking(await oldToken(app))),
  [`${BEGIN} 409 GATE_USED`]: seen
    .after(({ by, token }) => by.call(TAKE, taking(token)))
    .sendsSignedOut(({ token }) => taking(token)),
  [`${BEGIN} 409 REGISTER_FIRST`]: async ({ app: scene }) => {
    const app = await startTestApp({ database: scene.database, rateLimit: true, seed: 2 });
    for (let guests = 0; guests < GUEST_TRIES.free; guests++) await aGuest(app);
    return { app, sent: taking(await gateTokenOf(scene)), mend: () => app.close() };
  },
};
