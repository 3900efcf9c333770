import type { GuildChangePlan, GuildMember } from '../../game/guild-work/change-guild.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import {
  PAIR_FREE_FROM,
  PAIR_LIMIT_MS,
  type PairSums,
  type Underpriced,
  type YoungPrize,
} from '../../game/market/pair-limit.ts';
import { gainXp, type Progress } from '../../game/players/level.ts';
import { isPremium } from '../../game/premium/premium.ts';
import type { Crafter } from '../../game/tack/crafting.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import type { LockedBalance } from '../ledger/ledger.ts';
import { findPremiumUntil, updateMember } from './member-queries.ts';
import * as queries from './player-queries.ts';

/* A player is locked before the balance, several in the order of ids. Functions throw if the player does not exist. */

export function present<Row>(row: Row | undefined, playerId: string): Row {
  if (row === undefined) throw new Error(`No player ${playerId}`);
  return row;
}

export async function readLevel(db: Db, playerId: string): Promise<number> {
  return present(await queries.findLevel.first(db, { playerId }), playerId).level;
}

export async function isHouseStable(db: Db, playerId: string): Promise<boolean> {
  return present(await queries.findHouseStable.first(db, { playerId }), playerId).houseStable !== null;
}

export async function readGuild(db: Db, playerId: string): Promise<Guild> {
  return present(await queries.findGuild.first(db, { playerId }), playerId).guild;
}

/** False if there is no such player. */
export async function hasPremium(db: Db, playerId: string, now: Date): Promise<boolean> {
  const row = await findPremiumUntil.first(db, { playerId });
  return row !== undefined && isPremium(row.premiumUntil, now);
}

export async function countActivePlayers(tx: Tx, since: Date): Promise<number> {
  return (await queries.countSeenSince.first(tx, { since }))?.count ?? 0;
}

export interface PreviousVisit {
  /** End of the previous visit; on the first, the opening of the account. */
  readonly since: Date;
  readonly first: boolean;
}

export async function readPreviousVisit(db: Db, playerId: string): Promise<PreviousVisit> {
  const row = present(await queries.findVisit.first(db, { playerId }), playerId);
  return { since: row.awayFrom ?? row.createdAt, first: row.awayFrom === null };
}

export async function lockProgress(tx: Tx, playerId: string): Promise<Progress> {
  return present(await queries.lockProgressRow.first(tx, { playerId }), playerId);
}

/** `before`: the locked player's progress. */
export async function gainPlayerXp(tx: Tx, playerId: string, before: Progress, xp: number): Promise<void> {
  const after = gainXp(before, xp);
  await queries.updateProgress.run(tx, { playerId, level: after.level, xp: after.xp });
  publish(tx, playerId, { topics: ['user'] });
}

/** Returns the number left; undefined if there was none. */
export async function takeFreeInsight(tx: Tx, playerId: string): Promise<number | undefined> {
  const taken = await queries.takeFreeInsightRow.first(tx, { playerId });
  if (taken) publish(tx, playerId, { topics: ['user'] });
  return taken?.left;
}

export interface Gifts {
  readonly freeBreedingCheck: boolean;
  readonly freeRegistryFee: boolean;
}

export async function lockGifts(tx: Tx, playerId: string): Promise<Gifts> {
  return present(await queries.lockGiftsRow.first(tx, { playerId }), playerId);
}

export async function hasFreeRegistryFee(db: Db, playerId: string): Promise<boolean> {
  return present(await queries.findFreeFee.first(db, { playerId }), playerId).freeRegistryFee;
}

/** The player must be locked. */
export async function takeFreeBreedingCheck(tx: Tx, playerId: string): Promise<void> {
  await queries.takeFreeCheckRow.run(tx, { playerId });
  publish(tx, playerId, { topics: ['user'] });
}

/** The player must be locked. */
export async function takeFreeRegistryFee(tx: Tx, playerId: string): Promise<void> {
  await queries.takeFreeFeeRow.run(tx, { playerId });
  publish(tx, playerId, { topics: ['user'] });
}

/** `insights`: free ones to add. */
export async function saveMember(
  tx: Tx,
  playerId: string,
  member: { readonly until: Date | null; readonly insights: number },
): Promise<void> {
  await updateMember.run(tx, { playerId, ...member });
  publish(tx, playerId, { topics: ['user'] });
}

/** For entering and creating shows. */
export interface Contender extends Omit<queries.ContenderRow, 'coins' | 'tradable'> {
  readonly balance: LockedBalance;
}

export async function readContender(db: Db, playerId: string): Promise<Contender> {
  return contenderOf(await queries.findContender.first(db, { id: playerId }), playerId);
}

/** One statement. */
export async function lockContender(tx: Tx, playerId: string): Promise<Contender> {
  return contenderOf(await queries.lockContenderRow.first(tx, { id: playerId }), playerId);
}

function contenderOf(row: queries.ContenderRow | undefined, playerId: string): Contender {
  const { coins, tradable, ...player } = present(row, playerId);
  return { ...player, balance: { id: player.id, coins, tradable } };
}

export type PlacedPlayer = Readonly<queries.PlacedPlayerRow>;

export async function lockPlayersByIds(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, PlacedPlayer>> {
  const players = await queries.lockPlacedRows.rows(tx, { ids: playerIds });
  return new Map(players.map((player) => [player.id, player]));
}

export async function savePlacedPlayers(tx: Tx, players: readonly PlacedPlayer[]): Promise<void> {
  await queries.updatePlaced.run(tx, {
    ids: players.map(({ id }) => id),
    levels: players.map(({ level }) => level),
    xps: players.map(({ xp }) => xp),
    activeEntries: players.map(({ activeEntries }) => activeEntries),
  });
  for (const { id } of players) publish(tx, id, { topics: ['entries', 'user'] });
}

export async function lockCrafter(
  tx: Tx,
  playerId: string,
): Promise<{ readonly username: string; readonly crafter: Crafter }> {
  const row = present(await queries.lockCrafterRow.first(tx, { playerId }), playerId);
  const { username, guild, guildChangedAt, level, xp, crafts } = row;
  const { craftSkill, craftedAt } = row;
  return { username, crafter: { guild, guildChangedAt, level, xp, craftSkill, craftedAt, crafts } };
}

export async function saveCrafter(tx: Tx, playerId: string, crafter: Crafter): Promise<void> {
  const { level, xp, craftSkill, craftedAt, crafts } = crafter;
  await queries.updateCrafter.run(tx, { playerId, level, xp, craftSkill, craftedAt, crafts });
  publish(tx, playerId, { topics: ['user'] });
}

export async function lockGuildMember(tx: Tx, playerId: string): Promise<Omit<GuildMember, 'balance'>> {
  const row = present(await queries.lockGuildRow.first(tx, { playerId }), playerId);
  return { guild: row.guild, guildChangedAt: row.guildChangedAt };
}

/** Settle the happiness of the player's horses first. */
export async function saveGuild(
  tx: Tx,
  playerId: string,
  { guild, guildChangedAt }: GuildChangePlan,
): Promise<void> {
  await queries.updateGuild.run(tx, { playerId, guild, changedAt: guildChangedAt });
  publish(tx, playerId, { topics: ['user', 'horses'] });
}

export interface Payer {
  readonly id: string;
  readonly level: number;
}

interface UnderpricedSale extends Pick<Underpriced, 'price' | 'fairPrice'> {
  readonly sellerId: string;
  readonly buyerId: string;
}

const NO_SUMS: PairSums = { paid: 0, received: 0 };
const sinceLimit = (now: Date) => new Date(now.getTime() - PAIR_LIMIT_MS);

/**
 * Coins that the payer paid or put up for one player, and coins that this player received from young accounts; 0 where
 * there is no limit (docs/rules/trade.md#young-accounts). Decide a payment by `lockPairSums`.
 */
export async function readPairSums(db: Db, now: Date, { id, level }: Payer, toId: string): Promise<PairSums> {
  if (level >= PAIR_FREE_FROM) return NO_SUMS;
  return (await queries.sumPair.first(db, { fromId: id, since: sinceLimit(now), toId })) ?? NO_SUMS;
}

/** Payments of other young accounts to this player wait for the end of the transaction. Lock all rows first. */
export async function lockPairSums(tx: Tx, now: Date, payer: Payer, toId: string): Promise<PairSums> {
  if (payer.level >= PAIR_FREE_FROM) return NO_SUMS;
  await queries.lockReceiver.run(tx, { toId });
  return readPairSums(tx, now, payer, toId);
}

/** What the seller has paid or left to the buyer. Locks as `lockPairSums` does; a fair price needs neither. */
export async function lockSeller(
  tx: Tx,
  now: Date,
  { sellerId, buyerId, price, fairPrice }: UnderpricedSale,
): Promise<Omit<Underpriced, 'price' | 'fairPrice'> | null> {
  if (price >= fairPrice) return null;
  const level = await readLevel(tx, sellerId);
  return { level, ...(await lockPairSums(tx, now, { id: sellerId, level }, buyerId)) };
}

/** The creator's level, and what the entrant received; null if the level is free. Locks as `lockPairSums` does. */
export async function lockYoungCreator(
  tx: Tx,
  now: Date,
  { creatorId, entrantId }: { readonly creatorId: string; readonly entrantId: string },
): Promise<Omit<YoungPrize, 'prize'> | null> {
  const level = await readLevel(tx, creatorId);
  if (level >= PAIR_FREE_FROM) return null;
  await queries.lockReceiver.run(tx, { toId: entrantId });
  const sums = await queries.sumReceived.first(tx, { toId: entrantId, since: sinceLimit(now) });
  return { level, received: sums?.received ?? 0 };
}

/** Coins that left the account for others since: fees, purchases, stud fees and prizes put up. */
export async function readPaidToOthers(db: Db, playerId: string, since: Date): Promise<number> {
  return (await queries.sumPaid.first(db, { fromId: playerId, since }))?.paid ?? 0;
}

/** The most that any one player was paid. */
export async function paidMost(db: Db, now: Date, { id, level }: Payer): Promise<number> {
  if (level >= PAIR_FREE_FROM) return 0;
  return (await queries.sumPaidMost.first(db, { fromId: id, since: sinceLimit(now) }))?.paid ?? 0;
}
