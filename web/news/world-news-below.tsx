import { Suspense, type ComponentProps } from 'react';
import { Below } from '../ui/loading/below.tsx';
import { lazily } from '../ui/loading/lazily.tsx';

const WorldNews = lazily(() => import('./world-news.tsx'));

/** As high as the least that follows (world-news.css), so that a press on what is below never misses. */
const WAITING = <div style={{ minHeight: 440 }} />;

/** Below the first view, on Home and on the landing page: its code and data come once the page has settled. */
export function WorldNewsBelow(props: ComponentProps<typeof WorldNews>) {
  return (
    <Below now={false} meanwhile={WAITING}>
      <Suspense fallback={WAITING}>
        <WorldNews {...props} />
      </Suspense>
    </Below>
  );
}
