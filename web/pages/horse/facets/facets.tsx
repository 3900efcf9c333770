import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Skeleton } from '../../../ui/skeleton.tsx';
import './facets.css';

export interface Facet {
  /** In the address: `/horses/:id?facet=career`. */
  readonly id: string;
  readonly label: string;
  /** One line that says what is inside. */
  readonly summary: ReactNode;
  /** Decorative, at most 84 px high. */
  readonly picture: ReactNode;
  /** Rendered while the facet is open; loads its own code. */
  readonly content: ReactNode;
}

interface FacetsProps {
  readonly name: string;
  readonly facets: readonly Facet[];
}

const KEY = 'facet';

/** What else there is to know of a horse. One opens at a time, in place, and the address keeps which. */
export function Facets({ name, facets }: FacetsProps) {
  const [parameters, setParameters] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  const open = parameters.get(KEY);
  useEffect(() => {
    // Comes by a link to a facet; after going back, the browser restores the position.
    const opened = row.current?.querySelector('[aria-expanded=true]');
    if (opened && window.scrollY === 0)
      requestAnimationFrame(() => opened.scrollIntoView({ block: 'start' }));
  }, []);
  function toggle(facet: string) {
    const others = new URLSearchParams(parameters);
    if (facet === open) others.delete(KEY);
    else others.set(KEY, facet);
    setParameters(others, { replace: true });
  }
  return (
    <section
      className="facets"
      style={{ '--facets': facets.length } as CSSProperties}
      aria-label={`More about ${name}`}
      ref={row}
    >
      {facets.map((facet) => (
        <FacetPart
          key={facet.id}
          facet={facet}
          isOpen={facet.id === open}
          onToggle={() => toggle(facet.id)}
        />
      ))}
    </section>
  );
}

interface FacetPartProps {
  readonly facet: Facet;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** On wide windows the content spans the row below all facets, on phones it follows its own. */
function FacetPart({ facet: { label, summary, picture, content }, isOpen, onToggle }: FacetPartProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  function press() {
    onToggle();
    // A facet above that closes pulls this one up, perhaps out of sight.
    requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <>
      <h2 className="facet">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={press}
        >
          <span className="facet-picture" aria-hidden>
            {picture}
          </span>
          <b>{label}</b> <small>{summary}</small>
          <ChevronDown className="icon facet-sign" aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div className="facet-panel" id={id} role="region" aria-label={label}>
          <div>
            <Suspense fallback={<Skeleton label={`Loading: ${label}`} rows={5} height="64px" />}>
              {content}
            </Suspense>
          </div>
        </div>
      )}
    </>
  );
}
