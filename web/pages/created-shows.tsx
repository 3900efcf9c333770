import { useCallback, useDeferredValue, useState } from 'react';
import { RINGS } from '../paddock/rings/rings.ts';
import { Place } from '../calendar/place.tsx';
import { HOUSE_CUT_PERCENT } from '../../game/ledger/coins.ts';
import { FEES_COVERED } from '../../game/shows/cuts.ts';
import { useUser } from '../accounts/session.ts';
import { useHorses } from '../horses/use-horses.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { CreatedShows } from '../shows/create/created-shows.tsx';
import { useCreatedShows } from '../shows/create/use-created-shows.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const CreateShowDialog = lazyDialog(() => import('../shows/create/create-show-dialog.tsx'));

export default function CreatedShowsPage() {
  const user = useUser();
  const first = useHorses().data?.[0];
  const [creating, setCreating] = useState(false);
  const upcoming = useCreatedShows('open');
  // Deferred like the rows, so that the part below appears with them and does not move.
  const haveCome = useDeferredValue(!upcoming.isPending);
  const close = useCallback(() => setCreating(false), []);
  return (
    <>
      <Place
        setting={RINGS.dressage}
        horse={first && <SceneHorse key={first.id} look={first.look} pose="trot" />}
      >
        <PageHeading title="Shows I’ve Created" />
        <p>
          After each show you get its entry fees and any prize that nobody won. After the first {FEES_COVERED}{' '}
          entries by other players, the house keeps {HOUSE_CUT_PERCENT}% of their fees.
        </p>
      </Place>
      <div className="wrap page">
        <div className="show-doings">
          <Button variant="main" aria-haspopup="dialog" onClick={() => setCreating(true)}>
            Create Show
          </Button>
        </div>
        <section className="timber mt-5" aria-labelledby="to-come">
          <h2 className="section pb-2" id="to-come">
            Upcoming{' '}
          </h2>
          <CreatedShows status="open" label="Upcoming shows" none="No upcoming shows." />
        </section>
        {haveCome && (
          <section className="timber mt-5" aria-labelledby="have-run">
            <h2 className="section pb-2" id="have-run">
              Finished{' '}
            </h2>
            <CreatedShows status="completed" label="Finished shows" none="No finished shows yet." />
          </section>
        )}
        {creating && <CreateShowDialog creator={user} onClose={close} />}
      </div>
    </>
  );
}
