import {
  cancel,
  codeFor,
  enterCode,
  newDeviceOf,
  notice,
  signIn,
  signOut,
  twoDevices,
  waitingFor,
} from './builders/devices.ts';
import { aSellableHorse, sellHorse } from './builders/trade.ts';
import type { TestApp, TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
}

type LockCase = readonly [order: string, useCase: () => Promise<() => Promise<unknown>>];

/** Expected table order by call. */
export const deviceLockCases = (scene: () => Scene): Readonly<Record<string, LockCase>> => {
  /** Something waits from the new device. */
  const open = async () => {
    const { app, anna } = scene();
    const devices = await twoDevices(app, anna);
    await sellHorse(devices.fresh, await aSellableHorse(app, anna));
    return devices;
  };
  return {
    'POST /api/auth/login': [
      'accounts, waiting_calls',
      async () => {
        const { app, anna } = scene();
        await open();
        for (let index = 0; index < 9; index++) await signIn(app, anna);
        return () => signIn(app, anna);
      },
    ],
    'POST /api/waiting-calls/:id/cancel': [
      'accounts, waiting_calls, devices',
      async () => {
        const { known } = await open();
        const [call] = await waitingFor(known);
        return () => cancel(known, call?.id);
      },
    ],
    'POST /api/devices/:id/sign-out': [
      'accounts, waiting_calls',
      async () => {
        const { known } = await open();
        const { id } = await newDeviceOf(known);
        return () => signOut(known, id);
      },
    ],
    'POST /api/devices/:id/notice': [
      'accounts, devices',
      async () => {
        const { known } = await open();
        const { id } = await newDeviceOf(known);
        return () => notice(known, id);
      },
    ],
    'POST /api/devices/code': [
      'accounts, device_codes',
      async () => {
        const { known } = await open();
        return () => codeFor(known);
      },
    ],
    'POST /api/devices/enter-code': [
      'accounts, waiting_calls, devices',
      async () => {
        const { known, fresh } = await open();
        const code = await codeFor(known);
        return () => enterCode(fresh, code);
      },
    ],
  };
};

/** Calls that lock at most one table. */
export const OTHER_DEVICE_CALLS = [
  'POST /api/auth/register',
  'POST /api/auth/guest',
  'POST /api/auth/logout',
  // A first visit locks new rows alone, which nobody else sees.
  'POST /api/auth/arrive',
];
