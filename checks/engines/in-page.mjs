/* Runs in the page, as the body of a function: finds a visible element by role and name, as a player would. */

const [wanted] = arguments;

const SELECTORS = {
  button: 'button, summary, [role=button]',
  canvas: 'canvas.is-shown',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: 'select, [role=combobox]',
  complementary: 'aside, [role=complementary]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  listitem: 'li, [role=listitem]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  row: 'tr, [role=row]',
  status: '[role=status]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  table: 'table',
  tabpanel: '[role=tabpanel]',
  text: '*',
  textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
};

const plain = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Text without hidden parts, such as the label of a busy button. */
function textOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  if (node.ariaHidden === 'true' || getComputedStyle(node).visibility === 'hidden') return '';
  return [...node.childNodes].map(textOf).join('');
}

function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label) return plain(label);
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (ids.length > 0) return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  if (element.labels?.length > 0) return plain([...element.labels].map((one) => one.textContent).join(' '));
  if (wanted.role === 'text') return plain(element.textContent);
  return plain(element.getAttribute('alt') ?? textOf(element));
}

function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
}

/** Presses the label of an input that a drawn control covers. */
const pressed = (element) =>
  element.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element.labels?.[0] ?? element)
    : element;

function findIn(root, { role, name }) {
  const pattern = new RegExp(name ?? '');
  const named = [...root.querySelectorAll(SELECTORS[role])].filter((one) => pattern.test(nameOf(one)));
  // The innermost element with the text.
  const ordered = role === 'text' ? named.toReversed() : named;
  return ordered.map(pressed).find(isSeen) ?? null;
}

const root = wanted.inside ? findIn(document, wanted.inside) : document;
return root && findIn(root, wanted);
