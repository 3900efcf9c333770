import { Button } from '../button.tsx';

interface NotKnownProps {
  /** "How many entries are in use". */
  readonly what: string;
  readonly again: () => void;
}

/** In the place of a figure that could not be read. */
export function NotKnown({ what, again }: NotKnownProps) {
  return (
    <p className="not-known text-15 text-muted">
      {what} is not known just now.
      <Button look="plain" onClick={again}>
        Try again
      </Button>
    </p>
  );
}
