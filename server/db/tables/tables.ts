import type { Generated } from 'kysely';
import type { AccountTables } from './accounts.ts';
import type { BreedingTables } from './breeding.ts';
import type { ChatTables } from './chat.ts';
import type { ContactTables } from './contact.ts';
import type { EconomyTables } from './economy.ts';
import type { DeviceTables } from './devices.ts';
import type { HorseTables } from './horses.ts';
import type { InventoryTables } from './inventory.ts';
import type { KindnessTables } from './kindness.ts';
import type { LeaderboardTables } from './leaderboards.ts';
import type { LedgerTables } from './ledger.ts';
import type { MailTables } from './mail.ts';
import type { MomentTables } from './moments.ts';
import type { OutgoingMailTables } from './outgoing-mail.ts';
import type { PlayerTables } from './players.ts';
import type { PremiumTables } from './premium.ts';
import type { PushTables } from './push.ts';
import type { ShowTables } from './shows.ts';
import type { TradeTables } from './trade.ts';
import type { TrophyTables } from './trophies.ts';

/** Instants are world time unless marked. */
export interface Tables
  extends
    AccountTables,
    BreedingTables,
    ChatTables,
    ContactTables,
    EconomyTables,
    DeviceTables,
    HorseTables,
    InventoryTables,
    KindnessTables,
    LeaderboardTables,
    LedgerTables,
    MailTables,
    MomentTables,
    OutgoingMailTables,
    PlayerTables,
    PremiumTables,
    PushTables,
    ShowTables,
    TradeTables,
    TrophyTables {
  world: WorldTable;
}

/** One row. World time is the database's clock plus offset plus correction (decision 29). */
interface WorldTable {
  one_row: Generated<boolean>;
  founded_at: Date;
  clock_offset_ms: Generated<number>;
  /** For disbelieved leaps of the database's clock. */
  clock_correction_ms: Generated<number>;
  /** World time stands still until the clock catches up. */
  clock_waits: Generated<boolean>;
  /** Lower bound of world time. */
  clock_reached: Date;
  /** Rows of show entries and ledger before it may lie in archived months; null: none do. */
  archived_before: Generated<Date | null>;
  /** Seeds derive from it. Never leaves the server. */
  secret: Buffer;
  /** Factor on house purses, in ten-thousandths. */
  purse_index: Generated<number>;
  purse_index_due: Date;
}
