import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { PageHeading } from '../ui/page-heading.tsx';
import { HelpSearch } from './help-search.tsx';
import './help.css';
import { TopicContents, Topics } from './topic-list.tsx';
import type { TopicGroup } from './topic.ts';
import { useAnchor } from './use-anchor.ts';

interface HelpPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly groups: readonly TopicGroup[];
}

/** The address holds the search words. */
export function HelpPage({ title, lead, groups }: HelpPageProps) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  useAnchor();
  return (
    <div className="wrap page help">
      <div className="page-head">
        <PageHeading title={title} />
        <p>{lead}</p>
      </div>
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
