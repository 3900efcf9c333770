import './help.css';
import { TopicContents, Topics } from './topic-list.tsx';
import type { Topic } from './topic.ts';
import { useAnchor } from './use-anchor.ts';

interface TextPageProps {
  readonly topics: readonly Topic[];
}

/** A text page with its contents beside it. */
export function TextPage({ topics }: TextPageProps) {
  useAnchor();
  const groups = [{ title: 'On this page', topics }];
  return (
    <div className="wrap page help">
      <div className="help-body">
        <TopicContents groups={groups} />
        <Topics groups={groups} />
      </div>
    </div>
  );
}
