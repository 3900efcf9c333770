import { Suspense } from 'react';
import type { GuideStep } from '../../../game/first-steps/guide.ts';
import { lazily } from '../../ui/loading/lazily.tsx';
import './guide.css';
import { useGuide } from './use-guide.ts';

const GuideStrip = lazily(() => import('./guide-strip.tsx'));

interface GuideProps {
  /** Replaces what the counts say by what the player sees on this page; null: silence. */
  readonly now?: GuideStep | null | undefined;
  /** Over the lower edge of the picture above. */
  readonly lifted?: boolean;
}

/** The guide's strip for newcomers, below the picture of a page; otherwise nothing. */
export function Guide({ now, lifted = false }: GuideProps) {
  const { data: guide } = useGuide();
  const step = now === undefined ? (guide?.step ?? null) : now;
  if (!guide || guide.ended || guide.horse === null || step === null) return null;
  return (
    <div className={lifted ? 'guide-place is-lifted' : 'guide-place'}>
      <Suspense>
        <GuideStrip guide={guide} horse={guide.horse} step={step} />
      </Suspense>
    </div>
  );
}
