import { Button } from '../button.tsx';

interface NotKnownProps {
  /** "your entries". */
  readonly what: string;
  readonly again: () => void;
}

/** Replaces a figure that failed to load. */
export function NotKnown({ what, again }: NotKnownProps) {
  return (
    <p className="not-known text-15 text-muted">
      Could not load {what}.
      <Button look="plain" onClick={again}>
        Try again
      </Button>
    </p>
  );
}
