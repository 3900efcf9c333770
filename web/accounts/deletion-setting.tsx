import { useState } from 'react';
import { DELETION_DAYS } from '../../game/accounts/deletion.ts';
import { Button } from '../ui/button.tsx';
import { HelpLink } from '../ui/help-link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import './deletion.css';
import type { Account } from './use-account.ts';
import { useCancelDeletion } from './use-leaving.ts';

const DeletionDialog = lazyDialog(() => import('./deletion-dialog.tsx'), { ahead: false });

const LEAD = `You have ${DELETION_DAYS} days to change your mind.`;

export function DeletionSetting({ account }: { readonly account: Account }) {
  const { deletesAt } = account;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Setting id="delete" title="Delete account" lead={LEAD}>
      {deletesAt === null ? (
        <>
          <Endings />
          <div className="setting-acts">
            <Button onClick={() => setIsOpen(true)}>Delete my account…</Button>
            <HelpLink to="leaving" about="Deleting your account" />
          </div>
        </>
      ) : (
        <Leaving deletesAt={deletesAt} />
      )}
      {isOpen && <DeletionDialog account={account} onClose={() => setIsOpen(false)} />}
    </Setting>
  );
}

function Leaving({ deletesAt }: { readonly deletesAt: string }) {
  const cancelling = useCancelDeletion();
  return (
    <>
      <p>
        <b className="text-text">Your account will be deleted on {dateOf(new Date(deletesAt))}.</b> Until then
        you can play as always. Premium is not renewed any more.
      </p>
      <div className="setting-acts">
        <Button variant="main" busy={cancelling.busy} busyLabel="Keeping…" onClick={() => cancelling.run()}>
          Keep my account
        </Button>
      </div>
    </>
  );
}

const ENDINGS: readonly (readonly [what: string, end: string])[] = [
  ['Your horses', 'go to the market as rescue horses, where others can give them a home.'],
  ['Coins, tack and feed', 'are gone. What is on sale is taken off the market.'],
  ['Stud requests', 'end, and whoever paid gets the fee back.'],
  ['Shows', 'that you created run as announced. Your entries are scratched.'],
  ['Letters and chat', 'that others have stay with them, from “Deleted player”.'],
  ['Premium', 'is not renewed, and ends with your account. The rest of the month is not paid back.'],
  ['Your name, email and picture', 'are forgotten. Results and foals you bred stay, without your name.'],
];

function Endings() {
  return (
    <>
      <dl className="endings">
        {ENDINGS.map(([what, end]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{end}</dd>
          </div>
        ))}
      </dl>
      <p>
        Want to keep a copy?{' '}
        <a className="link" href="#data">
          Download your data
        </a>{' '}
        first.
      </p>
    </>
  );
}
