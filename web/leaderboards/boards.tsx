import type { ComponentProps } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { Query } from '../ui/query.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Table, type Column } from '../ui/table.tsx';
import type { Board } from './board-address.ts';
import { useHousesChosen } from './houses-shown.ts';
import { breederColumns, championColumns, horseColumns, playerColumns } from './columns.tsx';
import { useChampions, useTopBreeders, useTopHorses, useTopPlayers } from './use-leaderboards.ts';

interface BoardProps {
  readonly board: Board;
  readonly own: string | undefined;
}

export function TopPlayers({ board, own }: BoardProps) {
  return (
    <Ranking
      label="Top Players"
      empty="No players yet"
      board={board}
      pages={useTopPlayers({ ...board, houses: useHousesChosen() })}
      columns={playerColumns({ when: board.when, own })}
      isOwn={({ id }) => id === own}
    />
  );
}

export function TopHorses({ board, own }: BoardProps) {
  return (
    <Ranking
      label="Top Horses"
      empty="No horses yet"
      board={board}
      pages={useTopHorses({ ...board, houses: useHousesChosen() })}
      columns={horseColumns({ when: board.when, own })}
      isOwn={({ ownerId }) => ownerId === own}
    />
  );
}

export function TopBreeders({ board, own }: BoardProps) {
  return (
    <Ranking
      label="Top Breeders"
      empty="No breeders yet"
      board={board}
      pages={useTopBreeders({ ...board, houses: useHousesChosen() })}
      columns={breederColumns({ when: board.when, own })}
      isOwn={({ id }) => id === own}
    />
  );
}

export function ShowChampions({ board, own }: BoardProps) {
  return (
    <Ranking
      label="Show Champions"
      empty="No show winners yet"
      board={board}
      pages={useChampions({ ...board, houses: useHousesChosen() })}
      columns={championColumns({ when: board.when, own })}
      isOwn={({ ownerId }) => ownerId === own}
    />
  );
}

interface RankingProps<Row> {
  readonly label: string;
  readonly empty: string;
  readonly board: Board;
  readonly pages: ShowMoreOf & {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly Column<Row>[];
  readonly isOwn: (row: Row) => boolean;
}

type ShowMoreOf = ComponentProps<typeof ShowMore>['pages'];

function Ranking<Row extends { readonly id: string }>(props: RankingProps<Row>) {
  const { label, empty, board, pages, columns, isOwn } = props;
  return (
    <Query query={pages} skeleton={<Skeleton label={`Loading ${label}`} rows={10} height="56px" />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty title={empty}>
            <p>{formatEmptyBoard(board)}</p>
          </Empty>
        ) : (
          <>
            <Table
              label={label}
              className="board-table"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              rowClass={(row) => (isOwn(row) ? 'is-own' : undefined)}
            />
            <ShowMore pages={pages} label="Show more" />
          </>
        )
      }
    </Query>
  );
}

function formatEmptyBoard({ when, division }: Board): string {
  if (division !== null) return 'Nobody in this division yet. Try another one.';
  if (when === 'season') return 'The season has just begun. Its first shows and foals will appear here.';
  return 'The first one here takes the top.';
}
