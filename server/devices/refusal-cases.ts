import { NOWHERE } from '../testing/bad-values.ts';
import { lastMail, NO_TOKEN, tokenIn } from '../testing/builders/accounts.ts';
import { cancel, newDeviceOf, signIn, twoDevices, waitingFor } from '../testing/builders/devices.ts';
import { aSellableHorse, sellHorse } from '../testing/builders/trade.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';

const devices = async ({ app }: RefusalScene) => twoDevices(app, await app.newPlayer());

/** A sale waits from the new device. */
async function aWaitingSale({ app }: RefusalScene) {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 20_000);
  const both = await twoDevices(app, player);
  await sellHorse(both.fresh, await aSellableHorse(app, player));
  const [call] = await waitingFor(both.known);
  return { ...both, player, params: { id: call?.id } };
}

export const DEVICE_REFUSALS: RefusalCases = {
  'POST /api/waiting-calls/:id/cancel 404 CALL_NOT_FOUND': async (scene) => {
    const { player, params } = await aWaitingSale(scene);
    return { by: (await signIn(scene.app, player)).player, sent: { params } };
  },
  'POST /api/waiting-calls/:id/cancel 409 CALL_ENDED': async (scene) => {
    const { known, params } = await aWaitingSale(scene);
    await cancel(known, params.id);
    return { by: known, sent: { params } };
  },
  'POST /api/devices/:id/sign-out 403 DEVICE_IS_NEW': async (scene) => {
    const { known, fresh } = await devices(scene);
    return { by: fresh, sent: { params: { id: (await newDeviceOf(known)).id } } };
  },
  'POST /api/devices/:id/sign-out 404 DEVICE_NOT_FOUND': async (scene) => ({
    by: (await devices(scene)).known,
    sent: { params: { id: NOWHERE } },
  }),
  'POST /api/devices/sign-out-others 403 DEVICE_IS_NEW': async (scene) => ({
    by: (await devices(scene)).fresh,
    sent: {},
  }),
  'POST /api/waiting-calls/cancel-by-link 400 INVALID_LINK': async () => ({
    sent: { body: { token: NO_TOKEN } },
  }),
  'POST /api/waiting-calls/cancel-by-link 409 CALL_ENDED': async (scene) => {
    const { player, known, params } = await aWaitingSale(scene);
    const token = tokenIn(await lastMail(scene.app, player.email, 'Something waits from a new device'));
    await cancel(known, params.id);
    return { sent: { body: { token } } };
  },
  'POST /api/devices/:id/sign-out 409 DEVICE_IS_THIS': async (scene) => {
    const { known } = await devices(scene);
    const { body } = await known.call('GET /api/devices');
    return { by: known, sent: { params: { id: body.find(({ isThis }) => isThis)?.id } } };
  },
  'POST /api/devices/:id/notice 403 DEVICE_IS_NEW': async (scene) => {
    const { known, fresh } = await devices(scene);
    return { by: fresh, sent: { params: { id: (await newDeviceOf(known)).id } } };
  },
  'POST /api/devices/:id/notice 404 DEVICE_NOT_FOUND': async (scene) => ({
    by: (await devices(scene)).known,
    sent: { params: { id: NOWHERE } },
  }),
  'POST /api/devices/code 403 DEVICE_IS_NEW': async (scene) => ({
    by: (await devices(scene)).fresh,
    sent: {},
  }),
  'POST /api/devices/enter-code 409 DEVICE_IS_KNOWN': async (scene) => ({
    by: (await devices(scene)).known,
    sent: { body: { code: 'ABCD-EFGH' } },
  }),
  'POST /api/devices/enter-code 409 WRONG_CODE': async (scene) => ({
    by: (await devices(scene)).fresh,
    sent: { body: { code: 'ABCD-EFGH' } },
  }),
};
