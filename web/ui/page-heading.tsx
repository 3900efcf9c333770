import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** The address whose heading was shown last; before there was any, the one this visit began with. */
let arrivedAt = window.location.pathname;

interface PageHeadingProps {
  /** The title of the window; the heading itself where no `children` say it otherwise. */
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The page's one h1. It names the window, and takes the focus when it appears after a navigation. */
export function PageHeading({ title, className = 'title', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where this page was drawn: whoever was quick may have left it before its effects are run.
  const [here] = useState(() => window.location.pathname);
  useEffect(() => {
    document.title = title === 'Fetlock' ? title : `${title} – Fetlock`;
  }, [title]);
  useEffect(() => {
    if (arrivedAt !== here) heading.current?.focus({ preventScroll: true });
    arrivedAt = here;
  }, [here]);
  return (
    <h1 className={className} tabIndex={-1} ref={heading}>
      {children ?? title}
    </h1>
  );
}
