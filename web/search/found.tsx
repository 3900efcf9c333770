import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { capitalised } from '../ui/text.ts';
import type { Category } from './find-address.ts';

export type FoundPages<Row> = ComponentProps<typeof ShowMore>['pages'] & {
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

const NOUNS: Readonly<Record<Category, readonly [one: string, many: string]>> = {
  players: ['player', 'players'],
  horses: ['horse', 'horses'],
  tack: ['piece of tack', 'pieces of tack'],
  shops: ['shop', 'shops'],
};

interface FoundProps<Row> {
  readonly category: Category;
  readonly hasSearched: boolean;
  readonly pages: FoundPages<Row>;
  /** "with “eve” in the name". */
  readonly suffix?: string;
  readonly picture: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}

/** The results in all states. */
export function Found<Row>(props: FoundProps<Row>) {
  const { category, hasSearched, pages, suffix = '', picture, columns, keyOf } = props;
  const count = (rows: number) => formatCount(category, rows, pages.hasNextPage);
  if (!hasSearched)
    return (
      <Empty title="Enter search criteria and click Search" picture={picture}>
        <p>Search without any to see all {category}.</p>
      </Empty>
    );
  return (
    <>
      <p className="sr" role="status">
        {pages.data !== undefined && count(pages.data.length)}
      </p>
      <Query query={pages} skeleton={<Waiting />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={formatNothingFound(category)} picture={picture}>
              <p>Fewer letters of the name, or fewer filters, find more.</p>
            </Empty>
          ) : (
            <>
              <p className="found-count" aria-hidden>
                <b>{count(rows.length)}</b> {suffix}
              </p>
              <Table
                label={`${capitalised(category)} found`}
                className={`found-table is-${category}`}
                columns={columns}
                rows={rows}
                keyOf={keyOf}
              />
              <ShowMore pages={pages} label={`Show more ${category}`} />
            </>
          )
        }
      </Query>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p className="found-count" aria-hidden>
        Loading...
      </p>
      <Skeleton label="Loading..." rows={6} height="68px" />
    </>
  );
}

const formatNothingFound = (category: Category) => `No ${category} found. Try a different search.`;

function formatCount(category: Category, count: number, more: boolean): string {
  const [one, many] = NOUNS[category];
  if (count === 0) return formatNothingFound(category);
  return more ? `The first ${inDigits(count)} ${many}` : counted(count, one, many);
}
