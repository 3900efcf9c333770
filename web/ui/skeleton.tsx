interface SkeletonBlockProps {
  /** CSS lengths. */
  readonly width: string;
  readonly height: string;
}

export function SkeletonBlock({ width, height }: SkeletonBlockProps) {
  return <span className="skeleton" style={{ width, height, maxWidth: '100%' }} />;
}

interface SkeletonProps {
  /** For screen readers. */
  readonly label: string;
  readonly rows: number;
  /** CSS length. */
  readonly height: string;
}

export function Skeleton({ label, rows, height }: SkeletonProps) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBlock key={row} width="100%" height={height} />
      ))}
    </div>
  );
}
