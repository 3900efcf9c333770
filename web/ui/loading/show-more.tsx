import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/call-refused.ts';
import { Button } from '../button.tsx';

interface ShowMoreProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError?: boolean;
    readonly error?: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** "Show more transactions". */
  readonly label: string;
}

export function ShowMore({ pages, label }: ShowMoreProps) {
  const [isRequested, setIsRequested] = useState(false);
  if (!pages.hasNextPage) return isRequested ? <Last /> : null;
  const failed = pages.isFetchNextPageError === true && !pages.isFetchingNextPage;
  return (
    <div className="more">
      {failed && (
        <p role="alert">
          <CircleAlert className="icon" aria-hidden />
          {sentenceOf(pages.error, 'Could not load more.')}
        </p>
      )}
      <Button
        busy={pages.isFetchingNextPage}
        busyLabel="Loading…"
        onClick={() => {
          setIsRequested(true);
          void pages.fetchNextPage();
        }}
      >
        {failed ? 'Try again' : label}
      </Button>
    </div>
  );
}

/** Takes the focus of the button it replaces. */
function Last() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser moved the button's focus to the page or dialog.
    if (document.activeElement?.contains(line.current)) line.current?.focus();
  }, []);
  return (
    <p className="more text-15 text-muted" tabIndex={-1} ref={line}>
      That’s all.
    </p>
  );
}
