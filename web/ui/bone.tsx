interface BoneProps {
  /** CSS lengths: the size of what will stand here. */
  readonly width: string;
  readonly height: string;
}

/** A placeholder in the shape of what comes. */
export function Bone({ width, height }: BoneProps) {
  return <span className="bone" style={{ width, height, maxWidth: '100%' }} />;
}

interface BonesProps {
  /** What is being loaded, said to those who do not see it. */
  readonly label: string;
  readonly rows: number;
  /** CSS length of one row. */
  readonly height: string;
}

/** As many rows as will come, roughly. */
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
