type Cell = string | number;

/** A Markdown table: the first row is its head; numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(shown).join(' | ')} |`;
  const rule = head.map((_, at) => (rows.every((row) => typeof row[at] === 'number') ? '---:' : '---'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

function shown(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-GB', { maximumFractionDigits: 2 }) : cell;
}
