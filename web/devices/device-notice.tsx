import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useRead } from '../api/read.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';

/** Seldom needed. */
const NewDevice = lazily(persistently(() => import('./new-device.tsx')));

/** On every page: shows known devices the new one, and shows a new device that its calls wait. */
export function DeviceNotice() {
  const [path] = useLocation();
  const shell = useRead('GET /api/shell', {}).data;
  const isThere = path === '/account/waiting';
  if (!shell || (!shell.newDevice && (shell.waitingHere === 0 || isThere))) return null;
  return (
    <Suspense>
      <NewDevice device={shell.newDevice} waitingHere={shell.waitingHere} isThere={isThere} />
    </Suspense>
  );
}
