import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Path of the last heading shown. */
let arrivedAt = window.location.pathname;

interface PageHeadingProps {
  /** Window title; also the heading, unless `children` replace it. */
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The page's only h1; focused after a navigation. */
export function PageHeading({ title, className = 'title', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A quick reader may leave before effects run.
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
