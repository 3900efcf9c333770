import type { ReactNode } from 'react';
import type { ClassBand } from '../../game/shows/classes.ts';

export interface HelpSectionRow {
  readonly id: string;
  readonly title: string;
  readonly Section: () => ReactNode;
}

export function HelpTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    <table className="help-table" aria-label={label}>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, nth) => (
              <td key={head[nth + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "5 to 9", "100 and up". */
export function levelsOf({ first, last }: ClassBand): string {
  return last === null ? `${first} and up` : `${first} to ${last}`;
}
