import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ConfirmationProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A confirmation in the dialog; scrolls into view when it appears. */
export function Confirmation({ title, children }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a result: newer browsers return a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="confirmation" role="alert" ref={box}>
      <TriangleAlert className="icon" aria-hidden />
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  );
}
