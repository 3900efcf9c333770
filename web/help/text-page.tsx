import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import './help.css';
import { TopicContents, Topics } from './topic-list.tsx';
import type { Topic } from './topic.ts';
import { useAnchor } from './use-anchor.ts';

interface TextPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly topics: readonly Topic[];
}

/** A text page with its contents beside it. */
export function TextPage({ title, lead, topics }: TextPageProps) {
  useAnchor();
  const groups = [{ title: 'On this page', topics }];
  return (
    <div className="wrap page help">
      <div className="page-head">
        <PageHeading title={title} />
        <p>{lead}</p>
      </div>
      <div className="help-body">
        <TopicContents groups={groups} />
        <Topics groups={groups} />
      </div>
    </div>
  );
}
