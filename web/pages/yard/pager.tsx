import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import type { ShownPage } from './use-shown-page.ts';

/** For more horses than one scene has room for. */
export function Pager({ shown }: { readonly shown: ShownPage }) {
  const { land, page, pages, places, count, before, turnTo } = shown;
  if (pages < 2) return null;
  const where = land === 'yard' ? 'the yard' : 'the pasture';
  return (
    <nav className="yard-pager" aria-label={`Parts of ${where}`}>
      <IconButton label={`Previous part of ${where}`} disabled={page === 0} onClick={() => turnTo(page - 1)}>
        <ChevronLeft className="icon" aria-hidden />
      </IconButton>
      <p role="status">
        {before + 1} to {before + places.length} of {count}
      </p>
      <IconButton
        label={`Next part of ${where}`}
        disabled={page === pages - 1}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </IconButton>
    </nav>
  );
}
