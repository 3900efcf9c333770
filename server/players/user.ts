import type { z } from 'zod';
import type { User } from '../../contract/players.ts';
import { guestUntil } from '../../game/accounts/guests.ts';
import { gameAge, nextUtcDay, HOUR, MINUTE } from '../../game/game-time.ts';
import { backStep } from '../../game/newcomers/newcomers.ts';
import { advertisementsFor, type Advertisements } from '../../game/premium/advertisements.ts';
import { isPremium } from '../../game/premium/premium.ts';
import { PICTURE_SIZES, type PictureSize } from '../../game/profile/picture.ts';
import { LAST_STAGE, stageOf, type Stage } from '../../game/players/stages.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import { CRAFT_SKILL_POINT } from '../../game/tack/craft-quality.ts';
import { craftsLeft } from '../../game/tack/crafting.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { countNewcomer } from '../newcomers/newcomers.ts';
import { findReader } from './member-queries.ts';
import { findUser, markSeen, saveShowsEverything } from './player-queries.ts';

/** Resolution of `last_seen_at`. */
const SEEN_INTERVAL_MS = 10 * MINUTE;

/** Idle time after which a new visit begins. */
const AWAY_AFTER_MS = HOUR;

export function pictureFile(picture: string, size: PictureSize): string {
  return `${picture}-${PICTURE_SIZES[size]}.webp`;
}

/** Content at this address never changes. */
export function pictureAddress(picture: string, size: PictureSize): string {
  return `/uploads/${pictureFile(picture, size)}`;
}

/** Also marks the player as seen. Throws if there is none. */
export async function loadUser(db: Db, playerId: string, now: Date): Promise<z.output<typeof User>> {
  const row = await findUser.first(db, { id: playerId });
  if (!row) throw new Error(`No player ${playerId}`);
  const before = (ms: number) => new Date(now.getTime() - ms);
  if (row.lastSeenAt < before(SEEN_INTERVAL_MS)) {
    const seen = await markSeen.first(db, {
      playerId,
      now,
      seenBefore: before(SEEN_INTERVAL_MS),
      visitSince: before(AWAY_AFTER_MS),
    });
    const step = seen && backStep({ arrivedAt: row.createdAt, seenAt: row.lastSeenAt, now });
    if (step) await countNewcomer(db, now, step);
  }
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    guild: row.guild,
    guildChangedAt: row.guildChangedAt && row.guildChangedAt.toISOString(),
    gameAge: gameAge(row.createdAt, now),
    level: row.level,
    xp: row.xp,
    xpToNextLevel: xpToNextLevel(row.level),
    stage: stageOf(row, now),
    firstHorseAt: row.firstHorseAt && row.firstHorseAt.toISOString(),
    coins: row.coins,
    tradableCoins: row.tradable,
    horseCount: row.horseCount,
    geneticInsightsPurchased: row.insights,
    freeGeneticInsights: row.freeInsights,
    freeBreedingCheck: row.freeBreedingCheck,
    freeRegistryFee: row.freeRegistryFee,
    hadGateHorse: row.hadGateHorse,
    skillTackMaking: row.craftSkill / CRAFT_SKILL_POINT,
    craftsLeftToday: craftsLeft({ craftedAt: row.craftedAt, crafts: row.crafts }, now),
    craftsRenewAt: nextUtcDay(now).toISOString(),
    bio: row.bio ?? '',
    shopName: row.shopName ?? '',
    profilePicture: row.picture && pictureAddress(row.picture, 'large'),
    profilePictureUrl: row.picture && pictureAddress(row.picture, 'large'),
    profileThumbnail: row.picture && pictureAddress(row.picture, 'small'),
    isPremium: isPremium(row.premiumUntil, now),
    premiumExpiresAt: row.paidUntil && row.paidUntil.toISOString(),
    premiumRenews: row.renews ?? false,
    paymentCustomerId: row.customer,
    paymentSubscriptionId: row.subscription,
    advertisements: advertisementsFor(
      { isPremium: isPremium(row.premiumUntil, now), birthYear: row.birthYear },
      now,
    ),
    createdAt: row.createdAt.toISOString(),
    guestUntil: row.isGuest ? guestUntil({ beganAt: row.createdAt, seenAt: now }).toISOString() : null,
  };
}

export async function showEverything(tx: Tx, playerId: string): Promise<Stage> {
  await saveShowsEverything.run(tx, { playerId });
  publish(tx, playerId, { topics: ['user'] });
  return LAST_STAGE;
}

export async function readAdvertisements(db: Db, playerId: string, now: Date): Promise<Advertisements> {
  const row = await findReader.first(db, { playerId });
  if (!row) throw new Error(`No player ${playerId}`);
  return advertisementsFor({ isPremium: isPremium(row.premiumUntil, now), birthYear: row.birthYear }, now);
}
