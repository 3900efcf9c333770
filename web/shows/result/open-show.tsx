import type { ReactNode } from 'react';
import { Entrants } from './entrants.tsx';
import { unenteredWords } from './result-words.ts';
import { ShowFacts } from './show-facts.tsx';
import { useEntered, type ShownShow } from './use-show.ts';

interface OpenShowProps {
  readonly show: ShownShow;
  readonly own: string | undefined;
  /** Below the terms. */
  readonly children: ReactNode;
}

/** Without a result: still to run, or entered by nobody. */
export function OpenShow({ show, own, children }: OpenShowProps) {
  const entered = useEntered(show);
  return (
    <div className="wrap">
      <div className="venue-bar">
        <ShowFacts show={show} />
      </div>
      {children}
      {show.status === 'open' ? (
        <Entrants show={show} entered={entered} own={own} />
      ) : (
        <p className="page-lead">{unenteredWords(show)}</p>
      )}
    </div>
  );
}
