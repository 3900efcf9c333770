export const CARD_KINDS = ['horse', 'show', 'lot'] as const;

/** To what has a card. */
export interface SiteLink {
  readonly kind: (typeof CARD_KINDS)[number];
  readonly id: string;
  /** "/horses/0198…". */
  readonly href: string;
}

export type TextPiece = string | SiteLink;

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const PATHS: Readonly<Record<SiteLink['kind'], string>> = {
  horse: '/h(?:orses)?/',
  show: '/shows/',
  lot: '/marketplace\\?lot=',
};

/**
 * Alone or after a space, with or without this site's origin. Longer addresses are no cards; a question mark may end
 * the sentence.
 */
function patternFor(origin: string): RegExp {
  const site = origin.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const kinds = CARD_KINDS.map((kind) => `(?<${kind}>${PATHS[kind]}${UUID})`).join('|');
  return new RegExp(`(?<![^\\s(])(?:${site})?(?:${kinds})(?![\\w/#&=-]|\\?\\S)`, 'giu');
}

/** Splits text at links to what has a card. All other addresses stay text. */
export function piecesOf(text: string, origin = window.location.origin): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(patternFor(origin))) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(linkOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function linkOf(groups: Readonly<Record<string, string | undefined>>): SiteLink {
  const kind = CARD_KINDS.find((each) => groups[each] !== undefined) ?? 'horse';
  const href = (groups[kind] ?? '').toLowerCase().replace(/^\/h\//, '/horses/');
  return { kind, href, id: href.slice(-36) };
}

/** Each once, in their order. */
export function linksIn(text: string, origin?: string): SiteLink[] {
  const links = piecesOf(text, origin).filter((piece) => typeof piece !== 'string');
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** Lines that are nothing but a link: its card says it all. */
export function withoutLinesOf(text: string, shown: readonly SiteLink[], origin?: string): string {
  const hrefs = new Set(shown.map(({ href }) => href));
  const isCardOnly = (line: string) => {
    const [piece, ...more] = piecesOf(line.trim(), origin);
    return more.length === 0 && typeof piece === 'object' && hrefs.has(piece.href);
  };
  const lines = text.split('\n');
  const left = lines.filter((line) => !isCardOnly(line));
  if (left.length === lines.length) return text;
  // The empty lines above and below a link met.
  return left
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
