export const CARD_KINDS = ['horse', 'show', 'listing'] as const;

/** A link to something that has a card. */
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
  listing: '/marketplace\\?listing=',
};

/**
 * Matches links alone or after a space, with or without this site's origin. Longer addresses get no card; a question
 * mark may end the sentence.
 */
function patternFor(origin: string): RegExp {
  const site = origin.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const kinds = CARD_KINDS.map((kind) => `(?<${kind}>${PATHS[kind]}${UUID})`).join('|');
  return new RegExp(`(?<![^\\s(])(?:${site})?(?:${kinds})(?![\\w/#&=-]|\\?\\S)`, 'giu');
}

/** Splits text at links that have cards. All other addresses stay text. */
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

/** In order, without duplicates. */
export function linksIn(text: string, origin?: string): SiteLink[] {
  const links = piecesOf(text, origin).filter((piece) => typeof piece !== 'string');
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** Removes lines that contain only a link, because its card replaces them. */
export function withoutLinesOf(text: string, shown: readonly SiteLink[], origin?: string): string {
  const hrefs = new Set(shown.map(({ href }) => href));
  const isCardOnly = (line: string) => {
    const [piece, ...more] = piecesOf(line.trim(), origin);
    return more.length === 0 && typeof piece === 'object' && hrefs.has(piece.href);
  };
  const lines = text.split('\n');
  const left = lines.filter((line) => !isCardOnly(line));
  if (left.length === lines.length) return text;
  // Removing a line joins the empty lines around it.
  return left
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
