import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The address whose heading was shown last; null until the first page of this visit. */
let arrivedAt: string | null = null;

interface PageHeadingProps {
  /** The title of the window; the heading itself where no `children` say it otherwise. */
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The page's one h1. It names the window, and takes the focus when it appears after a navigation. */
export function PageHeading({ title, className = 'title', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Fetlock' ? title : `${title} – Fetlock`;
  }, [title]);
  useEffect(() => {
    const here = window.location.pathname;
    if (arrivedAt !== null && arrivedAt !== here) heading.current?.focus({ preventScroll: true });
    arrivedAt = here;
  }, []);
  return (
    <h1 className={className} tabIndex={-1} ref={heading}>
      {children ?? title}
    </h1>
  );
}
