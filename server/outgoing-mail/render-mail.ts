interface MailLink {
  readonly label: string;
  /** On this site. */
  readonly path: `/${string}`;
}

export interface MailContent {
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly text: readonly string[];
  readonly button?: MailLink;
  /** Further links, each with its address. */
  readonly links?: readonly MailLink[];
  /** Smaller paragraphs below. */
  readonly after?: readonly string[];
}

interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Colours of `web/ui/styles/tokens.css`; mail programs know neither OKLCH nor variables. */
const LIGHT = {
  background: '#f1ece2',
  surface: '#fdfbf7',
  line: '#d9d0c0',
  text: '#2b2118',
  muted: '#655a4b',
  accent: '#77401f',
  onAccent: '#fdf8ee',
} as const;

const DARK = {
  background: '#17140e',
  surface: '#201c15',
  line: '#413a2e',
  text: '#f1e8d6',
  muted: '#bcb19d',
  accent: '#e0bd7f',
  onAccent: '#241a0c',
} as const;

const SANS = "'Source Sans 3','Segoe UI',system-ui,-apple-system,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** For mail programs that know dark mode; the others show the inline colours. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-background{background:${DARK.background}!important}
.m-card{background:${DARK.surface}!important;border-color:${DARK.line}!important}
.m-text{color:${DARK.text}!important}
.m-muted{color:${DARK.muted}!important}
.m-button{background:${DARK.accent}!important;color:${DARK.onAccent}!important}
.m-link{color:${DARK.accent}!important}
}`;

/** One column, one button, and its link also as text. Links lead to `publicUrl` only. */
export function renderMail(
  { subject, text, button, links = [], after = [] }: MailContent,
  publicUrl: string,
): RenderedMail {
  const addressed = ({ label, path }: MailLink) => ({ label, url: addressOn(publicUrl, path) });
  const parts = { text, link: button && addressed(button), links: links.map(addressed), after };
  return {
    subject: oneLine(subject),
    text: asText(parts),
    html: asHtml({ subject, ...parts }),
  };
}

function addressOn(publicUrl: string, path: string): string {
  const url = new URL(path, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) throw new Error('A mail links to another site');
  return url.href;
}

interface AddressedLink {
  readonly label: string;
  readonly url: string;
}

interface Parts {
  readonly text: readonly string[];
  readonly link: AddressedLink | undefined;
  readonly links: readonly AddressedLink[];
  readonly after: readonly string[];
}

const SIGNATURE = 'Fetlock, a line of horses with your name on it';

function asText({ text, link, links, after }: Parts): string {
  const addresses = [...(link ? [link] : []), ...links].map(({ label, url }) => `${label}:\n${url}`);
  const parts = [...text, ...addresses, ...after, `-- \n${SIGNATURE}`];
  return `${parts.join('\n\n')}\n`;
}

function asHtml({ subject, text, link, links, after }: Parts & { readonly subject: string }): string {
  const paragraph = (content: string) =>
    `<p class="m-text" style="margin:0 0 16px;font:17px/1.5 ${SANS};color:${LIGHT.text}">${escape(content)}</p>`;
  const small = (content: string) =>
    `<p class="m-muted" style="margin:0 0 12px;font:14px/1.5 ${SANS};color:${LIGHT.muted}">${escape(content)}</p>`;
  const listed = ({ label, url }: AddressedLink) =>
    `<p style="margin:0 0 16px;font:17px/1.5 ${SANS}"><a class="m-link" href="${escape(url)}" style="color:${LIGHT.accent}">${escape(label)}</a></p>`;
  const button = link
    ? `<p style="margin:24px 0 12px"><a class="m-button" href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${LIGHT.accent};color:${LIGHT.onAccent};font:600 16px/1.25 ${SANS};text-decoration:none">${escape(link.label)}</a></p>
<p class="m-muted" style="margin:0 0 20px;font:14px/1.5 ${SANS};color:${LIGHT.muted}">If the button does not work, open this address:<br><a class="m-link" href="${escape(link.url)}" style="color:${LIGHT.accent};word-break:break-all">${escape(link.url)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="m-background" style="margin:0;padding:0;background:${LIGHT.background}">
<table role="presentation" class="m-background" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.background}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 0 16px">
<span class="m-text" style="font:500 26px/1.1 ${SERIF};color:${LIGHT.text}">Fetlock</span>
</td></tr><tr><td class="m-card" style="padding:28px 28px 16px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:6px">
<h1 class="m-text" style="margin:0 0 16px;font:500 26px/1.2 ${SERIF};color:${LIGHT.text}">${escape(subject)}</h1>
${text.map(paragraph).join('\n')}
${links.map(listed).join('\n')}
${button}
${after.map(small).join('\n')}
</td></tr><tr><td style="padding:16px 0 0"><span class="m-muted" style="font:13px/1.5 ${SANS};color:${LIGHT.muted}">${SIGNATURE}</span></td></tr></table>
</td></tr></table>
</body></html>
`;
}

const oneLine = (content: string) => content.replaceAll(/\s+/g, ' ').trim();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(content: string): string {
  return content.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '').replaceAll('\n', '<br>');
}
