import type { ReactNode } from 'react';
import { INVITE_BELOW } from '../../../game/shows/player-show-terms.ts';
import { Stall } from '../../portrait/stall.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { OwnMark } from '../../ui/own-mark.tsx';
import { PlayerName } from '../../ui/player-link.tsx';
import { COMPANY } from '../company.ts';
import { formatUnentered } from './format-result.ts';
import { ShowFacts } from './show-facts.tsx';
import { useEntered, type ShownShow } from './use-show.ts';

interface OpenShowProps {
  readonly show: ShownShow;
  readonly own: string | undefined;
  /** Shown below the terms. */
  readonly children: ReactNode;
}

/** A show without a result: not yet run, or without entries. */
export function OpenShow({ show, own, children }: OpenShowProps) {
  const entered = useEntered(show);
  return (
    <div className="wrap">
      <div className="venue-bar">
        <ShowFacts show={show} />
      </div>
      {children}
      {show.status === 'open' ? (
        <div className="show-open">
          <Entrants show={show} entered={entered} own={own} />
        </div>
      ) : (
        <p className="page-lead">{formatUnentered(show)}</p>
      )}
    </div>
  );
}

interface EntrantsProps {
  readonly show: ShownShow;
  readonly entered: ReturnType<typeof useEntered>;
  readonly own: string | undefined;
}

const A_SCREEN = 20;

function Entrants({ show, entered, own }: EntrantsProps) {
  const nobody = <p className="py-4 text-muted">{formatUnentered(show)}</p>;
  return (
    <>
      <section className="timber" aria-labelledby="entrants">
        <h2 className="section" id="entrants">
          Entered so far
        </h2>
        <HelpLink to="heats" about="heats" />
        <Query query={entered} skeleton={show.entered === 0 ? nobody : <Waiting entered={show.entered} />}>
          {(list) =>
            list.length === 0 ? (
              nobody
            ) : (
              <>
                <ul className="entries entrants">
                  {list.map(({ entryId, horseId, name, owner, look }) => (
                    <li key={entryId}>
                      {look && <Stall look={look} alt="" />}
                      <p>
                        {own === undefined ? (
                          <b>{name}</b>
                        ) : (
                          <Link className="link" href={`/horses/${horseId}`}>
                            {name}
                          </Link>
                        )}
                        {owner.id === own && <OwnMark>Yours</OwnMark>}
                        <small>
                          Owned by <PlayerName username={owner.username} />
                        </small>
                      </p>
                    </li>
                  ))}
                </ul>
                <ShowMore pages={entered} label="Show more entrants" />
              </>
            )
          }
        </Query>
        {show.invitesHouse && show.entered < INVITE_BELOW && <p className="text-15 text-muted">{COMPANY}</p>}
      </section>
      <section className="timber show-promise" aria-labelledby="promise">
        <h2 className="section" id="promise">
          Sealed in advance
        </h2>
        <HelpLink to="proof" about="how results are proved" />
        <p>
          Luck and house horses are drawn from a secret seed. This is its fingerprint. After the show the seed
          appears here, and your browser checks that they match.
        </p>
        <code>{show.seedHash}</code>
        <p>
          <small className="text-muted">Show {show.id.slice(0, 8)}</small>
        </p>
      </section>
    </>
  );
}

function Waiting({ entered }: { readonly entered: number }) {
  return (
    <div className="pb-3">
      <Skeleton label="Loading the entrants" rows={Math.min(entered, A_SCREEN)} height="64px" />
    </div>
  );
}
