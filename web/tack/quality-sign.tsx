import { qualityBand } from '../../game/tack/quality.ts';

interface QualitySignProps {
  /** Percent, 0 to 200. */
  readonly quality: number;
}

/** "35% Plain", in its band's colour. */
export function QualitySign({ quality }: QualitySignProps) {
  const { colour, word } = qualityBand(quality);
  return (
    <span className={`quality is-${colour}`}>
      {Math.round(quality)}% <span>{word}</span>
    </span>
  );
}
