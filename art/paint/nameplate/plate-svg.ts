import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';
import { PLATES, type PlateRow } from './plates.ts';

interface PlateSize {
  /** Px; without them the plate fills its container. */
  readonly width?: number;
  readonly height?: number;
  /** Scale of edge, screws and laurel. */
  readonly scale?: number;
}

/** A plate without its letters. */
export function plateSvg(nameplate: Nameplate, { width, height, scale = 1 }: PlateSize = {}): string {
  const row = PLATES[nameplate];
  const [top, bottom] = row.face;
  const size = width === undefined || height === undefined ? undefined : { width, height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width ?? '100%'}" height="${height ?? '100%'}">` +
    `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `${row.grain === undefined ? '' : grainOf(row.grain, scale)}</defs>` +
    `<rect width="100%" height="100%" rx="${6 * scale}" fill="${row.edge}"/>` +
    inset(2 * scale, `rx="${4.5 * scale}" fill="url(#f)"`, size) +
    (row.grain === undefined ? '' : inset(2 * scale, `rx="${4.5 * scale}" fill="url(#g)"`, size)) +
    inset(5 * scale, `rx="${3 * scale}" fill="none" stroke="${row.edge}" stroke-opacity=".75"`, size) +
    endsOf(row, scale) +
    '</svg>'
  );
}

/** SVG has no width of "100% less two". */
function inset(by: number, attributes: string, size: { width: number; height: number } | undefined): string {
  if (size === undefined)
    return `<rect x="${by}" y="${by}" style="width:calc(100% - ${2 * by}px);height:calc(100% - ${2 * by}px)" ${attributes}/>`;
  return `<rect x="${by}" y="${by}" width="${size.width - 2 * by}" height="${size.height - 2 * by}" ${attributes}/>`;
}

function grainOf(colour: string, scale: number): string {
  return (
    `<pattern id="g" width="90" height="30" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
    `<g fill="none" stroke="${colour}" stroke-opacity=".55">` +
    '<path d="M0 4q22-3 45 0t45 0M0 11q30 4 52 1t38-1M0 18q20-2 40 1t50-1M0 25q25 3 50 0t40 0"/></g></pattern>'
  );
}

function endsOf({ edge, relief, hasLaurel }: PlateRow, scale: number): string {
  const drawing = hasLaurel
    ? laurel(edge)
    : `<circle cx="13" r="2.6" fill="${edge}"/><path d="M11.400 1.200 14.600-1.200" stroke="${relief}" stroke-width=".9"/>`;
  const end = (x: string, side: 1 | -1) =>
    `<svg x="${x}" y="50%" overflow="visible"><g transform="scale(${side * scale} ${scale})">${drawing}</g></svg>`;
  return end('0', 1) + end('100%', -1);
}

/** Leaves along a stem that bends upwards. */
function laurel(colour: string): string {
  const leaves = [-11, -5.5, 0, 5.5, 11].map((y, index) => {
    const x = 20 - 7 * Math.cos((y / 12) * 1.2) + 4;
    const turn = 18 * (index - 2);
    return `<path transform="translate(${x.toFixed(1)} ${y}) rotate(${turn})" d="M0 0c2-4 6-5 10-4-1 4-5 6-10 4ZM0 0c-2-4-5-6-8-6 0 4 3 7 8 6Z"/>`;
  });
  return `<path d="M22 14Q13 4 22-15" fill="none" stroke="${colour}"/><g fill="${colour}">${leaves.join('')}</g>`;
}
