import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface ShowMoreProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** "Show more transactions". */
  readonly label: string;
}

/** Under a list that has a next page; once the last was asked for, that it was the last. */
export function ShowMore({ pages, label }: ShowMoreProps) {
  const [asked, setAsked] = useState(false);
  if (!pages.hasNextPage) return asked ? <Last /> : null;
  return (
    <div className="more">
      <Button
        busy={pages.isFetchingNextPage}
        busyLabel="Loading…"
        onClick={() => {
          setAsked(true);
          void pages.fetchNextPage();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

/** Takes the place of the button, and the focus if the button had it. */
function Last() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Gone with the button, it fell to the page or the dialog round it.
    if (document.activeElement?.contains(words.current)) words.current?.focus();
  }, []);
  return (
    <p className="more text-15 text-muted" tabIndex={-1} ref={words}>
      That is all.
    </p>
  );
}
