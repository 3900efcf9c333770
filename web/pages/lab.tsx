import { CircleAlert, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useIsGuest, useOwnId } from '../accounts/session.ts';
import { Place } from '../calendar/place.tsx';
import { useReportLab } from '../first-steps/use-report-lab.ts';
import { CopyLink } from '../lab/copy-link.tsx';
import { Foals } from '../lab/foals/foals.tsx';
import type { Part } from '../lab/lab-address.ts';
import { FIRST_DAM, FIRST_HORSE, FIRST_SIRE, type LabShows } from '../lab/lab-state.ts';
import { OneHorse } from '../lab/horse/one-horse.tsx';
import { useLab } from '../lab/use-lab.ts';
import { OFFICE } from '../paddock/settings/office.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';

const FIRST: Readonly<Record<LabShows['shows'], LabShows>> = {
  horse: { shows: 'horse', horse: FIRST_HORSE },
  foals: { shows: 'foals', sire: FIRST_SIRE, dam: FIRST_DAM },
};

/** Open to visitors; sends no choices to the server. */
export default function ColourLab() {
  const isGuest = useIsGuest();
  useReportLab(useOwnId() !== undefined && !isGuest);
  const { state, unread, choose, slide } = useLab();
  const { age } = state;
  const [left, setLeft] = useState<LabShows>();

  function show(shows: LabShows['shows']) {
    setLeft(state);
    choose({ ...(left?.shows === shows ? left : FIRST[shows]), age });
  }

  return (
    <>
      <Place setting={OFFICE} low horse={null}>
        <PageHeading title="Colour Lab" />
        <p>
          {state.shows === 'horse'
            ? 'Choose the genes, see the horse.'
            : 'Two parents, every coat their foal could have, and how likely each one is.'}
        </p>
        <p className="mt-3 lab-acts">
          <CopyLink state={state} />
          <Link className={buttonClass()} href="/lab/lesson">
            <GraduationCap className="icon" aria-hidden />
            Take the lesson
          </Link>
        </p>
      </Place>
      <div className="wrap page lab">
        {unread.length > 0 && <Slip unread={unread} />}
        <Tabs
          label="What the lab shows"
          value={state.shows}
          onChange={show}
          tabs={[
            {
              value: 'horse',
              label: 'One horse',
              panel: state.shows === 'horse' && (
                <OneHorse
                  horse={state.horse}
                  age={age}
                  onChange={(horse) => choose({ shows: 'horse', horse, age })}
                  onSlide={slide}
                />
              ),
            },
            {
              value: 'foals',
              label: 'Foal predictor',
              panel: state.shows === 'foals' && (
                <Foals
                  sire={state.sire}
                  dam={state.dam}
                  age={age}
                  onChange={(parents) => choose({ shows: 'foals', ...parents, age })}
                  onSlide={slide}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

function Slip({ unread }: { readonly unread: readonly Part[] }) {
  return (
    <p className="lab-slip" role="alert">
      <CircleAlert className="icon" aria-hidden />
      The {unread.join(' and the ')} in this address could not be read. The lab shows its own choice instead.
    </p>
  );
}
