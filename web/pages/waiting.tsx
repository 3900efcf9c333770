import { useId, type ReactNode } from 'react';
import { CodeForNewDevice, EnterDeviceCode } from '../devices/device-code.tsx';
import { DeviceList } from '../devices/device-list.tsx';
import { useDevices, useEndedCalls, useWaitingCalls } from '../devices/use-devices.ts';
import { EndedList, WaitingList } from '../devices/waiting-list.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query, type QueryState } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Waiting() {
  const waiting = useWaitingCalls();
  const devices = useDevices();
  const ended = useEndedCalls();
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="New devices" />
        <p>For a day you can cancel what they do.</p>
      </HorsePlace>
      <div className="wrap page">
        <div className="timber">
          <p className="page-lead">
            What a device sells or pays to players in its first 24 hours waits a day, so that you can cancel
            it. Nothing is set aside meanwhile: your horses and coins stay free to use, and what is no longer
            possible then is not done.
          </p>
          <Query
            query={allOf([waiting, devices, ended])}
            skeleton={<Skeleton label="Loading what waits" rows={8} height="64px" />}
          >
            {() => (
              <>
                <WaitingList calls={waiting.data ?? []} />
                <Part title="Devices">
                  <DeviceList devices={devices.data ?? []} />
                  <ShowMore pages={devices} label="Show more devices" />
                  {isOnNewDevice(devices.data) ? <EnterDeviceCode /> : <CodeForNewDevice />}
                </Part>
                <Part title="No longer waiting">
                  <EndedList calls={ended.data ?? []} />
                  <ShowMore pages={ended} label="Show more" />
                </Part>
              </>
            )}
          </Query>
        </div>
      </div>
    </>
  );
}

const isOnNewDevice = (devices: ReturnType<typeof useDevices>['data']) =>
  devices?.some(({ isThis, isNew }) => isThis && isNew) === true;

/** Shown together, because parts that load one by one would push each other down. */
function allOf(readings: readonly QueryState<unknown>[]): QueryState<true> {
  return {
    data: readings.every(({ data }) => data !== undefined) || undefined,
    error: readings.find(({ error }) => error !== null)?.error ?? null,
    isFetching: readings.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(readings.map(({ refetch }) => refetch())),
  };
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="devices-part" aria-labelledby={id}>
      <h2 className="section" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
