import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { PushSettings } from './push-settings.tsx';
import { useOwnMark, usePushDevices } from './use-push.ts';
import './push.css';

export function OnThisDevice() {
  const query = usePushDevices();
  const mark = useOwnMark();
  return (
    <section aria-labelledby="on-this-device">
      <h2 className="section" id="on-this-device">
        On this device
      </h2>
      <Query query={query} skeleton={<Skeleton label="Loading..." rows={1} height="68px" />}>
        {(read) => <PushSettings {...read} mark={mark ?? null} />}
      </Query>
    </section>
  );
}
