import { HEIGHT, WIDTH } from './lines.ts';

export type Brush = CanvasRenderingContext2D;

export function fillShape(brush: Brush, shape: string, style: string | CanvasGradient): void {
  brush.fillStyle = style;
  brush.fill(new Path2D(shape));
}

export function strokeLines(brush: Brush, lines: string, style: string, width: number): void {
  brush.strokeStyle = style;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(lines));
}

/** Paints small and enlarges: higher is softer. */
export function paintSoft(brush: Brush, softness: number, paint: (far: Brush) => void): void {
  const small = document.createElement('canvas');
  small.width = WIDTH / softness;
  small.height = HEIGHT / softness;
  const far = small.getContext('2d');
  if (!far) return;
  far.scale(1 / softness, 1 / softness);
  paint(far);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, WIDTH, HEIGHT);
}
