import { LETTER_MAX } from '../../game/mail/letters.ts';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';

export function MailHelp() {
  return (
    <>
      <p>
        In{' '}
        <Link className="link" href="/mail">
          Mail
        </Link>{' '}
        you write letters of up to {inDigits(LETTER_MAX)} characters to other players. Two letters of a name
        are enough to find somebody.
      </p>
      <ul>
        <li>Attach a horse of yours, and your letter shows a card of her or him.</li>
        <li>
          Copy the address of any horse, show or offer into your letter, and it becomes a card too. Other
          addresses stay plain text: never type your password on another site.
        </li>
        <li>Deleting a letter takes it out of your mail. The other player keeps theirs.</li>
        <li>Nobody sees when you read a letter.</li>
      </ul>
    </>
  );
}
