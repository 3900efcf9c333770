import { NOWHERE } from '../testing/bad-values.ts';
import { lastMail, NO_TOKEN, tokenIn } from '../testing/builders/accounts.ts';
import { cancel, newDeviceOf, signIn, twoDevices, waitingFor } from '../testing/builders/devices.ts';
import { aSellableHorse, sellHorse } from '../testing/builders/trade.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const onDevices = newcomer.with(({ app, by }) => twoDevices(app, by));
const onKnown = onDevices.with(({ known }) => ({ by: known }));
const onNew = onDevices.with(({ fresh }) => ({ by: fresh }));

const namingNewDevice = onNew.sends(async ({ known }) => ({ params: { id: (await newDeviceOf(known)).id } }));

/** A sale from the new device waits. */
const withWaitingSale = newcomer
  .coins(20_000)
  .with(async ({ app, by }) => ({ player: by, ...(await twoDevices(app, by)) }))
  .after(async ({ app, player, fresh }) => sellHorse(fresh, await aSellableHorse(app, player)))
  .with(async ({ known }) => ({ by: known, id: (await waitingFor(known))[0]?.id }));

const namingCall = ({ id }: { readonly id: string | undefined }) => ({ params: { id } });

export const DEVICE_REFUSALS: RefusalCases = {
  'POST /api/waiting-calls/:id/cancel 404 CALL_NOT_FOUND': withWaitingSale
    .with(async ({ app, player }) => ({ by: (await signIn(app, player)).player }))
    .sends(namingCall),
  'POST /api/waiting-calls/:id/cancel 409 CALL_ENDED': withWaitingSale
    .after(({ by, id }) => cancel(by, id))
    .sends(namingCall),
  'POST /api/devices/:id/sign-out 403 DEVICE_IS_NEW': namingNewDevice,
  'POST /api/devices/:id/sign-out 404 DEVICE_NOT_FOUND': onKnown.sends({ params: { id: NOWHERE } }),
  'POST /api/devices/sign-out-others 403 DEVICE_IS_NEW': onNew.sends(),
  'POST /api/waiting-calls/cancel-by-link 400 INVALID_LINK': anna.sendsSignedOut({
    body: { token: NO_TOKEN },
  }),
  'POST /api/waiting-calls/cancel-by-link 409 CALL_ENDED': withWaitingSale
    .with(async ({ app, player }) => ({
      token: tokenIn(await lastMail(app, player.email, 'Something waits from a new device')),
    }))
    .after(({ by, id }) => cancel(by, id))
    .sendsSignedOut(({ token }) => ({ body: { token } })),
  'POST /api/devices/:id/sign-out 409 DEVICE_IS_THIS': onKnown.sends(async ({ by }) => {
    const { body } = await by.call('GET /api/devices');
    return { params: { id: body.find(({ isThis }) => isThis)?.id } };
  }),
  'POST /api/devices/:id/notice 403 DEVICE_IS_NEW': namingNewDevice,
  'POST /api/devices/:id/notice 404 DEVICE_NOT_FOUND': onKnown.sends({ params: { id: NOWHERE } }),
  'POST /api/devices/code 403 DEVICE_IS_NEW': onNew.sends(),
  'POST /api/devices/enter-code 409 DEVICE_IS_KNOWN': onKnown.sends({ body: { code: 'ABCD-EFGH' } }),
  'POST /api/devices/enter-code 409 WRONG_CODE': onNew.sends({ body: { code: 'ABCD-EFGH' } }),
};
