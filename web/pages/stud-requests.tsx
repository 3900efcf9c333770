import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { RequestList } from '../breeding/requests/request-list.tsx';
import { BOXES, type Box, type RequestFilter } from '../breeding/requests/use-stud-requests.ts';
import { Place } from '../calendar/place.tsx';
import { useHorse, useHorses } from '../horses/use-horses.ts';
import { PADDOCK } from '../paddock/settings/paddock.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { OwnHorse } from './horse-place.tsx';

const LABELS: Readonly<Record<Box, string>> = { received: 'Received', sent: 'Sent' };

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
] as const;

/** Box and horse live in the address, so that pages can link to them. */
export default function StudRequests() {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const [status, setStatus] = useState<RequestFilter['status']>('open');
  const box = BOXES.find((one) => one === search.get('box')) ?? 'received';
  const horseId = search.get('horse') ?? undefined;
  const { data: horses = [] } = useHorses();
  const stallion = horses.find(({ gender }) => gender === 'stallion');
  const show = (next: Box, horse?: string) =>
    go(`/stud-requests?box=${next}${horse === undefined ? '' : `&horse=${horse}`}`, { replace: true });
  return (
    <>
      <Place
        setting={PADDOCK}
        horse={
          stallion ? <SceneHorse key={stallion.id} look={stallion.look} /> : <OwnHorse setting={PADDOCK} />
        }
      >
        <PageHeading title="Stud Requests" />
        <p>Requests end after three days, and the fee goes back.</p>
      </Place>
      <div className="wrap page">
        <div className="timber">
          <Tabs
            label="Stud requests"
            value={box}
            onChange={(next) => show(next)}
            tabs={BOXES.map((one) => ({
              value: one,
              label: LABELS[one],
              panel: (
                <>
                  <div className="request-filters">
                    <Segments label="Show" options={STATES} value={status} onChange={setStatus} />
                    {horseId !== undefined && <OnlyOf horseId={horseId} onAll={() => show(one)} />}
                  </div>
                  <RequestList filter={{ box: one, status, horseId }} />
                </>
              ),
            }))}
          />
        </div>
      </div>
    </>
  );
}

interface OnlyOfProps {
  readonly horseId: string;
  readonly onAll: () => void;
}

function OnlyOf({ horseId, onAll }: OnlyOfProps) {
  const { data } = useHorse(horseId);
  return (
    <Button onClick={onAll}>
      <X className="icon icon-small" aria-hidden />
      Only {data?.name ?? 'one horse'}: show all
    </Button>
  );
}
