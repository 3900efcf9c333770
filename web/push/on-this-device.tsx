import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PushSettings } from './push-settings.tsx';
import { useOwnMark, usePushDevices } from './use-push.ts';
import './push.css';

export function OnThisDevice() {
  const reading = usePushDevices();
  const mark = useOwnMark();
  return (
    <section aria-labelledby="on-this-device">
      <h2 className="section" id="on-this-device">
        On this device
      </h2>
      <Loaded reading={reading} skeleton={<Bones label="Loading..." rows={1} height="68px" />}>
        {(read) => <PushSettings {...read} mark={mark ?? null} />}
      </Loaded>
    </section>
  );
}
