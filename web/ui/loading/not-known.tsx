import { Button } from '../button.tsx';

interface NotKnownProps {
  /** "your entries". */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Replaces a figure that failed to load. */
export function NotKnown({ what, onRetry }: NotKnownProps) {
  return (
    <p className="not-known text-15 text-muted">
      Could not load {what}.
      <Button variant="plain" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
