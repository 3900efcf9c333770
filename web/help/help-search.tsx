import { Search, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { IconButton } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { ALL_ENTRIES } from './search/entries.ts';
import { openSearch, type Found, type Piece } from './search/find.ts';

const search = openSearch(ALL_ENTRIES);

interface HelpSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Searches help and FAQ. "/" focuses it, arrows move through the results, Escape clears. */
export function HelpSearch({ query, onQuery }: HelpSearchProps) {
  const id = useId();
  const [path, go] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => (query.trim() === '' ? undefined : search(query)), [query]);

  useEffect(() => {
    function onSlash(event: globalThis.KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      clear();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !box.current) return;
    const stops = [...box.current.querySelectorAll<HTMLElement>('input, .help-result a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  function clear() {
    onQuery('');
    input.current?.focus();
  }

  /** Shows the page again before the browser jumps. */
  function pickHere(href: string) {
    flushSync(() => onQuery(''));
    window.location.hash = href.slice(href.indexOf('#'));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the field and the links within
    <div className="help-search" ref={box} onKeyDown={onKeyDown}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found?.results ?? [];
          if (first && first.href.startsWith(`${path}#`)) pickHere(first.href);
          else if (first) go(first.href);
        }}
      >
        <label className="sr" htmlFor={id}>
          Search help and FAQ
        </label>
        <Search className="icon text-muted" aria-hidden />
        <input
          id={id}
          ref={input}
          className="input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Search, for example: how do I breed"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        {query !== '' && (
          <IconButton label="Clear the search" onClick={clear}>
            <X className="icon" aria-hidden />
          </IconButton>
        )}
      </form>
      <p className={found ? 'help-count' : 'sr'} role="status">
        {found && formatCount(found)}
      </p>
      {found && <Results found={found} path={path} onPickHere={pickHere} />}
    </div>
  );
}

function formatCount({ results, missing }: Found): string {
  const absent = missing.map((word) => `“${word}”`).join(', ');
  if (results.length === 0) return `Nothing found about ${absent}.`;
  const count = counted(results.length, 'answer');
  return missing.length === 0 ? `${count}.` : `${count}, without ${absent}, which is nowhere in the help.`;
}

interface ResultsProps {
  readonly found: Found;
  readonly path: string;
  readonly onPickHere: (href: string) => void;
}

function Results({ found: { results }, path, onPickHere }: ResultsProps) {
  if (results.length === 0) {
    return (
      <p className="text-muted">
        Try other words, or{' '}
        <Link className="link" href="/contact">
          ask us
        </Link>
        .
      </p>
    );
  }
  return (
    <ol className="help-results" aria-label="Answers">
      {results.map(({ href, title, within, excerpt }) => (
        <li key={href} className="help-result">
          <Link
            href={href}
            onClick={(event) => {
              if (!href.startsWith(`${path}#`) || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onPickHere(href);
            }}
          >
            <b>
              <Marked pieces={title} />
            </b>
          </Link>
          <small>
            {href.startsWith('/faq') ? 'FAQ' : 'Help'}: {within}
          </small>
          <p>
            <Marked pieces={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
