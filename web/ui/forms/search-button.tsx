import { Search } from 'lucide-react';
import { BusyLabel, buttonClass } from '../button.tsx';

interface SearchButtonProps {
  readonly busy: boolean;
  readonly label?: string;
}

/** Takes presses while busy, because results also refresh by themselves and new input must still be searched. */
export function SearchButton({ busy, label = 'Search' }: SearchButtonProps) {
  return (
    <button type="submit" className={buttonClass()} aria-busy={busy || undefined}>
      <BusyLabel busy={busy} busyLabel="Searching…">
        <Search className="icon" aria-hidden />
        {label}
      </BusyLabel>
    </button>
  );
}
