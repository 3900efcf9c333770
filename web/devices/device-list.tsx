import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { useSignDeviceOut, type Device } from './use-devices.ts';

export function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  // Sessions older than device records have none.
  if (devices.length === 0) return null;
  return (
    <ul aria-label="Devices">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { id, name, isThis, isNew, isSignedIn } = device;
  const signingOut = useSignDeviceOut();
  return (
    <li className="need">
      <DeviceIcon name={name} />
      <p>
        <b>{name}</b>
        <small>
          <DeviceState device={device} />
        </small>
      </p>
      {isThis && <span className="text-15 text-good">Here now</span>}
      {!isThis && (isNew || isSignedIn) && (
        <div className="need-acts">
          <Button
            busy={signingOut.busy}
            busyLabel="Signing out…"
            aria-description={name}
            onClick={() => signingOut.run({ params: { id } })}
          >
            {device.waiting > 0 ? 'Cancel all and sign out' : 'Sign out'}
          </Button>
        </div>
      )}
    </li>
  );
}

function DeviceIcon({ name }: { readonly name: string }) {
  const Icon = /iPhone|Android/.test(name) ? Smartphone : name.endsWith('iPad') ? Tablet : Laptop;
  return <Icon className="icon text-accent" aria-hidden />;
}

function DeviceState({
  device: { isThis, isNew, isSignedIn, knownAt, lastSeenAt, waiting },
}: {
  readonly device: Device;
}) {
  const now = useWorldNow(MINUTE);
  const parts = [isThis ? 'This device' : `Signed in ${dayAndTimeWithin(new Date(lastSeenAt), now)}`];
  if (isNew) parts.push(`new until ${dayAndTimeWithin(new Date(knownAt), now)}`);
  else if (isThis) parts.push(`known since ${dayAndTimeWithin(new Date(knownAt), now)}`);
  if (!isSignedIn) parts.push('signed out');
  if (waiting > 0) parts.push(`${waiting} waiting`);
  return parts.join(', ');
}
