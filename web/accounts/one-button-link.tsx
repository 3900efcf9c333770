import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkDone, LinkFailed, LinkPanel } from './link-panel.tsx';

export interface Tells {
  readonly onDone: (message: string) => void;
  readonly onFailed: (error: unknown) => void;
}

interface OneButtonLinkProps {
  readonly title: string;
  readonly words: ReactNode;
  readonly button: string;
  readonly busy: string;
  /** A hook. */
  readonly useIt: (tells: Tells) => { readonly run: () => void; readonly busy: boolean };
}

/** Acts on a press only: mail programs open links to look at them. */
export function OneButtonLink({ title, words, button, busy, useIt }: OneButtonLinkProps) {
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const acting = useIt({ onDone: setDone, onFailed: setError });
  return (
    <LinkPanel title={title}>
      {done !== null ? (
        <LinkDone>{done}</LinkDone>
      ) : (
        <>
          <p>{words}</p>
          {error !== null && !acting.busy && <LinkFailed error={error} />}
          <Button look="main" busy={acting.busy} busyLabel={busy} onClick={acting.run}>
            {button}
          </Button>
        </>
      )}
    </LinkPanel>
  );
}
