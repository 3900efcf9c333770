import { LAST_STAGE } from '../../../game/players/stages.ts';
import { isClosedToGuests } from '../../accounts/closed-to-guests.ts';
import { useIsGuest, useUser } from '../../accounts/session.ts';
import { Link } from '../../ui/link.tsx';
import { ShowEverything } from './show-everything.tsx';
import './signpost.css';
import { signsFor } from './signs.ts';

/** The places that a newcomer's stage puts forward; later the bar and More suffice. */
export function Signpost() {
  const { id, stage } = useUser();
  const isGuest = useIsGuest();
  if (stage === LAST_STAGE) return null;
  return (
    <section className="timber signpost" aria-labelledby="signpost">
      <div className="head-row">
        <h2 className="section" id="signpost">
          Where to go
        </h2>
        <p>
          <Link className="link" href="/more">
            More places
          </Link>
        </p>
      </div>
      <ul>
        {signsFor(id)
          .filter((sign) => sign.stage <= stage && !(isGuest && isClosedToGuests(sign.href)))
          .map(({ href, title, Icon }) => (
            <li key={href}>
              <Link className="signpost-sign" href={href}>
                <Icon className="icon" aria-hidden />
                {title}
              </Link>
            </li>
          ))}
      </ul>
      <ShowEverything />
    </section>
  );
}
