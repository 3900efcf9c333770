/** What chats and searches show of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of a picture of 1,200 by 630 px. */
  readonly picture?: string | undefined;
  /** Not for searches. */
  readonly isHidden?: true;
}

/** A built page without the parts that a head replaces. */
export interface PageShell {
  readonly before: string;
  readonly after: string;
}

const REPLACED = [
  /<title>[^<]*<\/title>/g,
  /<meta\s+name="(?:description|twitter:card)"[^>]*>/g,
  /<meta\s+property="og:[^"]*"[^>]*>/g,
] as const;

export function shellOf(html: string): PageShell {
  const plain = REPLACED.reduce((rest, pattern) => rest.replaceAll(pattern, ''), html);
  const [before, after] = plain.split('</head>');
  if (before === undefined || after === undefined) throw new Error('The page has no head');
  return { before, after: `</head>${after}` };
}

interface WrittenAt {
  readonly origin: string;
  readonly path: string;
}

export function writeHead({ before, after }: PageShell, head: PageHead, { origin, path }: WrittenAt): string {
  const { title, description, picture, isHidden } = head;
  const address = `${origin}${path}`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Fetlock'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(isHidden
      ? [meta('name', 'robots', 'noindex')]
      : [meta('property', 'og:url', address), `<link rel="canonical" href="${escaped(address)}" />`]),
    ...(picture === undefined
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', `${origin}${picture}`),
          meta('property', 'og:image:type', 'image/webp'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
  return `${before}${tags.join('\n    ')}\n  ${after}`;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
