const SHOW = /^\/shows\/(?<id>[^/]+)\/?$/;

export function showAt(path: string): string | undefined {
  return SHOW.exec(path)?.groups?.['id'];
}

interface PlacedStart {
  readonly showId: string;
  readonly heat: number;
  readonly place: number;
}

export type WhyTarget = Pick<PlacedStart, 'heat' | 'place'>;

export function addressOfWhy({ showId, heat, place }: PlacedStart): string {
  return `/shows/${showId}?heat=${heat}&why=${place}`;
}

/** Undefined if the address names no place. */
export function whyIn(parameters: URLSearchParams): WhyTarget | undefined {
  const heat = Number(parameters.get('heat'));
  const place = Number(parameters.get('why'));
  return isCount(heat) && isCount(place) ? { heat, place } : undefined;
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
