import { houseCut } from '../../../game/ledger/coins.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Button } from '../../ui/button.tsx';
import { inCoins } from '../../ui/coins.tsx';
import { countdown, dayAndTime, dayAndTimeWithin } from '../../ui/when.ts';
import { MateCard } from '../mate-card.tsx';
import { useDeclineRequest, useWithdrawRequest, type Box, type StudRequest } from './use-stud-requests.ts';
import { formatOutcome } from '../format-breeding.ts';

interface RequestRowProps {
  readonly request: StudRequest;
  readonly box: Box;
  readonly onAccept: () => void;
}

const CLOCK_INTERVAL_MS = 10_000;

export function RequestRow({ request, box, onAccept }: RequestRowProps) {
  const { mare, stallion, fee, note, status } = request;
  const theirs = box === 'received' ? mare : stallion;
  return (
    <li className="request">
      <MateCard horse={stallion} owner={theirs === stallion} />
      <MateCard horse={mare} owner={theirs === mare} />
      <p className="request-terms">
        <b>{fee === 0 ? 'No fee' : inCoins(fee)}</b>
        {fee > 0 && <FeeText request={request} box={box} />}
      </p>
      {note !== '' && (
        <blockquote className="stud-note">
          <p>{note}</p>
          <footer>{mare.ownerUsername}</footer>
        </blockquote>
      )}
      <div className="request-answer">
        <StatusText request={request} box={box} />
        {status === 'open' && box === 'received' && <Answer request={request} onAccept={onAccept} />}
        {status === 'open' && box === 'sent' && <Withdraw request={request} />}
      </div>
    </li>
  );
}

function FeeText({ request: { fee, status }, box }: Pick<RequestRowProps, 'request' | 'box'>) {
  if (status !== 'open' && status !== 'accepted') return null;
  if (box === 'sent') return status === 'open' && <small>Held until answered</small>;
  return (
    <small>
      {status === 'open' ? 'You get' : 'You got'} {inCoins(fee - houseCut(fee))}
    </small>
  );
}

function StatusText({ request, box }: Pick<RequestRowProps, 'request' | 'box'>) {
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const { status, expiresAt, answeredAt } = request;
  if (status === 'open') {
    const ends = new Date(expiresAt);
    return (
      <p className="text-muted">
        Expires {countdown(ends, now).toLowerCase()} ({dayAndTimeWithin(ends, now)})
      </p>
    );
  }
  return (
    <p>
      {formatOutcome(request, box)}
      {answeredAt !== null && <span className="text-muted">. {dayAndTime(new Date(answeredAt), now)}</span>}
    </p>
  );
}

const ofMare = ({ mare }: StudRequest) => `Request for ${mare.name}, owned by ${mare.ownerUsername}`;

function Answer({ request, onAccept }: Pick<RequestRowProps, 'request' | 'onAccept'>) {
  const declining = useDeclineRequest();
  return (
    <>
      <Button
        busy={declining.busy}
        busyLabel="Declining…"
        aria-description={ofMare(request)}
        onClick={() => declining.run({ params: { id: request.id } })}
      >
        Decline
      </Button>
      <Button variant="main" aria-haspopup="dialog" aria-description={ofMare(request)} onClick={onAccept}>
        Accept
      </Button>
    </>
  );
}

function Withdraw({ request }: Pick<RequestRowProps, 'request'>) {
  const withdrawing = useWithdrawRequest();
  return (
    <Button
      busy={withdrawing.busy}
      busyLabel="Withdrawing…"
      aria-description={`Request for ${request.stallion.name}`}
      onClick={() => withdrawing.run({ params: { id: request.id } })}
    >
      Withdraw
    </Button>
  );
}
