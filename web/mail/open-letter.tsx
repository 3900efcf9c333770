import type { ReactNode } from 'react';
import { CallRefused } from '../api/call-refused.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { BackToBox, LetterView } from './letter-view.tsx';
import type { MailView } from './mail-address.ts';
import { useLetter, type Letter } from './use-mail.ts';

interface OpenLetterProps {
  readonly view: MailView;
  readonly id: string;
  /** From the list, if the list has it. */
  readonly listed: Letter | undefined;
  readonly own: string;
  readonly onReply: (letter: Letter) => void;
  /** Shown for letters of others. */
  readonly report: (letter: Letter) => ReactNode;
  readonly onDeleted: () => void;
}

/** The letter in the address, even if the list does not contain it yet. */
export function OpenLetter({ view, id, listed, own, onReply, report, onDeleted }: OpenLetterProps) {
  const read = useLetter(id, listed === undefined);
  const { error } = read;
  if (listed === undefined && error instanceof CallRefused && [400, 404].includes(error.status))
    return (
      <>
        <BackToBox view={view} />
        <p className="text-muted">This letter is not in your mail.</p>
      </>
    );
  return (
    <Query
      query={listed === undefined ? read : { ...read, data: listed, error: null }}
      skeleton={<Skeleton label="Loading the letter" rows={4} height="44px" />}
    >
      {(letter) => (
        <LetterView
          key={letter.id}
          letter={letter}
          view={view}
          onReply={letter.toUsername === own ? () => onReply(letter) : undefined}
          report={letter.toUsername === own && report(letter)}
          onDeleted={onDeleted}
        />
      )}
    </Query>
  );
}
