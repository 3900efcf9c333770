import { Suspense, type ComponentProps } from 'react';
import { Below } from '../ui/loading/below.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { usePhone } from '../ui/use-phone.ts';

const WorldNews = lazily(() => import('./world-news.tsx'));

/** Px of its first rows, whose height is fixed (world-news.css), so that a press on what is below never misses. */
const ROOM = { phone: 524, wide: 616 } as const;

/** Below the first view, on Home and on the landing page: its code and data come once the page has settled. */
export function WorldNewsBelow(props: ComponentProps<typeof WorldNews>) {
  const minHeight = usePhone() ? ROOM.phone : ROOM.wide;
  return (
    <div className="world-news-room" style={{ minHeight }}>
      <Below now={false}>
        <Suspense>
          <WorldNews {...props} />
        </Suspense>
      </Below>
    </div>
  );
}
