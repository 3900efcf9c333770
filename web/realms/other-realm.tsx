import { useId, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Query } from '../ui/query.tsx';
import './realms.css';
import { useRealmsForVisitors } from './use-realms.ts';

/** Inside the sign-in card, because players from other realms have no password here. */
export default function OtherRealm() {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <div className="other-realm">
      <button
        type="button"
        className="link text-15"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Is your account in another realm?
      </button>
      {isOpen && (
        <div id={list}>
          <Addresses />
        </div>
      )}
    </div>
  );
}

function Addresses() {
  const realms = useRealmsForVisitors();
  return (
    <Query query={realms} skeleton={<Skeleton label="Loading the realms" rows={2} height="56px" />}>
      {({ realms: all }) => (
        <>
          <p>
            This is <b>{all.find(({ isHere }) => isHere)?.name}</b>. Log in at your own realm: its account
            page brings you here.
          </p>
          <ul className="realms">
            {all
              .filter(({ isHere }) => !isHere)
              .map(({ name, address }) => (
                <li key={address}>
                  <div>
                    <b>{name}</b>
                    <p>{new URL(address).host}</p>
                  </div>
                  <a
                    className={buttonClass()}
                    href={`${address}/account#realms`}
                    aria-label={`Log in there: ${name}`}
                  >
                    Log in there
                  </a>
                </li>
              ))}
          </ul>
        </>
      )}
    </Query>
  );
}
