interface BoneProps {
  /** CSS lengths. */
  readonly width: string;
  readonly height: string;
}

export function Bone({ width, height }: BoneProps) {
  return <span className="bone" style={{ width, height, maxWidth: '100%' }} />;
}

interface BonesProps {
  /** For screen readers. */
  readonly label: string;
  readonly rows: number;
  /** CSS length. */
  readonly height: string;
}

export function Bones({ label, rows, height }: BonesProps) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={row} width="100%" height={height} />
      ))}
    </div>
  );
}
