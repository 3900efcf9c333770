import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Setting } from '../ui/setting.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices, useSignOthersOut } from './use-devices.ts';

export function DevicesSetting() {
  const devices = useDevices();
  const signingOut = useSignOthersOut();
  return (
    <Setting
      id="devices"
      title="Devices"
      lead="A new device waits 24 hours before it can sell or pay others."
    >
      <Query query={devices} skeleton={<Skeleton label="Loading your devices" rows={2} height="64px" />}>
        {(list) => {
          const waiting = list.reduce((sum, device) => sum + device.waiting, 0);
          return (
            <>
              <DeviceList devices={list} />
              <ShowMore pages={devices} label="Show more devices" />
              <div className="setting-acts">
                <Button
                  variant="plain"
                  busy={signingOut.busy}
                  busyLabel="Signing out…"
                  onClick={() => signingOut.run()}
                >
                  Sign out all others
                </Button>
                <Link className="btn btn-plain" href="/account/waiting">
                  {waiting > 0
                    ? `${counted(waiting, 'thing')} waiting`
                    : 'What waits, and codes for new devices'}
                </Link>
              </div>
            </>
          );
        }}
      </Query>
    </Setting>
  );
}
