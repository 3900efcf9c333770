import { BlockedPlayers } from '../moderation/blocked-players.tsx';
import '../moderation/moderation.css';
import { DecisionsAboutYou, TalkState } from '../moderation/talk-state.tsx';
import { useBlocked, useModeration } from '../moderation/use-moderation.ts';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Safety() {
  const moderation = useModeration();
  const blocked = useBlocked();
  const query = {
    ...moderation,
    data: blocked.data && moderation.data,
    error: moderation.error ?? blocked.error,
  };
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Safety" />
        <p>
          If a name, a picture or words should not be here, press Report beside them: a person looks at it.
        </p>
      </HorsePlace>
      <div className="wrap page">
        <Query query={query} skeleton={<Skeleton label="Loading" rows={4} height="64px" />}>
          {(found) => (
            <div className="timber">
              <TalkState moderation={found} />
              <BlockedPlayers pages={blocked} />
              <DecisionsAboutYou decisions={found.decisions} />
              {found.isOperator && (
                <p className="safety-part">
                  <Link className="link" href="/admin">
                    Admin desk
                  </Link>
                </p>
              )}
            </div>
          )}
        </Query>
      </div>
    </>
  );
}
