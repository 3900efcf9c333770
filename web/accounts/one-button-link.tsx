import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkDone, LinkFailed, LinkPanel } from './link-panel.tsx';

/** Result of a link. */
export interface LinkOutcome {
  readonly done: string | null;
  readonly error: unknown;
}

interface OneButtonLinkProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly button: string;
  readonly busy: string;
  readonly outcome: LinkOutcome;
  readonly acting: boolean;
  readonly onPress: () => void;
}

/** Acts only when pressed, because mail programs open links to scan them. */
export function OneButtonLink(props: OneButtonLinkProps) {
  const { title, text, button, busy, acting, onPress } = props;
  const { done, error } = props.outcome;
  return (
    <LinkPanel title={title}>
      {done !== null ? (
        <LinkDone>{done}</LinkDone>
      ) : (
        <>
          <p>{text}</p>
          {error !== null && !acting && <LinkFailed error={error} />}
          <Button variant="main" busy={acting} busyLabel={busy} onClick={onPress}>
            {button}
          </Button>
        </>
      )}
    </LinkPanel>
  );
}
