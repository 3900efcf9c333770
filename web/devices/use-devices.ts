import { useState } from 'react';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useAllPages, usePages } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Device = ReplyOf<'GET /api/devices'>[number];
export type WaitingCall = ReplyOf<'GET /api/waiting-calls'>[number];
export type ShownCode = ReplyOf<'POST /api/devices/code'>;

/** A new device sees only itself. */
export function useDevices() {
  return usePages('GET /api/devices', { query: {} }, { refetchOnMount: true });
}

/** At most fifty. */
export function useWaitingCalls() {
  return useAllPages('GET /api/waiting-calls', { query: { status: 'waiting' } }, { refetchOnMount: true });
}

export function useEndedCalls() {
  return usePages(
    'GET /api/waiting-calls',
    { query: { status: 'ended', limit: 10 } },
    { refetchOnMount: true },
  );
}

export function useCancelWaiting() {
  return useAct('POST /api/waiting-calls/:id/cancel', {
    onDone: ({ message }) => showToast({ title: 'Cancelled', description: message }),
    failure: { title: 'Not cancelled', text: 'Please try again in a moment.' },
  });
}

export function useSignDeviceOut() {
  return useAct('POST /api/devices/:id/sign-out', {
    onDone: ({ message }) => showToast({ title: 'Signed out', description: message }),
    failure: { title: 'Not signed out', text: 'Please try again in a moment.' },
  });
}

export function useSignOthersOut() {
  return useAct('POST /api/devices/sign-out-others', {
    onDone: ({ message }) => showToast({ title: 'Signed out', description: message }),
    failure: { title: 'Not signed out', text: 'Please try again in a moment.' },
  });
}

interface LinkOutcome {
  readonly onDone: (message: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** The page itself shows failures. */
export function useCancelByLink({ onDone, onFailed }: LinkOutcome) {
  return useAct('POST /api/waiting-calls/cancel-by-link', {
    onDone: ({ message }) => onDone(message),
    onFailed,
    failure: null,
  });
}

/** The server shows a code once. */
export function useShowCode() {
  const [shown, setShown] = useState<ShownCode | null>(null);
  const act = useAct('POST /api/devices/code', {
    onDone: setShown,
    failure: { title: 'No code', text: 'Please try again in a moment.' },
  });
  return { ...act, shown };
}

export function useEnterCode() {
  return useAct('POST /api/devices/enter-code', {
    onDone: ({ message }) => showToast({ title: 'Known from now on', description: message }),
    failure: { title: 'That did not work', text: 'Please try again in a moment.' },
  });
}
