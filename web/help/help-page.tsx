import { useSearchParams } from 'wouter';
import { HelpSearch } from './help-search.tsx';
import './help.css';
import { TopicContents, Topics } from './topic-list.tsx';
import type { TopicGroup } from './topic.ts';
import { useAnchor } from './use-anchor.ts';

interface HelpPageProps {
  readonly groups: readonly TopicGroup[];
}

/** The address holds the search words. */
export function HelpPage({ groups }: HelpPageProps) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  useAnchor();
  return (
    <div className="wrap page help">
      <HelpSearch
        query={query}
        onQuery={(next) => setParameters(next === '' ? {} : { q: next }, { replace: true })}
      />
      {query.trim() === '' && (
        <div className="help-body">
          <TopicContents groups={groups} />
          <Topics groups={groups} />
        </div>
      )}
    </div>
  );
}
