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

/** Under a list that has a next page; nothing under the last. */
export function ShowMore({ pages, label }: ShowMoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <div className="more">
      <Button busy={pages.isFetchingNextPage} busyLabel="Loading…" onClick={() => void pages.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
