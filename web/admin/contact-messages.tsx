import { useState } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Query } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { useContact, useHandleContact, type ContactMessage } from './use-admin.ts';

/** Messages from the contact page; answers go by mail. */
export function ContactMessages() {
  const [show, setShow] = useState<'open' | 'done'>('open');
  const pages = useContact(show);
  return (
    <div className="admin-record">
      <Segments
        label="Messages"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'done', label: 'Done' },
        ]}
        value={show}
        onChange={setShow}
      />
      <Query query={pages} skeleton={<Skeleton label="Loading messages" rows={4} height="120px" />}>
        {(messages) => (
          <>
            {messages.length === 0 ? (
              <p className="text-muted">{show === 'open' ? 'No messages.' : 'None done yet.'}</p>
            ) : (
              <ul className="contact-messages" aria-label="Messages">
                {messages.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </ul>
            )}
            <ShowMore pages={pages} label="Show more messages" />
          </>
        )}
      </Query>
    </div>
  );
}

function Message({
  message: { id, name, email, message, at, handledAt },
}: {
  readonly message: ContactMessage;
}) {
  const now = useWorldNow(MINUTE);
  const handling = useHandleContact();
  const isDone = handledAt !== null;
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        <a className="link" href={answerTo(email, message)}>
          {email}
        </a>
        <small>{dayAndTimeWithin(new Date(at), now)}</small>
      </p>
      <blockquote>{message}</blockquote>
      <Button
        busy={handling.busy}
        busyLabel="Saving…"
        aria-label={`${isDone ? 'Open again' : 'Done'}: ${name}`}
        onClick={() => handling.run({ params: { id }, body: { handled: !isDone } })}
      >
        {isDone ? 'Open again' : 'Done'}
      </Button>
    </li>
  );
}

/** Mail programs truncate long addresses. */
const MOST_QUOTED = 1_000;
/** Half a surrogate pair, left by cutting, is not allowed in an address. */
const HALF_A_PAIR = /[\ud800-\udbff]$/;

function answerTo(email: string, message: string): string {
  const quoted = message.slice(0, MOST_QUOTED).replace(HALF_A_PAIR, '').replaceAll(/^/gm, '> ');
  // `URLSearchParams` would write blanks as "+".
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to Fetlock')}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
