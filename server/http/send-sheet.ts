import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Cell, Sheet } from '../../contract/call.ts';

/** Spreadsheets read UTF-8 as such only with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams the rows as they are read. The first page comes before the headers, so an outage is refused. */
export async function sendSheet(reply: FastifyReply, { head, pages }: Sheet): Promise<FastifyReply> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  async function* text() {
    yield BYTE_ORDER_MARK + lineOf(head);
    for (let page = first; page.done !== true; page = await rest.next())
      yield page.value.map(lineOf).join('');
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment')
    .send(Readable.from(text()));
}

/** RFC 4180. */
export function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet could run. Players write names and descriptions; the quote makes them text. */
const isFormula = (text: string) => /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);
