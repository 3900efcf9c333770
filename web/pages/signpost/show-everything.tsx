import { useLocation } from 'wouter';
import { LAST_STAGE } from '../../../game/players/stages.ts';
import { useIsGuest, useUser } from '../../accounts/session.ts';
import { useAct } from '../../api/act.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

/** One press, for good; leads to the list of all places. */
export function ShowEverything() {
  const [, go] = useLocation();
  const { stage } = useUser();
  const isGuest = useIsGuest();
  const { run, busy } = useAct('POST /api/user/show-everything', {
    onDone() {
      showToast({ title: 'Everything is shown', description: 'Look around as you like.' });
      go('/more');
    },
    failure: { title: 'Error', text: 'Please try again.' },
  });
  if (stage === LAST_STAGE) return null;
  return (
    <div className="signpost-all">
      <p>More signs go up as you play.{!isGuest && ' Nothing is locked.'}</p>
      <Button variant="plain" busy={busy} busyLabel="Showing…" onClick={() => run()}>
        Show everything
      </Button>
    </div>
  );
}
