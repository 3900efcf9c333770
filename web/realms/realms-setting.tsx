import { Button, buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { Setting } from '../ui/setting.tsx';
import './realms.css';
import { useGoToRealm, useRealms, type Home, type Realm } from './use-realms.ts';

const LEAD = 'Worlds of their own: nothing crosses from one to the other.';

export function RealmsSetting({ account: { home } }: { readonly account: { readonly home: Home | null } }) {
  const realms = useRealms();
  const going = useGoToRealm();
  return (
    <Setting id="realms" title="Realms" lead={LEAD}>
      <Query query={realms} skeleton={<Skeleton label="Loading the realms" rows={2} height="56px" />}>
        {(reply) => (
          <ul className="realms">
            {reply.realms.map((realm) => (
              <li key={realm.slug}>
                <div>
                  <b>{realm.name}</b>
                  <p>{formatStatus(realm)}</p>
                </div>
                {isWay(realm, home) && (
                  <Button
                    busy={going.busy}
                    busyLabel="Going…"
                    aria-label={`${wayOf(realm)}: ${realm.name}`}
                    onClick={() => going.run({ params: { slug: realm.slug } })}
                  >
                    {wayOf(realm)}
                  </Button>
                )}
                {realm.isHome && !realm.isHere && (
                  <a className={buttonClass()} href={`${realm.address}/account#realms`}>
                    Sign in there
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </Query>
      {home !== null && <p>You go on to other realms from {home.name}, where you sign in.</p>}
    </Setting>
  );
}

const wayOf = ({ stable }: Realm) => (stable === null ? 'Start a stable there' : 'Go there');

/** Only the home realm leads to others. */
const isWay = ({ isHere, isOpen, stable }: Realm, home: Home | null) =>
  home === null && !isHere && (isOpen || stable !== null);

function formatStatus({ isHere, isOpen, stable }: Realm): string {
  if (isHere) return `You are here, as ${stable ?? ''}.`;
  if (stable !== null) return `Your stable there: ${stable}`;
  return isOpen ? 'You have no stable there.' : 'It takes no new stables right now.';
}
