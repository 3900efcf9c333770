import { Link } from '../ui/link.tsx';

export function NewsHelp() {
  return (
    <>
      <p>
        In{' '}
        <Link className="link" href="/news">
          News
        </Link>{' '}
        you read what happened to your horses, shows, offers and letters. Turn off what you do not want to
        hear about.
      </p>
      <ul>
        <li>Press “Follow this show” on the page of any show to hear who won.</li>
        <li>
          “Tell me when the game is closed” lets this device show foals, sales, stud requests, letters and
          shows you follow. Your browser asks you once. It ends when you log out there.
        </li>
        <li>
          You can install Fetlock from your browser’s menu (“Install” or “Add to Home Screen”). On an iPhone
          or iPad, notifications work only then.
        </li>
      </ul>
    </>
  );
}
