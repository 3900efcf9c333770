import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { sentenceOf } from '../api/call-refused.ts';
import { Place } from '../calendar/place.tsx';
import { residentOf } from '../calendar/residents.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { SceneHorse } from '../portrait/stall.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import './link-panel.css';

/** A mailed link's token. */
export function tokenOfLink(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}

interface LinkPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A small page, for example for a mailed link. */
export function LinkPanel({ title, children }: LinkPanelProps) {
  return (
    <>
      <Place setting={MEADOW} low horse={<SceneHorse look={residentOf(MEADOW)} />}>
        <PageHeading title={title} />
      </Place>
      <div className="wrap page link-page">
        <div className="link-panel">{children}</div>
      </div>
    </>
  );
}

interface LinkDoneProps {
  readonly children: ReactNode;
  readonly label?: string;
}

export function LinkDone({ children, label = 'Go to Fetlock' }: LinkDoneProps) {
  return (
    <>
      <Outcome icon={<CircleCheck className="icon text-good" aria-hidden />}>{children}</Outcome>
      <Link className={buttonClass()} href="/">
        {label}
      </Link>
    </>
  );
}

export function LinkFailed({ error }: { readonly error: unknown }) {
  return (
    <Outcome icon={<CircleAlert className="icon text-bad" aria-hidden />}>
      {sentenceOf(error, 'Please try again in a moment.')}
    </Outcome>
  );
}

function Outcome({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p className="link-outcome" role="status" tabIndex={-1} ref={message}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
