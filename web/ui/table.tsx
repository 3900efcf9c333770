import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Select } from './forms/field.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Omit for an unsortable column. */
  readonly sortBy?: (row: Row) => string | number;
  readonly right?: boolean;
  readonly headControl?: ReactNode;
  /** For screen readers only. */
  readonly headHidden?: boolean;
  /** Row header. */
  readonly names?: boolean;
}

interface Sort {
  readonly column: string;
  readonly down: boolean;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Sets the card layout on phones. */
  readonly className: string;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly sortedBy?: Sort;
}

/** Up to this many cards need no sort field. */
const AT_A_GLANCE = 5;

/** Rows become cards on phones. Explicit roles, because grid layout removes them. */
export function Table<Row>({ label, columns, rows, keyOf, className, rowClass, sortedBy }: TableProps<Row>) {
  const [sort, setSort] = useState(sortedBy);
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  return (
    <>
      {sortable.length > 0 && rows.length > AT_A_GLANCE && (
        <SortField columns={sortable} sort={sort} onChange={setSort} />
      )}
      <table className={`table ${className}`} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted(rows, columns, sort).map((row) => (
            <tr key={keyOf(row)} role="row" className={rowClass?.(row)}>
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, head, right, headControl, headHidden, sortBy } = column;
  const chosen = sort?.column === id;
  const direction = chosen ? (sort.down ? 'descending' : 'ascending') : undefined;
  return (
    <th role="columnheader" scope="col" className={right ? 'right' : undefined} aria-sort={direction}>
      {sortBy === undefined ? (
        (headControl ?? <span className={headHidden ? 'sr' : undefined}>{head}</span>)
      ) : (
        <button type="button" onClick={() => onSort({ column: id, down: chosen && !sort.down })}>
          {head}
          {chosen && <Arrow down={sort.down} />}
        </button>
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const className = `col-${column.id}${column.right ? ' right' : ''}`;
  return column.names ? (
    <th role="rowheader" scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td role="cell" className={className}>
      {column.cell(row)}
    </td>
  );
}

function Arrow({ down }: { readonly down: boolean }) {
  return down ? (
    <ArrowDown className="icon icon-small" aria-hidden />
  ) : (
    <ArrowUp className="icon icon-small" aria-hidden />
  );
}

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onChange: (sort: Sort) => void;
}

function SortField<Row>({ columns, sort, onChange }: SortFieldProps<Row>) {
  const down = sort?.down ?? false;
  return (
    <div className="table-sort only-phone">
      <Select
        label="Sort by"
        value={sort?.column ?? ''}
        onChange={({ target }) => onChange({ column: target.value, down })}
      >
        {sort === undefined && <option value="">Default</option>}
        {columns.map(({ id, head }) => (
          <option key={id} value={id}>
            {head}
          </option>
        ))}
      </Select>
      {sort !== undefined && (
        <IconButton
          label={down ? 'Sort upwards' : 'Sort downwards'}
          onClick={() => onChange({ ...sort, down: !down })}
        >
          <Arrow down={down} />
        </IconButton>
      )}
    </div>
  );
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (by === undefined) return rows;
  const upwards = rows.toSorted((a, b) => compare(by(a), by(b)));
  return sort?.down ? upwards.toReversed() : upwards;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}
