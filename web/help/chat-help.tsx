import { KEPT_DAYS, MESSAGE_MAX } from '../../game/chat/messages.ts';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';

export function ChatHelp() {
  return (
    <>
      <p>
        The speech bubble at the top opens Live Chat, where all players can read what you write: up to{' '}
        {inDigits(MESSAGE_MAX)} characters, sent with Enter. A dot on the bubble says that somebody wrote
        since you looked.
      </p>
      <ul>
        <li>
          Copy the address of a horse, a show or an offer into your message, and it becomes a card. Other
          addresses stay plain text: never type your password on another site.
        </li>
        <li>
          Somebody is unkind? Press the three dots beside the message to report it to a person who looks at
          it, or to block its writer: you then see nothing they write. In{' '}
          <Link className="link" href="/account/safety">
            Safety
          </Link>{' '}
          you can unblock them.
        </li>
        <li>Never tell where you live, your school or your phone number.</li>
        <li>A message that could not be sent stays. Try again: it never arrives twice.</li>
        <li>Messages are kept for {KEPT_DAYS} days.</li>
      </ul>
    </>
  );
}
