import type { Logger } from 'pino';
import * as contract from '../../contract/devices.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Feature } from '../http/feature.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import type { WaitingCalls } from '../http/waiting-calls.ts';
import { enterCode, showCode } from './device-code.ts';
import { findDevices } from './device-queries.ts';
import { isNew, isOnNewDevice, noticeDevice, signDeviceOut, signOthersOut } from './devices.ts';
import { findCalls, type WaitingCallRow } from './waiting-queries.ts';
import { cancelByLink } from './waiting-link.ts';
import { openWaiting } from './run-waiting.ts';
import { cancelWaiting, type WaitingOptions } from './waiting.ts';

export interface Devices extends Feature {
  readonly waitingCalls: WaitingCalls;
}

export function openDevices(options: WaitingOptions & { readonly log: Logger }): Devices {
  const { calls: waitingCalls, job } = openWaiting(options);
  return { waitingCalls, routes: deviceRoutes, jobs: [job] };
}

const CODES_PER_MINUTE = 20;

function deviceRoutes(serve: Serve): void {
  serve.read(contract.listDevices, async (db, { player, query: { limit, before = null }, now }) => {
    const only = (await isOnNewDevice(db, player, now)) ? player.deviceId : null;
    const rows = await findDevices.rows(db, {
      accountId: player.id,
      only,
      before,
      wallNow: new Date(),
      limit: limit + 1,
    });
    const devices = rows.map((row) => ({
      id: row.id,
      name: row.name,
      isThis: row.id === player.deviceId,
      isNew: isNew(row, now),
      knownAt: row.knownAt.toISOString(),
      firstSeenAt: row.firstSeenAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      waiting: row.waiting,
      isSignedIn: row.isSignedIn,
    }));
    return pageOf(devices, limit, ({ id }) => ({ before: id }));
  });

  serve.read(contract.listWaiting, async (db, { player, query: { status, limit, before = null }, now }) => {
    const deviceId = (await isOnNewDevice(db, player, now)) ? player.deviceId : null;
    const search = { accountId: player.id, deviceId, waiting: status === 'waiting', before };
    const rows = await findCalls.rows(db, { ...search, limit: limit + 1 });
    return pageOf(
      rows.map((row) => callView(row, player.deviceId)),
      limit,
      ({ id }) => ({ before: id }),
    );
  });

  serve.change(contract.cancelWaiting, async (tx, { player, params, now }) => {
    const wish = { accountId: player.id, callId: params.id, session: player };
    const cancelled = await cancelWaiting(tx, now, wish);
    if (isRefusal(cancelled)) return cancelled;
    return { message: `Cancelled: ${cancelled.sentence}.` };
  });

  serve.change(contract.signDeviceOut, async (tx, { player, params, now }) => {
    const device = await signDeviceOut(tx, now, player, params.id);
    if (isRefusal(device)) return device;
    const suffix = isNew(device, now) ? ', and all that waited from it is cancelled' : '';
    return { message: `${device.name} is signed out${suffix}.` };
  });

  serve.change(contract.signOthersOut, async (tx, { player, now }) => {
    const signedOut = await signOthersOut(tx, now, player);
    return isRefusal(signedOut) ? signedOut : { message: 'Every other device is signed out.' };
  });

  serve.change(
    contract.cancelByLink,
    async (tx, { body, now }) => {
      const cancelled = await cancelByLink(tx, now, body);
      if (isRefusal(cancelled)) return cancelled;
      const { sentence, deviceName: name } = cancelled;
      return body.everything
        ? { message: `Everything that waited from ${name} is cancelled, and it is signed out.` }
        : { message: `Cancelled: ${sentence}.` };
    },
    { perMinute: CODES_PER_MINUTE },
  );

  serve.change(contract.noticeDevice, async (tx, { player, params, now }) => {
    const refused = await noticeDevice(tx, now, player, params.id);
    return refused ?? { message: 'Good to know.' };
  });

  serve.change(
    contract.showDeviceCode,
    async (tx, { player, now }) => {
      const shown = await showCode(tx, now, player);
      if (isRefusal(shown)) return shown;
      return { code: shown.code, expiresAt: shown.expiresAt.toISOString() };
    },
    { perMinute: CODES_PER_MINUTE },
  );

  serve.steps(
    contract.enterDeviceCode,
    // A wrong code is refused, and counts.
    { perMinute: CODES_PER_MINUTE, steps: ['try the code'] },
    async (db, { player, body, now }) => {
      const entered = await inTransaction(db, (tx) => enterCode(tx, now, player, body.code));
      if (isRefusal(entered)) return entered;
      if (entered === 'wrong') return refuse('WRONG_CODE');
      return { message: 'Your stable knows this device now.' };
    },
  );
}

function callView(row: WaitingCallRow, thisDevice: string | null) {
  return {
    id: row.id,
    sentence: row.sentence,
    deviceName: row.deviceName,
    isFromThis: row.deviceId !== null && row.deviceId === thisDevice,
    requestedAt: row.requestedAt.toISOString(),
    runsAt: row.runsAt.toISOString(),
    status: row.state,
    endedAt: row.endedAt && row.endedAt.toISOString(),
    reason: row.reason,
  };
}
