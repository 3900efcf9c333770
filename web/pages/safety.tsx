import { BlockedPlayers } from '../kindness/blocked-players.tsx';
import '../kindness/kindness.css';
import { DecisionsAboutYou, TalkState } from '../kindness/talk-state.tsx';
import { useBlocked, useKindness } from '../kindness/use-kindness.ts';
import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function Safety() {
  const kindness = useKindness();
  const blocked = useBlocked();
  const reading = {
    ...kindness,
    data: blocked.data && kindness.data,
    error: kindness.error ?? blocked.error,
  };
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Safety" />
        <p>
          If a name, a picture or words should not be here, press Report beside them: a person looks at it.
        </p>
      </div>
      <Loaded reading={reading} skeleton={<Bones label="Loading" rows={4} height="64px" />}>
        {(found) => (
          <>
            <TalkState kindness={found} />
            <BlockedPlayers pages={blocked} />
            <DecisionsAboutYou decisions={found.decisions} />
            {found.isOperator && (
              <p className="safety-part">
                <Link className="link" href="/desk">
                  Operator’s desk
                </Link>
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
