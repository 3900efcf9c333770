/** `/shows/<id>`, also with a slash at the end. */
const SHOW = /^\/shows\/(?<id>[^/]+)\/?$/;

/** The show whose page an address is; undefined for any other page. */
export function showAt(path: string): string | undefined {
  return SHOW.exec(path)?.groups?.['id'];
}

interface PlacedStart {
  readonly showId: string;
  readonly heat: number;
  readonly place: number;
}

/** A place of a heat whose score is taken apart. */
export type WhyAsked = Pick<PlacedStart, 'heat' | 'place'>;

/** The page of a show with the score of a place taken apart. */
export function addressOfWhy({ showId, heat, place }: PlacedStart): string {
  return `/shows/${showId}?heat=${heat}&why=${place}`;
}

/** What of it an address asks for; undefined if that is nothing, or no place of a heat. */
export function whyIn(parameters: URLSearchParams): WhyAsked | undefined {
  const heat = Number(parameters.get('heat'));
  const place = Number(parameters.get('why'));
  return isCount(heat) && isCount(place) ? { heat, place } : undefined;
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
