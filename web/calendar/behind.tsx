import type { ReactNode } from 'react';

/** The first stands to the left of the one in the middle, the second to its right. */
export function Behind({ horses }: { readonly horses: readonly ReactNode[] }) {
  return horses.map((horse, nth) => (
    <div key={nth} className={`scene-horse is-behind at-${nth + 1}`}>
      <span className="scene-shadow" />
      {horse}
    </div>
  ));
}
