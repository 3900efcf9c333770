import type { ReactNode } from 'react';
import { type Guild, GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';
import { PlayerFace } from '../portrait/player-face.tsx';
import { stallOf } from '../portrait/stall.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { OwnMark } from '../ui/own-mark.tsx';
import { PlayerLink, PlayerName } from '../ui/player-link.tsx';
import type { Column } from '../ui/table.tsx';
import { capitalised } from '../ui/text.ts';
import type { When } from './board-address.ts';
import type { Champion, RankedBreeder, RankedHorse, RankedPlayer } from './use-leaderboards.ts';

/** `own`: the viewer's id; undefined for visitors. */
export interface Seen {
  readonly when: When;
  readonly own: string | undefined;
}

/** Phones have no table head: labels the value. */
function fact<Row>(id: string, head: string, value: (row: Row) => ReactNode, right = true): Column<Row> {
  const cell = (row: Row) => (
    <>
      <span className="fact only-phone" aria-hidden>
        {head}
      </span>
      {value(row)}
    </>
  );
  return { id, head, right, cell };
}

const number = <Row,>(id: string, head: string, value: (row: Row) => number) =>
  fact<Row>(id, head, (row) => inDigits(value(row)));

const RANK: Column<{ readonly rank: number | null }> = {
  id: 'rank',
  head: 'Rank',
  cell: ({ rank }) =>
    rank === null ? (
      <span className="sr">House stable, not ranked</span>
    ) : (
      <span className="board-rank">{inDigits(rank)}</span>
    ),
};

interface PlayerLike {
  readonly id: string;
  readonly username: string;
  readonly guild: Guild;
}

function who<Row extends PlayerLike>(
  head: string,
  own: string | undefined,
  picture: (row: Row) => string | null,
): Column<Row> {
  return {
    id: 'who',
    head,
    names: true,
    cell: (row) => (
      <span className="board-who">
        <span aria-hidden>
          <PlayerFace {...row} profilePicture={picture(row)} profileThumbnail={picture(row)} />
        </span>
        <span>
          {own === undefined ? (
            <PlayerName username={row.username} />
          ) : (
            <PlayerLink id={row.id} username={row.username} />
          )}
          {row.id === own && <OwnMark>You</OwnMark>}
        </span>
      </span>
    ),
  };
}

const guildOf = <Row extends PlayerLike>() =>
  fact<Row>(
    'guild',
    'Guild',
    ({ guild }) => (
      <span className={`board-guild guild-${guild}`}>
        <GuildMark guild={guild} />
        {GUILD_ROWS[guild].label}
      </span>
    ),
    false,
  );

export function playerColumns({ when, own }: Seen): readonly Column<RankedPlayer>[] {
  const shows = [
    number<RankedPlayer>('shows', 'Shows', ({ totalShows }) => totalShows),
    number<RankedPlayer>('wins', 'Wins', ({ totalWins }) => totalWins),
    number<RankedPlayer>('earnings', 'Prize money', ({ totalEarnings }) => totalEarnings),
  ];
  const level = [
    number<RankedPlayer>('xp', 'XP', ({ xp }) => xp),
    number<RankedPlayer>('coins', 'Coins', ({ coins }) => coins),
  ];
  return [
    RANK,
    who<RankedPlayer>('Player', own, ({ profilePictureUrl }) => profilePictureUrl),
    guildOf(),
    number('level', 'Level', ({ level }) => level),
    ...(when === 'season' ? shows : level),
  ];
}

export function breederColumns({ own }: Seen): readonly Column<RankedBreeder>[] {
  return [
    RANK,
    who<RankedBreeder>('Breeder', own, ({ profile_picture_url }) => profile_picture_url),
    guildOf(),
    number('level', 'Level', ({ level }) => level),
    number('bred', 'Foals bred', ({ total_bred }) => total_bred),
    fact('average', 'Average level', ({ avg_offspring_level }) => avg_offspring_level.toFixed(1)),
    number('wins', 'Foals’ wins', ({ total_offspring_wins }) => total_offspring_wins),
  ];
}

/** Visitors get no links. */
function horse<Row extends RankedHorse | Champion>(own: string | undefined): readonly Column<Row>[] {
  return [
    RANK,
    {
      id: 'who',
      head: 'Horse',
      names: true,
      cell: (row) => (
        <span className="board-who">
          {stallOf(row)}
          <span>
            {own === undefined ? (
              <span className="board-horse">{row.name}</span>
            ) : (
              <Link className="row-link board-horse" href={`/horses/${row.id}`}>
                {row.name}
              </Link>
            )}
            {row.ownerId === own && <OwnMark>Yours</OwnMark>}
            <small>
              {capitalised(row.color)}, {row.breed}
            </small>
          </span>
        </span>
      ),
    },
    fact(
      'owner',
      'Owner',
      ({ ownerUsername }) =>
        ownerUsername === null ? 'At the market' : <PlayerName username={ownerUsername} />,
      false,
    ),
    fact('discipline', 'Discipline', ({ discipline }) => disciplineLabel(discipline), false),
  ];
}

export function horseColumns({ when, own }: Seen): readonly Column<RankedHorse>[] {
  return [
    ...horse<RankedHorse>(own),
    number('level', 'Level', ({ level }) => level),
    when === 'season'
      ? number('gained', 'XP gained', ({ xpGained }) => xpGained)
      : number('xp', 'XP', ({ xp }) => xp),
    number('shows', 'Shows', ({ totalShows }) => totalShows),
    number('wins', 'Wins', ({ totalWins }) => totalWins),
  ];
}

export function championColumns({ own }: Seen): readonly Column<Champion>[] {
  return [
    ...horse<Champion>(own),
    number('wins', 'Wins', ({ totalWins }) => totalWins),
    number('shows', 'Shows', ({ totalShows }) => totalShows),
    number('earnings', 'Prize money', ({ totalEarnings }) => totalEarnings),
  ];
}
