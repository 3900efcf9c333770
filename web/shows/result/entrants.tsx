import { Bones } from '../../ui/bone.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { OwnMark } from '../../ui/own-mark.tsx';
import { Stall } from '../../portrait/horse-picture.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { unenteredWords } from './result-words.ts';
import type { ShownShow, useEntered } from './use-show.ts';
import { HelpLink } from '../../ui/help-link.tsx';

interface EntrantsProps {
  readonly show: ShownShow;
  readonly entered: ReturnType<typeof useEntered>;
  readonly own: string | undefined;
}

const A_SCREEN = 20;

export function Entrants({ show, entered, own }: EntrantsProps) {
  const nobody = <p className="py-4 text-muted">{unenteredWords(show)}</p>;
  return (
    <>
      <section aria-labelledby="entrants">
        <h2 className="section" id="entrants">
          Entered so far
        </h2>
        <HelpLink to="heats" about="heats" />
        <Loaded reading={entered} skeleton={show.entered === 0 ? nobody : <Waiting entered={show.entered} />}>
          {(list) =>
            list.length === 0 ? (
              nobody
            ) : (
              <>
                <ul className="entries entrants">
                  {list.map(({ entryId, horseId, name, owner, look }) => (
                    <li key={entryId}>
                      {look && <Stall look={look} words="" />}
                      <p>
                        {own === undefined ? (
                          <b>{name}</b>
                        ) : (
                          <Link className="link" href={`/horses/${horseId}`}>
                            {name}
                          </Link>
                        )}
                        {owner.id === own && <OwnMark>Yours</OwnMark>}
                        <small>Owned by {owner.username}</small>
                      </p>
                    </li>
                  ))}
                </ul>
                <ShowMore pages={entered} label="Show more entrants" />
              </>
            )
          }
        </Loaded>
      </section>
      <section className="show-promise" aria-labelledby="promise">
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
      <Bones label="Loading the entrants" rows={Math.min(entered, A_SCREEN)} height="64px" />
    </div>
  );
}
