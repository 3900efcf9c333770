import { HEIGHT, WIDTH } from './scene-size.ts';

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

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
  const small = newCanvas(WIDTH / softness, HEIGHT / softness);
  const far = small.getContext('2d');
  if (far === null) return;
  far.scale(1 / softness, 1 / softness);
  paint(far);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, WIDTH, HEIGHT);
}

/** Workers have no document, and old browsers no other canvas. */
function newCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
