/** May contain `**bold**` and `[label](/address)`. */
export type Text = string;

export interface TableBlock {
  readonly table: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

export type Drawing = 'strands' | 'values';
export type LiveFigure = 'day begins' | 'purse index';

export type Block =
  | Text
  | TableBlock
  | { readonly heading: string; readonly id: string }
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly formula: Text }
  /** The search ignores these. */
  | { readonly drawing: Drawing }
  | { readonly live: LiveFigure };

/** A section of the help, or a question of the FAQ. */
export interface Topic {
  /** Anchor, unique across help and FAQ. */
  readonly id: string;
  readonly title: string;
  /** What players may search for that the text does not say. */
  readonly alsoFoundBy?: string;
  readonly blocks: readonly Block[];
}

export interface TopicGroup {
  readonly title: string;
  readonly topics: readonly Topic[];
}

const MARK = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

export type TextPart =
  | { readonly is: 'plain' | 'bold'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly href: string };

export function partsOf(text: Text): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    const [whole, bold, label, href] = found;
    if (found.index > from) parts.push({ is: 'plain', text: text.slice(from, found.index) });
    if (bold !== undefined) parts.push({ is: 'bold', text: bold });
    else if (label !== undefined && href !== undefined) parts.push({ is: 'link', text: label, href });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ is: 'plain', text: text.slice(from) });
  return parts;
}

export function plainOf(text: Text): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}
