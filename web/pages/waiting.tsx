import { useId, type ReactNode } from 'react';
import { CodeForNewDevice, EnterDeviceCode } from '../devices/device-code.tsx';
import { DeviceList } from '../devices/device-list.tsx';
import { useDevices, useEndedCalls, useWaitingCalls } from '../devices/use-devices.ts';
import { EndedList, WaitingList } from '../devices/waiting-list.tsx';
import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function Waiting() {
  const waiting = useWaitingCalls();
  const devices = useDevices();
  const ended = useEndedCalls();
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="New devices" />
        <p>
          For its first 24 hours, what a new device sells, gives away or pays to players waits 24 hours.
          Cancel what is not yours. Nothing is set aside meanwhile: your horses and coins stay free to use,
          and what is no longer possible then is not done.
        </p>
      </div>
      <Loaded reading={waiting} skeleton={<Bones label="Loading what waits" rows={2} height="64px" />}>
        {(calls) => <WaitingList calls={calls} />}
      </Loaded>
      <Part title="Devices">
        <Loaded reading={devices} skeleton={<Bones label="Loading the devices" rows={2} height="64px" />}>
          {(list) => (
            <>
              {list.length > 0 && <DeviceList devices={list} />}
              <ShowMore pages={devices} label="Show more devices" />
              {list.some(({ isThis, isNew }) => isThis && isNew) ? <EnterDeviceCode /> : <CodeForNewDevice />}
            </>
          )}
        </Loaded>
      </Part>
      <Part title="No longer waiting">
        <Loaded reading={ended} skeleton={<Bones label="Loading what has ended" rows={2} height="64px" />}>
          {(calls) => <EndedList calls={calls} />}
        </Loaded>
        <ShowMore pages={ended} label="Show more" />
      </Part>
    </div>
  );
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
