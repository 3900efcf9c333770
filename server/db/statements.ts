/* Written by `npm run statements` from the schema and the statements. */
import type { ColumnType, Generated } from 'kysely';
import type { TokenScope } from '../../game/accounts/access-tokens.ts';
import type { VetService } from '../../game/care/vet-services.ts';
import type { Nameplate } from '../../game/cosmetics/nameplates.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import type { Sex } from '../../game/horses/age.ts';
import type { ColourGroup } from '../../game/horses/coat/colour.ts';
import type { ManeStyle } from '../../game/horses/coat/look-values.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import type { EventDetails, EventKind } from '../../game/horses/history.ts';
import type { ContextLine, DeskAction, ReportReason, SubjectKind } from '../../game/kindness/reports.ts';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import type { NewsKind, NewsTopic } from '../../game/news/news.ts';
import type { PaymentState } from '../../game/premium/premium.ts';
import type { RoundPlan } from '../../game/round/round-plan.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Grade } from '../../game/shows/grades.ts';
import type { StoredResult } from '../../game/shows/running/stored-result.ts';
import type { TackColour } from '../../game/tack/tack-colours.ts';
import type { TackType } from '../../game/tack/tack.ts';
import type { AlbumPart } from '../../game/trophies/album.ts';
import type { StudRequestState, WaitingState, LargeShowStarter } from './column-types.ts';

/** What each statement gives, and what it needs. */
export interface Statements {
  access_token_delete: {
    row: { id: string };
    parameters: { id: string; accountId: string };
  };
  access_token_find: {
    row: {
      id: string;
      account_id: string;
      scopes: TokenScope[];
      expires_at: Date;
      used_on: string | null;
      suspended_since: Date | null;
      suspended_until: Date | null;
      suspended_why: string | null;
    };
    parameters: { hash: Buffer; now: Date };
  };
  access_token_insert: {
    row: {
      id: string;
      name: string;
      scopes: TokenScope[];
      made_at: Date;
      expires_at: Date;
      used_on: string | null;
    };
    parameters: {
      id: string;
      accountId: string;
      tokenHash: Buffer;
      name: string;
      scopes: readonly TokenScope[];
      now: Date;
      expiresAt: Date;
    };
  };
  access_token_used: {
    row: never;
    parameters: { today: string | null; id: string };
  };
  access_tokens_delete: {
    row: never;
    parameters: { accountId: string };
  };
  access_tokens_delete_expired: {
    row: never;
    parameters: { accountId: string; now: Date };
  };
  access_tokens_list: {
    row: {
      id: string;
      name: string;
      scopes: TokenScope[];
      made_at: Date;
      expires_at: Date;
      used_on: string | null;
    };
    parameters: { accountId: string };
  };
  account_address_hold: {
    row: { pg_advisory_xact_lock: unknown };
    parameters: { emailKey: string };
  };
  account_birth_year_update: {
    row: { id: string };
    parameters: { birthYear: number | null; accountId: string };
  };
  account_by_confirmed_email: {
    row: { id: string; username: string; email: string };
    parameters: { emailKey: string };
  };
  account_delete: {
    row: { id: string };
    parameters: { accountId: string };
  };
  account_deletion_end: {
    row: never;
    parameters: { playerId: string };
  };
  account_deletion_erased: {
    row: never;
    parameters: { now: Date | null; nextAt: Date; hidesWords: boolean; playerId: string };
  };
  account_deletion_find: {
    row: { deletes_at: Date; home_name: string | null };
    parameters: { playerId: string };
  };
  account_deletion_insert: {
    row: { player_id: string };
    parameters: { playerId: string; now: Date; deletesAt: Date };
  };
  account_deletion_keep: {
    row: { player_id: string };
    parameters: { playerId: string };
  };
  account_deletion_lock: {
    row: { player_id: string; erased_at: Date | null; payments_at: Date | null; hides_words: boolean };
    parameters: { playerId: string; now: Date };
  };
  account_deletion_payments: {
    row: { player_id: string; erased_at: Date | null };
    parameters: { retryAt: Date | null; now: Date };
  };
  account_deletion_payments_ended: {
    row: never;
    parameters: { playerId: string; erasedAt: Date | null };
  };
  account_deletion_payments_postpone: {
    row: never;
    parameters: { retryAt: Date | null; now: Date };
  };
  account_deletion_postpone: {
    row: never;
    parameters: { nextAt: Date; playerId: string };
  };
  account_deletion_premium: {
    row: { is_premium: boolean | null };
    parameters: { now: Date; playerId: string };
  };
  account_deletion_put_off: {
    row: never;
    parameters: { day: Date; playerId: string };
  };
  account_deletion_tell_payments: {
    row: never;
    parameters: { now: Date | null; playerId: string; isOver: boolean; renews: boolean };
  };
  account_deletions_due: {
    row: { player_id: string; erased_at: Date | null };
    parameters: { now: Date; limit: number };
  };
  account_email: {
    row: { username: string; email: string; email_key: string; email_confirmed_at: Date | null };
    parameters: { accountId: string };
  };
  account_email_key: {
    row: { email_key: string };
    parameters: { accountId: string };
  };
  account_email_update: {
    row: never;
    parameters: { email: string; emailKey: string; confirmedAt: Date | null; accountId: string };
  };
  account_is_confirmed: {
    row: { is_confirmed: boolean };
    parameters: { accountId: string };
  };
  account_keys_confirmed: {
    row: { id: string; password_hash: string };
    parameters: { emailKey: string };
  };
  account_keys_unconfirmed: {
    row: { id: string; password_hash: string };
    parameters: { emailKey: string };
  };
  account_link_delete: {
    row: never;
    parameters: { tokenHash: Buffer };
  };
  account_link_find: {
    row: {
      token_hash: Buffer;
      account_id: string;
      email: string | null;
      waiting_call_id: string | null;
      made_at: Date;
    };
    parameters: { tokenHash: Buffer; kind: string; now: Date };
  };
  account_link_insert: {
    row: never;
    parameters: {
      tokenHash: Buffer;
      accountId: string;
      kind: string;
      email: string | null;
      waitingCallId: string | null;
      now: Date;
      expiresAt: Date;
    };
  };
  account_link_newest: {
    row: { email: string | null };
    parameters: { accountId: string; kind: string; now: Date };
  };
  account_links_delete: {
    row: never;
    parameters: { accountId: string; kinds: readonly string[]; since: Date };
  };
  account_links_delete_spare: {
    row: never;
    parameters: { accountId: string; now: Date; kind: string; keep: number };
  };
  account_lock: {
    row: { id: string };
    parameters: { id: string };
  };
  account_owner: {
    row: { username: string; email: string; email_confirmed_at: Date | null };
    parameters: { accountId: string };
  };
  account_password: {
    row: { password_hash: string };
    parameters: { accountId: string };
  };
  account_password_update: {
    row: never;
    parameters: { passwordHash: string; accountId: string };
  };
  advertised_show: {
    row: { id: string; type: Discipline; level: number; prize: number; by: string };
    parameters: { playerId: string; now: Date };
  };
  archive_accounts: {
    row: { id: string };
    parameters: { after: string; limit: number };
  };
  archive_entries: {
    row: { id: string; month: string };
    parameters: { after: string; leastId: string; before: Date; limit: number };
  };
  archive_lines: {
    row: { account_id: string; id: string; month: string };
    parameters: { accounts: readonly string[]; leastId: string; limit: number };
  };
  archive_lines_of_house: {
    row: { account_id: string; id: string; month: string };
    parameters: { house: string; after: string; leastId: string; limit: number };
  };
  archive_move_entries: {
    row: never;
    parameters: { ids: readonly string[]; months: readonly string[] };
  };
  archive_move_lines: {
    row: never;
    parameters: { accounts: readonly string[]; ids: readonly string[]; months: readonly string[] };
  };
  audit_births: {
    row: {
      id: string;
      mare_id: string;
      stallion_id: string;
      nth: number;
      seed_hash: string;
      entropy: string;
      foal_rules: number | null;
      foal: { sex: Sex; breed: string; genotype: string; traits: Traits; aptitude: number[]; inbreeding: number } | null;
      sire: { sex: Sex; breed: string; genotype: string; traits: Traits; aptitude: number[]; inbreeding: number } | null;
      dam: { sex: Sex; breed: string; genotype: string; traits: Traits; aptitude: number[]; inbreeding: number } | null;
    };
    parameters: { after: string | null; limit: number };
  };
  block_delete: {
    row: { id: string };
    parameters: { playerId: string; blockedId: string };
  };
  block_find: {
    row: { id: string };
    parameters: { playerId: string; blockedId: string };
  };
  block_insert: {
    row: never;
    parameters: { id: string; playerId: string; blockedId: string; now: Date };
  };
  blockers_of: {
    row: { player_id: string };
    parameters: { blockedId: string };
  };
  blocks_count: {
    row: { count: number };
    parameters: { playerId: string };
  };
  blocks_page: {
    row: { id: string; blocked_id: string; username: string; at: Date };
    parameters: { playerId: string; before: string | null; limit: number };
  };
  boxes_find: {
    row: { boxes: number; horses: string[] };
    parameters: { playerId: string };
  };
  boxes_lock: {
    row: { boxes: number };
    parameters: { playerId: string };
  };
  boxes_move_in: {
    row: never;
    parameters: { horseId: string; playerId: string; now: Date };
  };
  boxes_move_out: {
    row: never;
    parameters: { horseId: string };
  };
  boxes_save: {
    row: never;
    parameters: { boxes: number; playerId: string };
  };
  breeders_foal_levels: {
    row: never;
    parameters: { breederIds: readonly string[]; levels: readonly number[] };
  };
  call_counts_add: {
    row: { key: string; calls: number };
    parameters: { minute: number; keys: readonly string[]; calls: readonly number[] };
  };
  call_counts_delete_old: {
    row: never;
    parameters: { minute: number };
  };
  chat_around: {
    row: { username: string; message: string; sent_at: Date };
    parameters: { id: string; before: number; after: number };
  };
  chat_delete_old: {
    row: never;
    parameters: { id: string; limit: number };
  };
  chat_newest_of: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  chat_own: {
    row: {
      id: string;
      player_id: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sent_at: Date;
      removed: boolean;
      send_id: string;
    };
    parameters: { playerId: string; sendId: string };
  };
  chat_page: {
    row: {
      id: string;
      player_id: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sent_at: Date;
      removed: boolean;
      send_id: string;
    };
    parameters: { before: string | null; playerId: string; limit: number };
  };
  chat_posts: {
    row: {
      id: string;
      player_id: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sent_at: Date;
      removed: boolean;
      send_id: string;
      blocked_by: string[];
    };
    parameters: { ids: readonly string[] };
  };
  chat_read: {
    row: never;
    parameters: { playerId: string; now: Date };
  };
  chat_reading: {
    row: { read_at: Date | null; has_new: boolean };
    parameters: { among: number; playerId: string };
  };
  chat_remove: {
    row: { id: string };
    parameters: { removed: boolean; id: string; message: string };
  };
  chat_reportable: {
    row: { player_id: string; message: string; removed: boolean };
    parameters: { id: string; readerId: string | null };
  };
  chat_seconds_find: {
    row: { chat_seconds: number };
    parameters: Record<never, never>;
  };
  chat_seconds_update: {
    row: never;
    parameters: { seconds: number };
  };
  chat_send: {
    row: { id: string };
    parameters: { id: string; playerId: string; message: string; now: Date; sendId: string };
  };
  chat_turn: {
    row: { player_id: string };
    parameters: { playerId: string; now: Date; before: Date };
  };
  chat_turn_find: {
    row: { wrote_at: Date };
    parameters: { playerId: string };
  };
  contact_count: {
    row: { messages: number };
    parameters: { who: string; day: string };
  };
  contact_counts_tidy: {
    row: never;
    parameters: { day: string };
  };
  contact_done: {
    row: { id: string; name: string; email: string; message: string; at: Date; handled_at: Date };
    parameters: { before: string | null; limit: number };
  };
  contact_insert: {
    row: { id: string };
    parameters: { id: string; name: string; email: string; message: string; now: Date; sendId: string };
  };
  contact_mark: {
    row: never;
    parameters: { by: string | null; now: Date | null; id: string };
  };
  contact_open: {
    row: { id: string; name: string; email: string; message: string; at: Date; handled_at: Date | null };
    parameters: { before: string | null; limit: number };
  };
  contact_open_count: {
    row: { open: number };
    parameters: Record<never, never>;
  };
  contact_tidy: {
    row: never;
    parameters: { before: Date };
  };
  contender_find: {
    row: {
      id: string;
      guild: Guild;
      level: number;
      xp: number;
      active_entries: number;
      house_starts_day: string | null;
      house_starts: number;
      salary_day: string | null;
      coins: number;
      tradable: number;
    };
    parameters: { id: string };
  };
  contender_lock: {
    row: {
      id: string;
      guild: Guild;
      level: number;
      xp: number;
      active_entries: number;
      house_starts_day: string | null;
      house_starts: number;
      salary_day: string | null;
      coins: number;
      tradable: number;
    };
    parameters: { id: string };
  };
  cover_foaled: {
    row: never;
    parameters: { mareId: string; foalId: string | null; rules: number | null; coverId: string };
  };
  cover_in_foal: {
    row: {
      id: string;
      mare_id: string;
      stallion_id: string;
      player_id: string;
      request_id: string | null;
      covered_at: Date;
      foals_at: Date;
      nth: number;
      seed_hash: string;
      entropy: string;
      inbreeding: number;
      foal_id: string | null;
      foal_rules: number | null;
      stallion_name: string;
    };
    parameters: { mareId: string };
  };
  cover_insert: {
    row: never;
    parameters: {
      nth: number;
      foalsAt: Date;
      restsUntil: Date | null;
      mareId: string;
      id: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      now: Date;
      seedHash: string;
      entropy: string;
      inbreeding: number;
    };
  };
  cover_of_foal: {
    row: {
      id: string;
      mare_id: string;
      stallion_id: string;
      player_id: string;
      request_id: string | null;
      covered_at: Date;
      foals_at: Date;
      nth: number;
      seed_hash: string;
      entropy: string;
      inbreeding: number;
      foal_id: string;
      foal_rules: number | null;
    };
    parameters: { foalId: string };
  };
  cover_unborn_lock: {
    row: {
      id: string;
      mare_id: string;
      stallion_id: string;
      player_id: string;
      request_id: string | null;
      covered_at: Date;
      foals_at: Date;
      nth: number;
      seed_hash: string;
      entropy: string;
      inbreeding: number;
      foal_id: string | null;
      foal_rules: number | null;
    };
    parameters: { id: string };
  };
  covers_due: {
    row: {
      id: string;
      mare_id: string;
      stallion_id: string;
      player_id: string;
      request_id: string | null;
      covered_at: Date;
      foals_at: Date;
      nth: number;
      seed_hash: string;
      entropy: string;
      inbreeding: number;
      foal_id: string | null;
      foal_rules: number | null;
    };
    parameters: { now: Date; limit: number };
  };
  database_time: {
    row: { now: Date };
    parameters: Record<never, never>;
  };
  decisions_about: {
    row: {
      id: string;
      action: DeskAction;
      kind: SubjectKind;
      why: string;
      until: Date | null;
      decided_at: Date;
    };
    parameters: { playerId: string; limit: number };
  };
  desk_case: {
    row: {
      id: string;
      kind: SubjectKind;
      subject_id: string;
      player_id: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      first_at: Date;
      reported_at: Date;
      closed_at: Date | null;
      context: ContextLine[];
      level: number;
      created_at: Date;
      earlier: number;
      muted_since: Date | null;
      muted_until: Date | null;
      suspended_since: Date | null;
      suspended_until: Date | null;
    };
    parameters: { id: string };
  };
  desk_case_close: {
    row: never;
    parameters: { id: string; now: Date | null };
  };
  desk_case_lock: {
    row: { kind: SubjectKind; subject_id: string; seen: string };
    parameters: { id: string };
  };
  desk_case_player: {
    row: { player_id: string; username: string };
    parameters: { id: string };
  };
  desk_cases_most: {
    row: {
      id: string;
      kind: SubjectKind;
      subject_id: string;
      player_id: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      first_at: Date;
      reported_at: Date;
      closed_at: Date | null;
    };
    parameters: { reports: number; id: string; limit: number };
  };
  desk_cases_newest: {
    row: {
      id: string;
      kind: SubjectKind;
      subject_id: string;
      player_id: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      first_at: Date;
      reported_at: Date;
      closed_at: Date | null;
    };
    parameters: { id: string; limit: number };
  };
  desk_decision: {
    row: {
      id: string;
      case_id: string;
      action: DeskAction;
      kind: SubjectKind;
      player_id: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decided_at: Date;
      undone_at: Date | null;
      undone_operator: string | null;
      undone_why: string | null;
    };
    parameters: { id: string };
  };
  desk_decision_insert: {
    row: never;
    parameters: {
      id: string;
      caseId: string;
      playerId: string;
      operatorId: string;
      action: DeskAction;
      why: string;
      until: Date | null;
      put: string | null;
      now: Date;
    };
  };
  desk_decision_standing: {
    row: { id: string };
    parameters: { caseId: string; action: DeskAction };
  };
  desk_decision_undo: {
    row: { case_id: string; action: DeskAction; put: string | null };
    parameters: { now: Date | null; operatorId: string | null; why: string | null; id: string };
  };
  desk_decisions: {
    row: {
      id: string;
      case_id: string;
      action: DeskAction;
      kind: SubjectKind;
      player_id: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decided_at: Date;
      undone_at: Date | null;
      undone_operator: string | null;
      undone_why: string | null;
    };
    parameters: { before: string | null; limit: number };
  };
  desk_decisions_of_case: {
    row: {
      id: string;
      case_id: string;
      action: DeskAction;
      kind: SubjectKind;
      player_id: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decided_at: Date;
      undone_at: Date | null;
      undone_operator: string | null;
      undone_why: string | null;
    };
    parameters: { caseId: string; limit: number };
  };
  desk_overview: {
    row: { open: number; oldest_at: Date | null; chat_seconds: number };
    parameters: Record<never, never>;
  };
  desk_restriction: {
    row: { until: Date | null; why: string; since: Date };
    parameters: { playerId: string; action: DeskAction; now: Date };
  };
  desk_spending: {
    row: {
      to_id: string;
      to_name: string;
      payers: number;
      total: number | null;
      from_id: string;
      from_name: string;
      coins: number;
      spent: number;
      since: Date;
    };
    parameters: { from: Date; least: number; percent: number; fewest: number; limit: number };
  };
  desk_voices: {
    row: { username: string; reason: ReportReason; words: string; at: Date };
    parameters: { caseId: string; limit: number };
  };
  device_code_delete: {
    row: never;
    parameters: { accountId: string };
  };
  device_code_find: {
    row: { code_hash: Buffer; tries: number; expires_at: Date };
    parameters: { accountId: string };
  };
  device_code_try: {
    row: never;
    parameters: { accountId: string };
  };
  device_code_upsert: {
    row: never;
    parameters: { accountId: string; codeHash: Buffer; expiresAt: Date };
  };
  device_delete: {
    row: never;
    parameters: { id: string };
  };
  device_find: {
    row: { id: string; name: string; known_at: Date; first_seen_at: Date; last_seen_at: Date };
    parameters: { id: string; accountId: string };
  };
  device_insert: {
    row: { id: string; name: string; known_at: Date; first_seen_at: Date; last_seen_at: Date };
    parameters: { id: string; accountId: string; tokenHash: Buffer; name: string; knownAt: Date; now: Date };
  };
  device_known: {
    row: never;
    parameters: { knownAt: Date; id: string };
  };
  device_notice: {
    row: {
      is_new: boolean;
      waiting_here: number;
      id: string | null;
      name: string | null;
      first_seen_at: Date | null;
      waiting: number | null;
    };
    parameters: { now: Date; deviceId: string | null; accountId: string };
  };
  device_notice_away: {
    row: never;
    parameters: { now: Date | null; id: string; accountId: string };
  };
  device_see: {
    row: { id: string };
    parameters: { now: Date; name: string; accountId: string; tokenHash: Buffer };
  };
  devices_list: {
    row: {
      id: string;
      name: string;
      known_at: Date;
      first_seen_at: Date;
      last_seen_at: Date;
      waiting: number;
      is_signed_in: boolean;
    };
    parameters: {
      wallNow: Date;
      accountId: string;
      only: string | null;
      before: string | null;
      limit: number;
    };
  };
  devices_new: {
    row: { id: string };
    parameters: { accountId: string; now: Date; except: string | null };
  };
  devices_spare: {
    row: { id: string };
    parameters: { accountId: string; now: Date; keep: number };
  };
  devices_unseen_delete: {
    row: never;
    parameters: { accountId: string; before: Date };
  };
  directory_account_delete: {
    row: never;
    parameters: { accountId: string };
  };
  directory_account_end: {
    row: never;
    parameters: { accountId: string; at: Date };
  };
  directory_account_insert: {
    row: never;
    parameters: { accountId: string; realm: string; playerId: string };
  };
  directory_account_of: {
    row: { id: string };
    parameters: { realm: string; playerId: string };
  };
  directory_ended: {
    row: { ended_at: Date | null };
    parameters: { accountId: string };
  };
  directory_handover_find: {
    row: {
      account_id: string;
      email: string;
      home_name: string;
      home_address: string;
      realm_name: string;
      is_open: boolean;
    };
    parameters: { tokenHash: Buffer; realm: string };
  };
  directory_handover_insert: {
    row: never;
    parameters: { tokenHash: Buffer; accountId: string; toRealm: string; email: string; seconds: number };
  };
  directory_handover_renew: {
    row: { account_id: string };
    parameters: { newHash: Buffer; seconds: number; tokenHash: Buffer; realm: string };
  };
  directory_handover_take: {
    row: { account_id: string };
    parameters: { tokenHash: Buffer; realm: string };
  };
  directory_home: {
    row: { home_realm: string };
    parameters: { accountId: string };
  };
  directory_notice_delete: {
    row: never;
    parameters: { id: string };
  };
  directory_notice_ended: {
    row: never;
    parameters: { id: string; wallNow: Date; accountId: string };
  };
  directory_notice_gone: {
    row: never;
    parameters: { id: string; wallNow: Date; accountId: string };
  };
  directory_notice_lock: {
    row: { id: string; kind: 'ended' | 'left' | 'erased'; directory_id: string; at: Date };
    parameters: { now: Date };
  };
  directory_notices_put_off: {
    row: never;
    parameters: { nextAt: Date; now: Date };
  };
  directory_realm_insert: {
    row: { slug: string };
    parameters: { slug: string; name: string; address: string };
  };
  directory_realm_open: {
    row: { slug: string };
    parameters: { isOpen: boolean; slug: string };
  };
  directory_realms: {
    row: { slug: string; name: string; address: string; is_open: boolean; username: string | null };
    parameters: { accountId: string | null };
  };
  directory_stable_delete: {
    row: never;
    parameters: { accountId: string; realm: string };
  };
  directory_stable_save: {
    row: never;
    parameters: { accountId: string; realm: string; playerId: string; username: string };
  };
  directory_stables_elsewhere: {
    row: { name: string; address: string; username: string; founded_at: Date };
    parameters: { accountId: string; realm: string };
  };
  entries_by: {
    row: {
      id: string;
      show_id: string;
      horse_id: string;
      player_id: string;
      discipline: Discipline;
      level: number;
      runs_at: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      fee_tradable: number;
      creator_id: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      entered_at: Date;
      entry_xp: number;
      place_xp: number | null;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
    };
    parameters: { horseId: string; playerId: string; ids: readonly string[]; before: string; limit: number };
  };
  entries_complete: {
    row: never;
    parameters: {
      ids: readonly string[];
      places: readonly (number | null)[];
      fieldSizes: readonly (number | null)[];
      scores: readonly (number | null)[];
      prizes: readonly (number | null)[];
      placeXps: readonly (number | null)[];
      results: readonly (string | null)[];
    };
  };
  entries_count: {
    row: { show_id: string; count: number };
    parameters: { showIds: readonly string[] };
  };
  entries_of_shows: {
    row: {
      id: string;
      show_id: string;
      horse_id: string;
      player_id: string;
      discipline: Discipline;
      level: number;
      runs_at: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      fee_tradable: number;
      creator_id: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      entered_at: Date;
      entry_xp: number;
      place_xp: number | null;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
    };
    parameters: { showIds: readonly string[] };
  };
  entries_payers: {
    row: { horse_id: string; show_id: string; player_id: string };
    parameters: { horseIds: readonly string[] };
  };
  entries_pending_among: {
    row: { id: string };
    parameters: { ids: readonly string[] };
  };
  entries_pending_lock: {
    row: { id: string };
    parameters: { horseIds: readonly string[] };
  };
  entries_scratch: {
    row: { player_id: string; creator_id: string | null };
    parameters: { horseIds: readonly string[] };
  };
  entries_stats: {
    row: { shows_entered: number; earnings: number; pending: number };
    parameters: { horseId: string };
  };
  entries_takings: {
    row: { own: boolean; entries: number; coins: number; tradable: number };
    parameters: { showId: string };
  };
  entries_to_keep: {
    row: {
      id: string;
      show_id: string;
      horse_id: string;
      player_id: string;
      discipline: Discipline;
      level: number;
      runs_at: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      fee_tradable: number;
      creator_id: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      entered_at: Date;
      entry_xp: number;
      place_xp: number | null;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
    };
    parameters: { showId: string; limit: number };
  };
  entry_insert: {
    row: { id: string };
    parameters: {
      horseLevel: number;
      horseXp: number;
      classLevel: number;
      horseGrade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      nextEntryCalm: boolean;
      skill: readonly number[];
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      runsAt: Date;
      horseId: string;
      playerLevel: number;
      playerXp: number;
      houseStartsDay: string | null;
      houseStarts: number;
      activeEntries: number;
      playerId: string;
      id: string;
      showId: string;
      discipline: Discipline;
      level: number;
      fee: number;
      feeTradable: number;
      creatorId: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      now: Date;
      entryXp: number;
    };
  };
  erase_album_wishes: {
    row: never;
    parameters: { playerId: string };
  };
  erase_blocks: {
    row: never;
    parameters: { playerId: string };
  };
  erase_boxed_horses: {
    row: never;
    parameters: { playerId: string };
  };
  erase_chat_readers: {
    row: never;
    parameters: { playerId: string };
  };
  erase_chat_writers: {
    row: never;
    parameters: { playerId: string };
  };
  erase_daily_rounds: {
    row: never;
    parameters: { playerId: string };
  };
  erase_find_pictures: {
    row: { picture: string };
    parameters: { playerId: string };
  };
  erase_inventory: {
    row: never;
    parameters: { playerId: string };
  };
  erase_kept_answers: {
    row: never;
    parameters: { playerId: string };
  };
  erase_last_run: {
    row: { runs_at: Date | null };
    parameters: { playerId: string };
  };
  erase_letters_of_suspended: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  erase_letters_recipient: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  erase_letters_sender: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  erase_messages_of_suspended: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  erase_moments_seen: {
    row: never;
    parameters: { playerId: string };
  };
  erase_mutes: {
    row: never;
    parameters: { playerId: string };
  };
  erase_news_readers: {
    row: never;
    parameters: { playerId: string };
  };
  erase_notes: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  erase_picture_upload_counts: {
    row: never;
    parameters: { playerId: string };
  };
  erase_picture_uploads: {
    row: never;
    parameters: { playerId: string };
  };
  erase_player: {
    row: { id: string };
    parameters: { username: string; key: string; now: Date | null; playerId: string };
  };
  erase_presences: {
    row: never;
    parameters: { playerId: string };
  };
  erase_profiles: {
    row: never;
    parameters: { playerId: string };
  };
  erase_push_subscriptions: {
    row: never;
    parameters: { playerId: string };
  };
  erase_report_cases: {
    row: never;
    parameters: { playerId: string };
  };
  erase_reports: {
    row: never;
    parameters: { playerId: string };
  };
  erase_seen: {
    row: never;
    parameters: { playerId: string };
  };
  erase_show_follows: {
    row: never;
    parameters: { playerId: string };
  };
  erase_told_news: {
    row: never;
    parameters: { playerId: string };
  };
  filter_revision: {
    row: { words_revision: string };
    parameters: Record<never, never>;
  };
  filter_revision_renew: {
    row: never;
    parameters: Record<never, never>;
  };
  filter_word_delete: {
    row: { word: string };
    parameters: { word: string };
  };
  filter_word_upsert: {
    row: never;
    parameters: { word: string; list: 'refuse' | 'allow'; operatorId: string; now: Date };
  };
  filter_words_all: {
    row: { word: string; list: 'refuse' | 'allow' };
    parameters: Record<never, never>;
  };
  filter_words_count: {
    row: { count: number };
    parameters: Record<never, never>;
  };
  filter_words_page: {
    row: { word: string; operator_id: string; operator: string | null; added_at: Date };
    parameters: { list: 'refuse' | 'allow'; after: string; limit: number };
  };
  first_steps_collect: {
    row: never;
    parameters: { playerId: string; step: string };
  };
  first_steps_lab: {
    row: never;
    parameters: { playerId: string; now: Date | null };
  };
  first_steps_skip: {
    row: never;
    parameters: { playerId: string; now: Date | null };
  };
  first_steps_state: {
    row: {
      horses: number;
      fedHorses: number;
      bestHorseLevel: number;
      bestRaisedLevel: number;
      trainings: number;
      tackWorn: number;
      classOneStarts: number;
      results: number;
      whys: number;
      labs: number;
      wins: number;
    };
    parameters: { playerId: string };
  };
  first_steps_taken: {
    row: { collected: string[]; skipped: boolean };
    parameters: { playerId: string };
  };
  first_steps_why: {
    row: never;
    parameters: { playerId: string; entryId: string };
  };
  give_up_horses: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  give_up_tack: {
    row: never;
    parameters: { ids: readonly string[] };
  };
  give_up_tack_lock: {
    row: { id: string };
    parameters: { playerId: string; limit: number };
  };
  horse_bests: {
    row: { horse_id: string; discipline: Discipline; score: number | null; starts: number };
    parameters: { horseIds: readonly string[]; playerIds: readonly string[] };
  };
  horse_cards: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      nameplate: Nameplate;
      username: string | null;
    };
    parameters: { ids: readonly string[] };
  };
  horse_descents: {
    row: { id: string; sire_id: string; dam_id: string | null; inbreeding: number; generation: number };
    parameters: { ids: readonly string[] };
  };
  horse_events_keep: {
    row: never;
    parameters: {
      horseIds: readonly string[];
      ids: readonly string[];
      kinds: readonly EventKind[];
      details: readonly string[];
      otherHorseIds: readonly (string | null)[];
      playerIds: readonly (string | null)[];
      ats: readonly Date[];
    };
  };
  horse_events_rename: {
    row: never;
    parameters: { horseId: string; from: string; to: string };
  };
  horse_find: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: 'rider' | Guild;
    };
    parameters: { id: string };
  };
  horse_find_seen: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: 'rider' | Guild;
      genes_seen: boolean;
    };
    parameters: { viewerId: string; id: string };
  };
  horse_genes_published: {
    row: never;
    parameters: { published: boolean; horseId: string };
  };
  horse_insert: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: Guild | null;
    };
    parameters: {
      id: string;
      eventId: string;
      now: Date;
      eventKind: EventKind;
      eventDetails: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      discipline: Discipline;
      genotype: string;
      traits: string;
      aptitude: readonly number[];
      skill: readonly number[];
      bornAt: Date;
      happiness: number;
      trainingFrom: Date;
    };
  };
  horse_lock: {
    row: Record<never, never>;
    parameters: { id: string };
  };
  horse_locked: {
    row: never;
    parameters: { locked: boolean; id: string };
  };
  horse_magic: {
    row: never;
    parameters: {
      bornAt: Date;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      trainingFrom: Date;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      id: string;
    };
  };
  horse_mood: {
    row: never;
    parameters: {
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      id: string;
    };
  };
  horse_namer: {
    row: { name: string; player_id: string };
    parameters: { horseId: string };
  };
  horse_rename: {
    row: never;
    parameters: { name: string; id: string };
  };
  horse_rescued: {
    row: Record<never, never>;
    parameters: { horseId: string };
  };
  horse_standing: {
    row: never;
    parameters: {
      classLevel: number;
      grade: Grade;
      points: number;
      prizeless: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      id: string;
    };
  };
  horse_wardrobes: {
    row: never;
    parameters: {
      nameplate: Nameplate;
      nameplates: readonly Nameplate[];
      tackColour: TackColour;
      tackColours: readonly TackColour[];
      id: string;
    };
  };
  horse_with_pedigree: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: 'rider' | Guild;
      genes_seen: boolean;
      worn: ({ id: string; type: TackType; quality: number })[];
      listing: { id: string; price: number } | null;
      pedigree: { sire: { id: string; name: string; level: number } | null; dam: { id: string; name: string; level: number } | null; siresSire: { id: string; name: string; level: number } | null; siresDam: { id: string; name: string; level: number } | null; damsSire: { id: string; name: string; level: number } | null; damsDam: { id: string; name: string; level: number } | null };
    };
    parameters: { viewerId: string; id: string };
  };
  horses_at_market: {
    row: { id: string; genotype: string; traits: Traits; breed: string; born_at: Date; created_at: Date };
    parameters: { ids: readonly string[] };
  };
  horses_change_owner: {
    row: never;
    parameters: { to: string; ids: readonly string[]; from: string };
  };
  horses_find: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: 'rider' | Guild;
    };
    parameters: { ids: readonly string[] };
  };
  horses_genes_seen: {
    row: { id: string };
    parameters: { horseIds: readonly string[]; playerId: string };
  };
  horses_in_breeding: {
    row: { id: string };
    parameters: { playerId: string };
  };
  horses_in_tack: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      worn: ({ id: string; type: TackType; quality: number })[];
      guild: 'rider' | Guild;
    };
    parameters: { ownerId: string; limit: number };
  };
  horses_lock: {
    row: Record<never, never>;
    parameters: { ids: readonly string[] };
  };
  horses_lock_moods: {
    row: {
      id: string;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      grassFrom: Date | null;
    };
    parameters: { ownerId: string };
  };
  horses_moods: {
    row: never;
    parameters: {
      ids: readonly string[];
      happiness: readonly number[];
      happinessAt: readonly Date[];
      feedExpiresAt: readonly (Date | null)[];
      longFeedUntil: readonly (Date | null)[];
    };
  };
  horses_of: {
    row: {
      id: string;
      owner_id: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genes_published: boolean;
      traits: Traits;
      aptitude: number[];
      skill: number[];
      born_at: Date;
      discipline: Discipline;
      level: number;
      level_on_arrival: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      works_from: Date | null;
      worked_at: Date | null;
      training_from: Date;
      vet_shots_until: Date | null;
      vet_check_until: Date | null;
      breeding_check_until: Date | null;
      next_entry_calm: boolean;
      starts_day: string | null;
      starts_today: number;
      shows_entered: number;
      earnings: number;
      sire_id: string | null;
      dam_id: string | null;
      breeder_id: string | null;
      inbreeding: number;
      generation: number;
      covers: number;
      foals_at: Date | null;
      rests_until: Date | null;
      whistled_day: string | null;
      mane_style: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tack_colour: TackColour;
      tack_colours: TackColour[];
      created_at: Date;
      guild: 'rider' | Guild;
      genes_seen: boolean;
      worn: ({ id: string; type: TackType; quality: number })[];
      listing: { id: string; price: number } | null;
    };
    parameters: { ownerId: string; after: string | null; limit: number };
  };
  horses_pasture: {
    row: never;
    parameters: {
      ids: readonly string[];
      happiness: readonly number[];
      happinessAt: readonly Date[];
      feedExpiresAt: readonly (Date | null)[];
      longFeedUntil: readonly (Date | null)[];
      grassFroms: readonly (Date | null)[];
      worksFroms: readonly (Date | null)[];
    };
  };
  horses_shown: {
    row: never;
    parameters: {
      ids: readonly string[];
      levels: readonly number[];
      xps: readonly number[];
      grades: readonly Grade[];
      gradePoints: readonly number[];
      prizelessStarts: readonly number[];
      bestClasses: readonly number[];
      bestGrades: readonly Grade[];
      earnings: readonly number[];
    };
  };
  horses_to_show: {
    row: {
      id: string;
      owner_id: string;
      breeder_id: string | null;
      name: string;
      aptitude: number[];
      skill: number[];
      level: number;
      xp: number;
      class_level: number;
      grade: Grade;
      grade_points: number;
      prizeless_starts: number;
      best_class: number;
      best_grade: Grade;
      put_back: boolean;
      earnings: number;
      happiness: number;
      happiness_at: Date;
      feed_expires_at: Date | null;
      long_feed_until: Date | null;
      grass_from: Date | null;
      guild: 'rider' | Guild;
    };
    parameters: { ids: readonly string[] };
  };
  horses_trained: {
    row: never;
    parameters: {
      now: Date;
      ids: readonly string[];
      levels: readonly number[];
      xps: readonly number[];
      trainingFroms: readonly Date[];
      nths: readonly number[];
      skills: readonly number[];
    };
  };
  horses_training_from: {
    row: never;
    parameters: { trainingFrom: Date; ids: readonly string[] };
  };
  horses_vet_records: {
    row: never;
    parameters: {
      ids: readonly string[];
      sexes: readonly Sex[];
      vetChecksUntil: readonly (Date | null)[];
      vetShotsUntil: readonly (Date | null)[];
      breedingChecksUntil: readonly (Date | null)[];
    };
  };
  insight_bought: {
    row: { horse_id: string };
    parameters: { playerId: string; horseId: string; now: Date };
  };
  insight_find: {
    row: { how: 'free' | 'bought' };
    parameters: { playerId: string; horseId: string };
  };
  insight_free: {
    row: never;
    parameters: { playerId: string; horseId: string; now: Date };
  };
  insight_free_returned: {
    row: never;
    parameters: { playerId: string };
  };
  insight_returned: {
    row: never;
    parameters: { playerId: string; horseId: string };
  };
  inventory_add: {
    row: { quantity: number };
    parameters: { playerId: string; kind: 'feed' | 'treat' | 'material'; item: string; quantity: number };
  };
  inventory_lock: {
    row: { item: string; quantity: number };
    parameters: { playerId: string; kind: 'feed' | 'treat' | 'material' };
  };
  inventory_of: {
    row: { item: string; quantity: number };
    parameters: { playerId: string; kind: 'feed' | 'treat' | 'material' };
  };
  inventory_take: {
    row: { quantity: number };
    parameters: { playerId: string; kind: 'feed' | 'treat' | 'material'; item: string };
  };
  inventory_take_many: {
    row: never;
    parameters: {
      items: readonly string[];
      quantities: readonly number[];
      playerId: string;
      kind: 'feed' | 'treat' | 'material';
    };
  };
  kept_answer_claim: {
    row: { account_id: string };
    parameters: {
      accountId: string;
      keyHash: Buffer;
      requestHash: Buffer;
      status: number | null;
      body: string | null;
      topics: readonly string[];
      now: Date;
      after: Date;
    };
  };
  kept_answer_find: {
    row: { request_hash: Buffer; status: number | null; body: string | null; topics: string[] };
    parameters: { accountId: string; keyHash: Buffer; after: Date };
  };
  kept_answer_update: {
    row: never;
    parameters: {
      status: number | null;
      body: string | null;
      topics: readonly string[];
      accountId: string;
      keyHash: Buffer;
    };
  };
  kept_answers_delete_old: {
    row: { asked_at: Date };
    parameters: { until: Date; limit: number };
  };
  kindness_birth_years: {
    row: { id: string; birth_year: number };
    parameters: { ids: readonly string[] };
  };
  kindness_pair: {
    row: {
      username: string;
      birth_year: number | null;
      is_suspended: boolean;
      blocked_by_writer: boolean;
      blocks_writer: boolean;
    };
    parameters: { writerId: string; toId: string };
  };
  kindness_username: {
    row: { username: string };
    parameters: { id: string };
  };
  kindness_writer: {
    row: {
      birth_year: number | null;
      muted_since: Date | null;
      muted_until: Date | null;
      muted_why: string | null;
    };
    parameters: { playerId: string };
  };
  leaderboard_breeders: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      picture: string | null;
      bred_here: number;
      bred: number;
      wins: number;
      foals: number;
      foal_levels: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      limit: number;
    };
  };
  leaderboard_champions: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      owner_username: string | null;
      shows: number;
      wins: number;
      earnings: number;
      xp_gained: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      limit: number;
    };
  };
  leaderboard_horses: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      owner_username: string;
      shows: number;
      wins: number;
      earnings: number;
      xp_gained: number;
    };
    parameters: { first: number; second: number; id: string; lowestLevel: number; limit: number };
  };
  leaderboard_horses_season: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      owner_username: string | null;
      shows: number;
      wins: number;
      earnings: number;
      xp_gained: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      limit: number;
    };
  };
  leaderboard_players: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      picture: string | null;
      coins: number;
      shows: number;
      wins: number;
      earnings: number;
    };
    parameters: { first: number; second: number; id: string; lowestLevel: number; limit: number };
  };
  leaderboard_players_season: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      picture: string | null;
      coins: number;
      shows: number;
      wins: number;
      earnings: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      limit: number;
    };
  };
  leaderboards_births: {
    row: never;
    parameters: { horseIds: readonly string[] };
  };
  leaderboards_placings: {
    row: never;
    parameters: { entryIds: readonly string[] };
  };
  leaderboards_queue: {
    row: never;
    parameters: { entryIds: readonly string[] };
  };
  leaderboards_take_queued: {
    row: { entry_id: string };
    parameters: { limit: number };
  };
  ledger_accounting: {
    row: { coins: number; tradable: number; type: string | null; coins_in: number; coins_out: number };
    parameters: { accountId: string };
  };
  ledger_balances: {
    row: { day: string; balance: number | null; nth: number };
    parameters: { accountId: string; leastId: string; from: Date };
  };
  ledger_days: {
    row: {
      day: string;
      type: string;
      made: number;
      taken: number;
      cut: number;
      purses: number;
      escrow: number;
      traded: number;
      trades: number;
    };
    parameters: { from: string; to: string };
  };
  ledger_lines: {
    row: {
      id: string;
      type: string;
      description: string;
      amount: number;
      balance: number | null;
      nth: number;
      at: Date;
    };
    parameters: { accountId: string; before: number | null; limit: number };
  };
  ledger_lock: {
    row: { id: string; coins: number; tradable: number };
    parameters: { ids: readonly string[] };
  };
  ledger_post: {
    row: { id: string };
    parameters: {
      accounts: readonly string[];
      ids: readonly string[];
      journals: readonly string[];
      kinds: readonly string[];
      descriptions: readonly string[];
      amounts: readonly number[];
      tradables: readonly number[];
      at: Date;
      house: string;
    };
  };
  ledger_week: {
    row: { made: number };
    parameters: { startsAt: Date };
  };
  listing_find: {
    row: {
      id: string;
      kind: 'horse' | 'tack' | 'rescue';
      seller_id: string;
      horse_id: string | null;
      tack_id: string | null;
      price: number;
      listed_at: Date;
      breed: string | null;
      sex: Sex | null;
      born_at: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tack_type: TackType | null;
      quality: number | null;
    };
    parameters: { id: string };
  };
  listing_sell: {
    row: { id: string };
    parameters: { id: string; sellerId: string; price: number };
  };
  listings_end: {
    row: {
      id: string;
      kind: 'horse' | 'tack' | 'rescue';
      seller_id: string;
      horse_id: string | null;
      tack_id: string | null;
      price: number;
      listed_at: Date;
      breed: string | null;
      sex: Sex | null;
      born_at: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tack_type: TackType | null;
      quality: number | null;
    };
    parameters: { id: string; sellerId: string };
  };
  listings_end_horses: {
    row: never;
    parameters: { horseIds: readonly string[] };
  };
  listings_end_seller: {
    row: { id: string };
    parameters: { sellerId: string };
  };
  listings_end_tack: {
    row: never;
    parameters: { tackIds: readonly string[] };
  };
  listings_insert_horses: {
    row: never;
    parameters: {
      kind: 'horse' | 'tack' | 'rescue';
      price: number;
      now: Date;
      ids: readonly string[];
      horseIds: readonly string[];
      colours: readonly (ColourGroup | null)[];
    };
  };
  listings_insert_tack: {
    row: never;
    parameters: { id: string; price: number; now: Date; tackId: string };
  };
  listings_of_item: {
    row: { id: string };
    parameters: { itemId: string };
  };
  listings_price: {
    row: {
      id: string;
      kind: 'horse' | 'tack' | 'rescue';
      seller_id: string;
      horse_id: string | null;
      tack_id: string | null;
      price: number;
      listed_at: Date;
      breed: string | null;
      sex: Sex | null;
      born_at: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tack_type: TackType | null;
      quality: number | null;
    };
    parameters: { price: number; id: string; sellerId: string };
  };
  listings_thing: {
    row: { horse: string | null; tack_type: TackType | null; quality: number | null };
    parameters: { id: string };
  };
  lots_count: {
    row: { horses: number; tack: number; mine: number };
    parameters: { most: number; playerId: string };
  };
  mail_delete: {
    row: never;
    parameters: { id: string };
  };
  mail_drop: {
    row: never;
    parameters: { id: string };
  };
  mail_hide: {
    row: never;
    parameters: { playerId: string; id: string };
  };
  mail_inbox: {
    row: {
      id: string;
      sender_id: string;
      sender_username: string;
      recipient_id: string;
      recipient_username: string;
      subject: string;
      body: string;
      sent_at: Date;
      read_at: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; before: string; limit: number };
  };
  mail_inbox_searched: {
    row: {
      id: string;
      sender_id: string;
      sender_username: string;
      recipient_id: string;
      recipient_username: string;
      subject: string;
      body: string;
      sent_at: Date;
      read_at: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; among: number; before: string; text: string; limit: number };
  };
  mail_insert: {
    row: never;
    parameters: {
      id: string;
      kind: string;
      recipient: string | null;
      replyTo: string | null;
      content: string;
      sendAt: Date;
      uselessAt: Date;
    };
  };
  mail_letter: {
    row: {
      id: string;
      sender_id: string;
      sender_username: string;
      recipient_id: string;
      recipient_username: string;
      subject: string;
      body: string;
      sent_at: Date;
      read_at: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; id: string };
  };
  mail_letter_by_id: {
    row: { sender_id: string; subject: string; body: string };
    parameters: { id: string };
  };
  mail_letter_replace: {
    row: { sender_id: string; recipient_id: string };
    parameters: { subject: string; body: string; id: string; fromSubject: string; fromBody: string };
  };
  mail_lock: {
    row: {
      sender_id: string;
      read_at: Date | null;
      deleted_by_sender: boolean;
      deleted_by_recipient: boolean;
    };
    parameters: { id: string; playerId: string };
  };
  mail_read: {
    row: never;
    parameters: { now: Date | null; id: string };
  };
  mail_recipient: {
    row: { id: string; username: string };
    parameters: { usernameKey: string };
  };
  mail_retry: {
    row: never;
    parameters: { sendAt: Date; id: string };
  };
  mail_send: {
    row: { id: string };
    parameters: {
      id: string;
      senderId: string;
      recipientId: string;
      subject: string;
      body: string;
      now: Date;
      sendId: string;
    };
  };
  mail_sent: {
    row: {
      id: string;
      sender_id: string;
      sender_username: string;
      recipient_id: string;
      recipient_username: string;
      subject: string;
      body: string;
      sent_at: Date;
      read_at: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; before: string; limit: number };
  };
  mail_sent_before: {
    row: { id: string; username: string };
    parameters: { senderId: string; sendId: string };
  };
  mail_sent_searched: {
    row: {
      id: string;
      sender_id: string;
      sender_username: string;
      recipient_id: string;
      recipient_username: string;
      subject: string;
      body: string;
      sent_at: Date;
      read_at: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; among: number; before: string; text: string; limit: number };
  };
  mail_suggest: {
    row: { id: string; username: string; guild: Guild; picture: string | null };
    parameters: { text: string; last: string; playerId: string; limit: number };
  };
  mail_unread: {
    row: { count: number };
    parameters: { playerId: string; most: number };
  };
  mails_claim: {
    row: {
      id: string;
      kind: string;
      recipient: string | null;
      reply_to: string | null;
      content: unknown;
      useless_at: Date;
      attempts: number;
    };
    parameters: { now: Date; limit: number; claimedUntil: Date };
  };
  mates_by_aptitude_1_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_1_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_1_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_2_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_2_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_2_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_3_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_3_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_3_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_4_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_4_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_4_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_5_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_5_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_5_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_6_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_6_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_6_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_7_any: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_7_one: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_7_others: {
    row: {
      id: string;
      born_at: Date;
      fee: number;
      bred: boolean;
      points: number;
      genes_seen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_find: {
    row: { id: string; born_at: Date; fee: number; bred: boolean; genes_seen: boolean; fit: boolean };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      search: string | null;
    };
  };
  moments_births: {
    row: { id: string; at: Date; sire_id: string | null; dam_id: string; all_found: number };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  moments_classes: {
    row: { id: string; at: Date; horse_id: string; details: EventDetails; all_found: number };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  moments_places: {
    row: { horse_id: string; part: AlbumPart; key: string };
    parameters: { playerId: string; horseIds: readonly string[] };
  };
  moments_see: {
    row: never;
    parameters: {
      level: number;
      foalId: string | null;
      entryId: string | null;
      eventId: string | null;
      playerId: string;
    };
  };
  moments_seen: {
    row: {
      births_at: Date;
      births_id: string;
      starts_at: Date;
      starts_id: string;
      classes_at: Date;
      classes_id: string;
      level_seen: number;
      level: number;
    };
    parameters: { playerId: string };
  };
  moments_starts: {
    row: {
      id: string;
      at: Date;
      show_id: string;
      horse_id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      xp: number | null;
      first_of: 'horse' | 'player' | null;
      promoted_to: string | null;
      promotion_prize: number;
      record_over: number | null;
      tack: unknown;
      all_found: number;
      starts: number;
    };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  mute_delete: {
    row: never;
    parameters: { playerId: string };
  };
  mute_upsert: {
    row: never;
    parameters: { playerId: string; until: Date | null; why: string; since: Date };
  };
  news: {
    row: {
      kind: 'answer' | 'foal' | 'result' | 'show' | 'sale' | 'request' | 'followed' | 'letter';
      id: string;
      at: Date;
      details: unknown;
      show_id: string | null;
      horse_id: string | null;
      other_name: string | null;
      username: string | null;
      name: string | null;
      sex: Sex | null;
      breed: string | null;
      born_at: Date | null;
      genotype: string | null;
      traits: Traits | null;
      mane_style: ManeStyle | null;
    };
    parameters: {
      kinds: readonly string[];
      playerId: string;
      since: Date;
      beforeAt: Date | null;
      beforeId: string | null;
      limit: number;
      allResults: boolean;
    };
  };
  news_count: {
    row: { count: number };
    parameters: {
      kinds: readonly string[];
      playerId: string;
      since: Date;
      most: number;
      allResults: boolean;
    };
  };
  news_read: {
    row: never;
    parameters: { playerId: string; now: Date };
  };
  news_reader: {
    row: { read_at: Date; topics_off: NewsTopic[]; birth_year: number | null };
    parameters: { playerId: string };
  };
  news_topics_off: {
    row: never;
    parameters: { topicsOff: readonly NewsTopic[]; playerId: string };
  };
  open_closed_horses: {
    row: { id: string };
    parameters: { ids: readonly string[] };
  };
  open_horse: {
    row: {
      class_level: number;
      grade: Grade;
      created_at: Date;
      founded_at: Date;
      is_bred: boolean;
      starts: number;
      wins: number;
      places: number;
      is_closed: boolean;
      breeder_is_closed: boolean;
    };
    parameters: { id: string };
  };
  open_stable: {
    row: { is_closed: boolean };
    parameters: { id: string };
  };
  own_data_find: {
    row: {
      part: 'access tokens' | 'account' | 'profile' | 'balance of coins' | 'coins in and out' | 'horses' | 'favourites in boxes' | 'tack' | 'inventory' | 'show entries' | 'shows created' | 'shows followed' | 'covers of own mares' | 'stallions at stud' | 'stud requests' | 'vet visits' | 'genetic insights' | 'on sale' | 'sales' | 'letters sent' | 'letters received' | 'messages in chat' | 'players blocked' | 'reports made' | 'muted until' | 'suspended until' | 'deletion asked for' | 'devices' | 'open sessions' | 'other realms' | 'what waits' | 'two-factor' | 'notifications' | 'news settings' | 'moments seen' | 'daily round' | 'first steps' | 'coat album' | 'wish of the album' | 'customer of payments' | 'subscriptions' | 'payments';
      rows: unknown;
    };
    parameters: { playerId: string };
  };
  payment_by_intent: {
    row: {
      id: string;
      player_id: string;
      kind: 'premium' | 'insight';
      subscription: string | null;
      horse_id: string | null;
      period_end: Date | null;
    };
    parameters: { intent: string };
  };
  payment_checkout_save: {
    row: {
      customer: string;
      practice: boolean;
      checkout: string | null;
      checkouts: number;
      subscription: string | null;
    };
    parameters: { checkout: string | null; nth: number; playerId: string };
  };
  payment_customer: {
    row: {
      customer: string;
      practice: boolean;
      checkout: string | null;
      checkouts: number;
      subscription: string | null;
    };
    parameters: { playerId: string };
  };
  payment_customer_lock: {
    row: { customer: string };
    parameters: { playerId: string };
  };
  payment_customer_save: {
    row: {
      customer: string;
      practice: boolean;
      checkout: string | null;
      checkouts: number;
      subscription: string | null;
    };
    parameters: { playerId: string; customer: string; practice: boolean };
  };
  payment_event: {
    row: { id: string };
    parameters: { id: string };
  };
  payment_event_insert: {
    row: { id: string };
    parameters: { id: string; type: string; now: Date };
  };
  payment_insight_insert: {
    row: { id: string };
    parameters: {
      id: string;
      playerId: string;
      horseId: string | null;
      cents: number;
      currency: string;
      state: PaymentState;
      practice: boolean;
      now: Date;
    };
  };
  payment_membership: {
    row: never;
    parameters: { subscription: string | null; paidUntil: Date | null; renews: boolean; playerId: string };
  };
  payment_membership_find: {
    row: { premium_until: Date | null; paid_until: Date | null; renews: boolean };
    parameters: { playerId: string };
  };
  payment_return: {
    row: { id: string };
    parameters: { state: PaymentState; now: Date; intent: string };
  };
  payments_insert: {
    row: { id: string; state: PaymentState };
    parameters: {
      playerId: string;
      subscription: string | null;
      practice: boolean;
      now: Date;
      ids: readonly string[];
      intents: readonly (string | null)[];
      cents: readonly number[];
      currencies: readonly string[];
      starts: readonly (Date | null)[];
      ends: readonly (Date | null)[];
      states: readonly PaymentState[];
      paidAts: readonly Date[];
    };
  };
  payments_known: {
    row: { id: string; state: PaymentState };
    parameters: { ids: readonly string[] };
  };
  payments_list: {
    row: {
      id: string;
      kind: 'premium' | 'insight';
      cents: number;
      currency: string;
      state: PaymentState;
      period_start: Date | null;
      period_end: Date | null;
      horse_id: string | null;
      practice: boolean;
      paid_at: Date;
    };
    parameters: { playerId: string; before: string | null; limit: number };
  };
  payments_periods: {
    row: {
      subscription: string;
      period_end: Date | null;
      state: PaymentState;
      ended_at: Date | null;
      renews: boolean;
    };
    parameters: { playerId: string };
  };
  picture_upload_await: {
    row: never;
    parameters: { tokenHash: Buffer };
  };
  picture_upload_count: {
    row: { since: Date };
    parameters: { playerId: string };
  };
  picture_upload_count_up: {
    row: { player_id: string };
    parameters: { playerId: string; wallNow: Date; windowStart: Date; most: number };
  };
  picture_upload_counts_spent: {
    row: never;
    parameters: { windowStart: Date };
  };
  picture_upload_find: {
    row: { player_id: string };
    parameters: { tokenHash: Buffer; wallNow: Date };
  };
  picture_upload_of: {
    row: { received_at: Date | null };
    parameters: { playerId: string; tokenHash: Buffer; wallNow: Date };
  };
  picture_upload_open: {
    row: { former: Buffer | null };
    parameters: { playerId: string; tokenHash: Buffer; expiresAt: Date };
  };
  picture_upload_receive: {
    row: { player_id: string };
    parameters: { wallNow: Date | null; tokenHash: Buffer };
  };
  picture_upload_use: {
    row: { player_id: string };
    parameters: { playerId: string; tokenHash: Buffer };
  };
  picture_uploads_expired: {
    row: never;
    parameters: { wallNow: Date };
  };
  player_crafter: {
    row: never;
    parameters: {
      level: number;
      xp: number;
      craftSkill: number;
      craftedAt: Date | null;
      crafts: number;
      playerId: string;
    };
  };
  player_crafter_lock: {
    row: {
      username: string;
      guild: Guild;
      guild_changed_at: Date | null;
      level: number;
      xp: number;
      craft_skill: number;
      crafted_at: Date | null;
      crafts: number;
    };
    parameters: { playerId: string };
  };
  player_free_insight: {
    row: { left: number };
    parameters: { playerId: string };
  };
  player_guild: {
    row: { guild: Guild };
    parameters: { playerId: string };
  };
  player_guild_change: {
    row: never;
    parameters: { guild: Guild; changedAt: Date | null; playerId: string };
  };
  player_guild_lock: {
    row: { guild: Guild; guild_changed_at: Date | null };
    parameters: { playerId: string };
  };
  player_level: {
    row: { level: number };
    parameters: { playerId: string };
  };
  player_member: {
    row: never;
    parameters: { until: Date | null; insights: number; playerId: string };
  };
  player_page: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      premium_until: Date | null;
      created_at: Date;
      deleted_at: Date | null;
      bio: string | null;
      picture: string | null;
      shop_name: string | null;
      on_sale: number;
      horse_count: number;
      shows: number;
      wins: number;
      foals: number;
      foal_levels: number;
      foal_wins: number;
    };
    parameters: { id: string };
  };
  player_page_bred: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      discipline: Discipline;
      level: number;
      starts_day: string | null;
      owner_username: string | null;
      wins: number;
      stud_fee: number | null;
    };
    parameters: { playerId: string; level: number; id: string; limit: number };
  };
  player_page_exists: {
    row: { id: string };
    parameters: { id: string };
  };
  player_page_owned: {
    row: {
      id: string;
      owner_id: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      discipline: Discipline;
      level: number;
      starts_day: string | null;
      owner_username: string | null;
      wins: number;
      stud_fee: number | null;
    };
    parameters: { playerId: string; level: number; id: string; limit: number };
  };
  player_page_won: {
    row: {
      show_id: string;
      horse_id: string;
      horse_name: string;
      discipline: Discipline;
      level: number;
      place: number;
      runs_at: Date;
    };
    parameters: { playerId: string; among: number; limit: number };
  };
  player_paid: {
    row: { paid: number };
    parameters: { fromId: string; since: Date };
  };
  player_paid_most: {
    row: { paid: number };
    parameters: { fromId: string; since: Date };
  };
  player_pair: {
    row: { paid: number; received: number };
    parameters: { fromId: string; since: Date; toId: string };
  };
  player_premium: {
    row: { premium_until: Date | null };
    parameters: { playerId: string };
  };
  player_privacy: {
    row: { is_private: boolean };
    parameters: { playerId: string };
  };
  player_progress: {
    row: never;
    parameters: { level: number; xp: number; playerId: string };
  };
  player_progress_lock: {
    row: { level: number; xp: number };
    parameters: { playerId: string };
  };
  player_reader: {
    row: { premium_until: Date | null; birth_year: number | null };
    parameters: { playerId: string };
  };
  player_received: {
    row: { received: number };
    parameters: { toId: string; since: Date };
  };
  player_receiver_hold: {
    row: { pg_advisory_xact_lock: unknown };
    parameters: { toId: string };
  };
  player_rename: {
    row: { id: string };
    parameters: { to: string; key: string; playerId: string; from: string };
  };
  player_seen: {
    row: never;
    parameters: { visitSince: Date; now: Date; playerId: string; seenBefore: Date };
  };
  player_show_insert: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string;
      seed_hash: string;
      returned: number | null;
      fees_kept: number;
      creator: string;
      entries: number;
    };
    parameters: {
      id: string;
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      createdBy: string | null;
      now: Date | null;
      seedHash: string;
    };
  };
  player_shows_of_others: {
    row: { id: string; entry_fee: number };
    parameters: { ids: readonly string[]; playerId: string };
  };
  player_shows_open: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string;
      seed_hash: string;
      returned: number | null;
      fees_kept: number;
      creator: string;
      entries: number;
    };
    parameters: {
      disciplines: readonly Discipline[];
      fromLevel: number;
      toLevel: number;
      after: Date;
      afterId: string;
      not: readonly string[];
      limit: number;
    };
  };
  player_shows_open_count: {
    row: { count: number };
    parameters: {
      disciplines: readonly Discipline[];
      fromLevel: number;
      toLevel: number;
      now: Date;
      not: readonly string[];
    };
  };
  player_shows_own_completed: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string;
      seed_hash: string;
      returned: number | null;
      fees_kept: number;
      creator: string;
      entries: number;
    };
    parameters: {
      playerId: string;
      disciplines: readonly Discipline[];
      fromLevel: number;
      toLevel: number;
      before: Date;
      beforeId: string;
      offset: number;
      limit: number;
    };
  };
  player_shows_own_open: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string;
      seed_hash: string;
      returned: number | null;
      fees_kept: number;
      creator: string;
      entries: number;
    };
    parameters: {
      playerId: string;
      disciplines: readonly Discipline[];
      fromLevel: number;
      toLevel: number;
      after: Date;
      afterId: string;
      not: readonly string[];
      offset: number;
      limit: number;
    };
  };
  player_shows_own_open_count: {
    row: { count: number };
    parameters: {
      playerId: string;
      disciplines: readonly Discipline[];
      fromLevel: number;
      toLevel: number;
      now: Date;
      not: readonly string[];
    };
  };
  player_username: {
    row: { username: string };
    parameters: { usernameKey: string };
  };
  player_username_change: {
    row: never;
    parameters: { username: string; key: string; now: Date | null; playerId: string };
  };
  player_username_changed: {
    row: { username_changed_at: Date | null };
    parameters: { playerId: string };
  };
  player_username_lock: {
    row: { username: string; username_changed_at: Date | null };
    parameters: { playerId: string };
  };
  player_username_of: {
    row: { username: string };
    parameters: { playerId: string };
  };
  player_visit: {
    row: { away_from: Date | null; created_at: Date };
    parameters: { playerId: string };
  };
  players_lock: {
    row: { id: string; level: number; xp: number; activeEntries: number };
    parameters: { ids: readonly string[] };
  };
  players_placed: {
    row: never;
    parameters: {
      ids: readonly string[];
      levels: readonly number[];
      xps: readonly number[];
      activeEntries: readonly number[];
    };
  };
  practice_object: {
    row: { id: string; kind: string; parent: string | null; body: object; due_at: Date | null };
    parameters: { id: string };
  };
  practice_object_lock: {
    row: { id: string; kind: string; parent: string | null; body: object; due_at: Date | null };
    parameters: { id: string };
  };
  practice_object_postpone: {
    row: never;
    parameters: { dueAt: Date | null; id: string };
  };
  practice_object_save: {
    row: never;
    parameters: { id: string; kind: string; parent: string | null; body: string; dueAt: Date | null };
  };
  practice_object_take: {
    row: { id: string; kind: string; parent: string | null; body: object; due_at: Date };
    parameters: { id: string; now: Date };
  };
  practice_objects_due: {
    row: { id: string };
    parameters: { now: Date; limit: number };
  };
  practice_objects_of: {
    row: { id: string; kind: string; parent: string; body: object; due_at: Date | null };
    parameters: { parent: string; kind: string; limit: number };
  };
  practice_request: {
    row: { status: number; answer: object };
    parameters: { key: string };
  };
  practice_request_begin: {
    row: { key: string };
    parameters: { key: string };
  };
  practice_request_end: {
    row: never;
    parameters: { status: number; answer: string; key: string };
  };
  presences_count: {
    row: { count: number };
    parameters: { since: Date };
  };
  presences_upsert: {
    row: never;
    parameters: { ids: readonly string[]; ats: readonly Date[] };
  };
  primary_position: {
    row: { position: number | null };
    parameters: Record<never, never>;
  };
  profile_bio: {
    row: never;
    parameters: { playerId: string; bio: string };
  };
  profile_find: {
    row: { bio: string; shop_name: string; picture: string | null };
    parameters: { playerId: string };
  };
  profile_lock: {
    row: { bio: string; shop_name: string; picture: string | null };
    parameters: { playerId: string };
  };
  profile_picture: {
    row: never;
    parameters: { playerId: string; picture: string | null };
  };
  profile_pictures_owned: {
    row: { picture: string };
    parameters: { pictures: readonly string[] };
  };
  profile_privacy: {
    row: never;
    parameters: { playerId: string; isPrivate: boolean };
  };
  profile_shop_name: {
    row: never;
    parameters: { playerId: string; shopName: string };
  };
  profile_shown: {
    row: { bio: string; shop_name: string; picture: string | null };
    parameters: { playerId: string };
  };
  purse_index: {
    row: { purse_index: number };
    parameters: Record<never, never>;
  };
  push_claim: {
    row: { kind: NewsKind; news_id: string };
    parameters: { playerId: string; now: Date; kinds: readonly NewsKind[]; ids: readonly string[] };
  };
  push_devices: {
    row: { id: string; session: Buffer; endpoint: string; created_at: Date; name: string | null };
    parameters: { wallNow: Date; playerId: string; most: number };
  };
  push_expired: {
    row: never;
    parameters: { endpoint: string };
  };
  push_forget: {
    row: never;
    parameters: { playerId: string; before: Date };
  };
  push_keys: {
    row: { public_key: string; private_key: string };
    parameters: Record<never, never>;
  };
  push_keys_add: {
    row: never;
    parameters: { publicKey: string; privateKey: string };
  };
  push_receivers: {
    row: { player_id: string; endpoint: string; p256dh: string; auth: string; created_at: Date };
    parameters: { wallNow: Date; playerIds: readonly string[]; now: Date };
  };
  push_resubscribe: {
    row: never;
    parameters: { session: Buffer; endpoint: string };
  };
  push_subscribe: {
    row: never;
    parameters: {
      id: string;
      playerId: string;
      session: Buffer;
      endpoint: string;
      p256dh: string;
      auth: string;
      now: Date;
    };
  };
  push_surplus: {
    row: never;
    parameters: { playerId: string; most: number };
  };
  push_unsubscribe: {
    row: never;
    parameters: { id: string; playerId: string };
  };
  realm_account_by_directory: {
    row: { account_id: string };
    parameters: { directoryId: string };
  };
  realm_account_find: {
    row: { account_id: string; directory_id: string; home_name: string | null; home_address: string | null };
    parameters: { accountId: string };
  };
  realm_account_home: {
    row: never;
    parameters: { homeName: string | null; homeAddress: string | null; accountId: string };
  };
  realm_account_insert: {
    row: { account_id: string };
    parameters: {
      accountId: string;
      directoryId: string;
      homeName: string | null;
      homeAddress: string | null;
      since: Date;
    };
  };
  records_card: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      owner_id: string;
      breeder_id: string | null;
      discipline: Discipline;
      aptitude: number[];
      starts_day: string | null;
      shows_entered: number;
      earnings: number;
      inbreeding: number;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      tack_colour: TackColour;
      owner_username: string | null;
      breeder_username: string | null;
      stud_fee: number | null;
      stud_note: string | null;
      stud_own_breed_only: boolean | null;
      listing_id: string | null;
      price: number | null;
      worn: ({ type: TackType; quality: number })[];
      foals: number;
    };
    parameters: { id: string };
  };
  records_children: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      created_at: Date;
      owner_username: string | null;
      other_id: string;
      other_name: string;
    };
    parameters: { parentId: string; before: string | null; limit: number };
  };
  records_history: {
    row: {
      id: string;
      at: Date;
      kind: 'show' | EventKind;
      details: EventDetails | { discipline: Discipline; level: number; place: number | null; fieldSize: number | null; prize: number | null; xp: number | null; levels: number; promotedTo: string | null; record: number | null; firstWin: boolean | null };
      player_id: string | null;
      username: string | null;
      other_horse_id: string | null;
      other_horse_name: string | null;
      show_id: string | null;
    };
    parameters: {
      of: string;
      horseId: string;
      beforeAt: Date | null;
      beforeId: string | null;
      viewerId: string;
      limit: number;
    };
  };
  records_horse: {
    row: { id: string };
    parameters: { id: string };
  };
  records_pedigree: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      inbreeding: number;
      place: number;
    };
    parameters: { id: string; generations: number };
  };
  recovery_address_holders: {
    row: { id: string; username: string; email: string };
    parameters: { emailKey: string; limit: number };
  };
  recovery_code_use: {
    row: never;
    parameters: { accountId: string; hash: Buffer };
  };
  recovery_codes_count: {
    row: { left: number };
    parameters: { accountId: string };
  };
  recovery_codes_delete: {
    row: never;
    parameters: { accountId: string };
  };
  recovery_codes_insert: {
    row: never;
    parameters: { accountId: string; hashes: readonly Buffer[] };
  };
  recovery_insert: {
    row: never;
    parameters: { id: string; forgot: 'username' | 'password'; emailKey: string; now: Date };
  };
  recovery_take: {
    row: { id: string; forgot: 'username' | 'password'; email_key: string };
    parameters: { now: Date };
  };
  replica_position: {
    row: { position: number | null };
    parameters: Record<never, never>;
  };
  report_case_upsert: {
    row: { id: string };
    parameters: {
      id: string;
      kind: SubjectKind;
      subjectId: string;
      playerId: string;
      seen: string;
      context: string;
      now: Date;
    };
  };
  report_find: {
    row: { id: string };
    parameters: { reporterId: string; kind: SubjectKind; subjectId: string; seen: string };
  };
  report_insert: {
    row: never;
    parameters: { caseId: string; reporterId: string; reason: ReportReason; words: string; now: Date };
  };
  reports_count: {
    row: { count: number };
    parameters: { reporterId: string; since: Date };
  };
  rescues_count: {
    row: { count: number };
    parameters: { most: number };
  };
  rescues_list: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
      listing_id: string;
      price: number;
      listed_at: Date;
    };
    parameters: {
      before: string | null;
      breed: string | null;
      sex: Sex | null;
      colour: ColourGroup | null;
      minLevel: number | null;
      maxLevel: number | null;
      limit: number;
    };
  };
  results_last_win: {
    row: { horse_id: string; show_id: string; discipline: Discipline; level: number; runs_at: Date };
    parameters: { playerId: string; since: Date };
  };
  results_since: {
    row: { starts: number; wins: number; paid: number; coins: number };
    parameters: { playerId: string; since: Date };
  };
  returned_insights: {
    row: { count: number };
    parameters: { playerId: string; horseId: string };
  };
  round_claim: {
    row: { rounds: number };
    parameters: { playerId: string; seen: number };
  };
  round_find: {
    row: { rounds: number; plan: RoundPlan | null; last: object | null };
    parameters: { playerId: string };
  };
  round_plan: {
    row: never;
    parameters: { playerId: string; plan: string | null };
  };
  round_report: {
    row: never;
    parameters: { report: string | null; playerId: string; rounds: number };
  };
  round_tack_offers: {
    row: { type: TackType | null; quality: number; price: number };
    parameters: { playerId: string };
  };
  sale_buyer: {
    row: { buyer_id: string; buyer: string };
    parameters: { id: string };
  };
  sale_insert: {
    row: never;
    parameters: {
      id: string;
      kind: 'horse' | 'tack';
      sellerId: string;
      buyerId: string;
      price: number;
      soldAt: Date;
      horseId: string | null;
      breed: string | null;
      tackType: TackType | null;
      quality: number | null;
    };
  };
  sales_count: {
    row: { sold: number };
    parameters: {
      breed: string | null;
      since: Date;
      tackType: TackType | null;
      minQuality: number | null;
      maxQuality: number | null;
    };
  };
  sales_in_brief: {
    row: {
      weeks_ago: number | null;
      recent: boolean | null;
      sold: number;
      median: number | null;
      low: number | null;
      high: number | null;
      sold_lately: number;
      last_at: Date | null;
    };
    parameters: {
      lately: Date;
      recently: Date;
      now: Date;
      weekSeconds: number;
      breed: string | null;
      since: Date;
      tackType: TackType | null;
      minQuality: number | null;
      maxQuality: number | null;
    };
  };
  sales_last: {
    row: { price: number; sold_at: Date };
    parameters: {
      breed: string | null;
      since: Date;
      tackType: TackType | null;
      minQuality: number | null;
      maxQuality: number | null;
    };
  };
  sales_of_seller: {
    row: { earned: number; horses: number; tack: number };
    parameters: { sellerId: string; since: Date };
  };
  search_counts: {
    row: {
      players: number;
      here: number;
      horses: number;
      for_sale: number;
      shops: number;
      players_about: number | null;
      horses_about: number | null;
    };
    parameters: { most: number; seenSince: Date; mostShops: number };
  };
  search_horses_shown: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      xp: number;
      genotype: string;
      traits: Traits;
      mane_style: ManeStyle | null;
      born_at: Date;
      owner_id: string | null;
      owner_username: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: { ids: readonly string[] };
  };
  search_players_shown: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      picture: string | null;
      horse_count: number;
    };
    parameters: { ids: readonly string[] };
  };
  search_shops_shown: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      picture: string | null;
      shop_name: string | null;
      item_count: number;
    };
    parameters: { ids: readonly string[] };
  };
  search_tack: {
    row: {
      id: string;
      type: TackType;
      quality: number;
      horse_id: string | null;
      owner_id: string | null;
      owner_username: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: {
      types: readonly TackType[];
      minQuality: number;
      quality: number;
      id: string;
      limit: number;
    };
  };
  search_tack_for_sale: {
    row: {
      id: string;
      type: TackType;
      quality: number;
      horse_id: string | null;
      owner_id: string | null;
      owner_username: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: {
      types: readonly TackType[];
      minQuality: number;
      quality: number;
      id: string;
      limit: number;
    };
  };
  search_tack_kept: {
    row: {
      id: string;
      type: TackType;
      quality: number;
      horse_id: string | null;
      owner_id: string | null;
      owner_username: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: {
      types: readonly TackType[];
      minQuality: number;
      quality: number;
      id: string;
      limit: number;
    };
  };
  second_factor_begin: {
    row: never;
    parameters: { accountId: string; secret: Buffer; salt: Buffer };
  };
  second_factor_delete: {
    row: never;
    parameters: { accountId: string };
  };
  second_factor_find: {
    row: { secret: Buffer; on_since: Date | null; last_step: number; codes_salt: Buffer };
    parameters: { accountId: string };
  };
  second_factor_on: {
    row: never;
    parameters: { now: Date | null; accountId: string };
  };
  second_factor_step: {
    row: never;
    parameters: { step: number; accountId: string };
  };
  session_find: {
    row: {
      account_id: string;
      device_id: string | null;
      used_at: Date;
      expires_at: Date;
      suspended_since: Date | null;
      suspended_until: Date | null;
      suspended_why: string | null;
    };
    parameters: { hash: Buffer; wallNow: Date; usedAfter: Date };
  };
  session_used: {
    row: never;
    parameters: { wallNow: Date; hash: Buffer; usedBefore: Date };
  };
  sessions_delete_before: {
    row: { token_hash: Buffer };
    parameters: { accountId: string; before: Date };
  };
  sessions_delete_expired: {
    row: never;
    parameters: { accountId: string; wallNow: Date; usedAfter: Date };
  };
  sessions_delete_others: {
    row: { token_hash: Buffer };
    parameters: { accountId: string; except: Buffer | null };
  };
  sessions_of_account: {
    row: { token_hash: Buffer };
    parameters: { accountId: string };
  };
  sessions_of_device_delete: {
    row: { token_hash: Buffer };
    parameters: { deviceId: string };
  };
  sessions_open: {
    row: { token_hash: Buffer };
    parameters: { hashes: readonly Buffer[]; wallNow: Date };
  };
  show_begin: {
    row: never;
    parameters: { rulesVersion: number | null; purseIndex: number | null; id: string };
  };
  show_does_not_count: {
    row: never;
    parameters: { id: string };
  };
  show_entered: {
    row: {
      id: string;
      horse_id: string;
      entropy: string;
      entered_at: Date;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
      owner_then: string | null;
      horse_name: string;
      owner_id: string;
      owner_username: string | null;
      genotype: string;
      traits: Traits;
      breed: string;
      born_at: Date;
      mane_style: ManeStyle | null;
      tack_colour: TackColour;
    };
    parameters: { showId: string; after: string | null; limit: number };
  };
  show_find: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
    };
    parameters: { id: string };
  };
  show_follow: {
    row: { show_id: string };
    parameters: { playerId: string; showId: string };
  };
  show_follow_add: {
    row: never;
    parameters: { playerId: string; showId: string; runsAt: Date };
  };
  show_follow_drop: {
    row: never;
    parameters: { playerId: string; showId: string };
  };
  show_followers: {
    row: { player_id: string };
    parameters: { showIds: readonly string[] };
  };
  show_follows_ahead: {
    row: { count: number };
    parameters: { playerId: string; now: Date };
  };
  show_heat: {
    row: {
      id: string;
      horse_id: string;
      entry_xp: number;
      place_xp: number | null;
      place: number;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult;
      owner_id: string | null;
      horse_name: string;
      owner_username: string | null;
      genotype: string;
      traits: Traits;
      breed: string;
      born_at: Date;
      mane_style: ManeStyle | null;
      tack_colour: TackColour;
    };
    parameters: { showId: string; heat: number | null; ownerId: string; after: number; limit: number };
  };
  show_hold: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
    };
    parameters: { id: string; now: Date };
  };
  show_hold_or_make: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
    };
    parameters: {
      id: string;
      now: Date;
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      seedHash: string;
    };
  };
  show_lock: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
      rules_version: number | null;
      purse_index: number | null;
    };
    parameters: { id: string };
  };
  show_shown: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
      seed: Buffer | null;
      entries_hash: string | null;
      rules_version: number | null;
      purse_index: number | null;
      counts: boolean;
      returned: number | null;
      fees_kept: number;
      creator: string | null;
      entered: number;
      heats: number;
    };
    parameters: { id: string };
  };
  show_started: {
    row: {
      id: string;
      horse_id: string;
      entropy: string;
      entered_at: Date;
      place: number | null;
      field_size: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
      owner_then: string | null;
      horse_name: string;
      owner_id: string;
      owner_username: string | null;
    };
    parameters: { showId: string; after: string | null; limit: number };
  };
  shows_complete: {
    row: never;
    parameters: {
      purseIndex: number | null;
      ids: readonly string[];
      seeds: readonly (Buffer | null)[];
      entriesHashes: readonly (string | null)[];
      rulesVersions: readonly (number | null)[];
      counts: readonly boolean[];
      returned: readonly (number | null)[];
      feesKept: readonly number[];
      entered: readonly (number | null)[];
      heats: readonly (number | null)[];
    };
  };
  shows_delete_unentered: {
    row: never;
    parameters: { ids: readonly string[] };
  };
  shows_due: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
      rules_version: number | null;
      purse_index: number | null;
    };
    parameters: { now: Date; but: readonly string[]; limit: number };
  };
  shows_due_lock: {
    row: {
      id: string;
      kind: 'house' | 'player';
      discipline: Discipline;
      level: number;
      entry_fee: number;
      prize: number;
      runs_at: Date;
      status: 'open' | 'completed';
      created_by: string | null;
      seed_hash: string;
      rules_version: number | null;
      purse_index: number | null;
    };
    parameters: { now: Date; but: readonly string[]; limit: number };
  };
  shows_entered: {
    row: { horse_id: string; show_id: string };
    parameters: { horseIds: readonly string[] };
  };
  shows_hold_entered: {
    row: { id: string };
    parameters: { horseIds: readonly string[] };
  };
  sires_find: {
    row: { id: string; breed: string; genotype: string; traits: Traits; aptitude: number[]; born_at: Date };
    parameters: { ids: readonly string[] };
  };
  sitemap_horses: {
    row: { id: string };
    parameters: { after: string; limit: number };
  };
  sitemap_horses_end: {
    row: { id: string };
    parameters: { after: string; limit: number };
  };
  sitemap_players: {
    row: { id: string };
    parameters: { after: string; limit: number };
  };
  sitemap_players_end: {
    row: { id: string };
    parameters: { after: string; limit: number };
  };
  stable_now: {
    row: {
      level: number;
      salary_day: string | null;
      hungry: number;
      hungry_id: string | null;
      hungry_name: string | null;
      untrained: number;
      untrained_id: string | null;
      untrained_name: string | null;
      rested: number;
      rested_id: string | null;
      rested_name: string | null;
      shows_today: number;
      stud_requests: number;
    };
    parameters: {
      endOfDay: Date;
      now: Date;
      youngestToFeed: Date;
      oldest: Date;
      youngestToTrain: Date;
      full: Date;
      youngest: Date;
      today: string | null;
      playerId: string;
    };
  };
  starters_delete: {
    row: never;
    parameters: { showId: string };
  };
  starters_insert: {
    row: never;
    parameters: { showId: string; lastHorse: string; starters: string };
  };
  starters_of_show: {
    row: { last_horse: string; starters: readonly LargeShowStarter[] };
    parameters: { showId: string; after: string | null; limit: number };
  };
  store_offer_delete: {
    row: never;
    parameters: { id: string };
  };
  store_offer_lock: {
    row: {
      id: string;
      breed: string;
      tier: string;
      price: number;
      genotype: string;
      traits: Traits;
      aptitude: number[];
      age_in_months: number;
      created_at: Date;
      others: number;
      others_settled: boolean;
    };
    parameters: { settledBefore: Date; id: string };
  };
  store_offer_replace: {
    row: never;
    parameters: {
      newId: string;
      breed: string;
      tier: string;
      price: number;
      genotype: string;
      traits: string;
      aptitude: readonly number[];
      ageInMonths: number;
      now: Date;
      id: string;
    };
  };
  store_offer_turn: {
    row: { pg_advisory_xact_lock: unknown };
    parameters: { breed: string; tier: string };
  };
  store_offers_page: {
    row: {
      id: string;
      breed: string;
      tier: string;
      price: number;
      genotype: string;
      traits: Traits;
      aptitude: number[];
      age_in_months: number;
      created_at: Date;
    };
    parameters: {
      afterPrice: number;
      afterId: string;
      breed: string | null;
      tier: string | null;
      limit: number;
    };
  };
  stud_find: {
    row: {
      stallion_id: string;
      player_id: string;
      fee: number;
      note: string;
      own_breed_only: boolean;
      placed_at: Date;
    };
    parameters: { stallionId: string };
  };
  stud_place: {
    row: {
      stallion_id: string;
      player_id: string;
      fee: number;
      note: string;
      own_breed_only: boolean;
      placed_at: Date;
    };
    parameters: {
      stallionId: string;
      playerId: string;
      fee: number;
      note: string;
      ownBreedOnly: boolean;
      now: Date;
    };
  };
  stud_request_find: {
    row: {
      id: string;
      stallion_id: string;
      mare_id: string;
      from_id: string;
      to_id: string;
      fee: number;
      fee_tradable: number;
      entropy: string;
      note: string;
      requested_at: Date;
      expires_at: Date;
      status: StudRequestState;
      answered_at: Date | null;
    };
    parameters: { id: string };
  };
  stud_request_insert: {
    row: {
      id: string;
      stallion_id: string;
      mare_id: string;
      from_id: string;
      to_id: string;
      fee: number;
      fee_tradable: number;
      entropy: string;
      note: string;
      requested_at: Date;
      expires_at: Date;
      status: StudRequestState;
      answered_at: Date | null;
    };
    parameters: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      now: Date;
      expiresAt: Date;
    };
  };
  stud_request_lock: {
    row: {
      id: string;
      stallion_id: string;
      mare_id: string;
      from_id: string;
      to_id: string;
      fee: number;
      fee_tradable: number;
      entropy: string;
      note: string;
      requested_at: Date;
      expires_at: Date;
      status: StudRequestState;
      answered_at: Date | null;
    };
    parameters: { id: string };
  };
  stud_requests_answer: {
    row: never;
    parameters: { status: StudRequestState; now: Date | null; ids: readonly string[] };
  };
  stud_requests_count: {
    row: { count: number };
    parameters: { horseId: string };
  };
  stud_requests_due: {
    row: { id: string };
    parameters: { now: Date; limit: number };
  };
  stud_requests_due_lock: {
    row: {
      id: string;
      stallion_id: string;
      mare_id: string;
      from_id: string;
      to_id: string;
      fee: number;
      fee_tradable: number;
      entropy: string;
      note: string;
      requested_at: Date;
      expires_at: Date;
      status: StudRequestState;
      answered_at: Date | null;
    };
    parameters: { ids: readonly string[]; now: Date };
  };
  stud_requests_of_horses_lock: {
    row: {
      id: string;
      stallion_id: string;
      mare_id: string;
      from_id: string;
      to_id: string;
      fee: number;
      fee_tradable: number;
      entropy: string;
      note: string;
      requested_at: Date;
      expires_at: Date;
      status: StudRequestState;
      answered_at: Date | null;
    };
    parameters: { horseIds: readonly string[] };
  };
  studs_end: {
    row: { stallion_id: string };
    parameters: { stallionIds: readonly string[] };
  };
  studs_find: {
    row: {
      stallion_id: string;
      player_id: string;
      fee: number;
      note: string;
      own_breed_only: boolean;
      placed_at: Date;
    };
    parameters: { stallionIds: readonly string[] };
  };
  subscription_save: {
    row: never;
    parameters: {
      id: string;
      playerId: string;
      practice: boolean;
      renews: boolean;
      endedAt: Date | null;
      readAt: Date;
    };
  };
  subscriptions_end: {
    row: never;
    parameters: { now: Date | null; playerId: string; practice: boolean };
  };
  subscriptions_live: {
    row: { id: string; renews: boolean };
    parameters: { playerId: string; practice: boolean };
  };
  suspension_delete: {
    row: never;
    parameters: { accountId: string };
  };
  suspension_end: {
    row: never;
    parameters: { accountId: string; now: Date };
  };
  suspension_find: {
    row: { until: Date | null; why: string; since: Date };
    parameters: { accountId: string };
  };
  suspension_upsert: {
    row: never;
    parameters: { accountId: string; until: Date | null; why: string; since: Date };
  };
  tack_dress: {
    row: { wears: TackType[]; entry_running: boolean; for_sale: boolean };
    parameters: { horseId: string; tackId: string };
  };
  tack_insert: {
    row: never;
    parameters: {
      id: string;
      ownerId: string;
      type: TackType;
      quality: number;
      makerId: string | null;
      now: Date;
    };
  };
  tack_lock: {
    row: Record<never, never>;
    parameters: { id: string };
  };
  tack_of: {
    row: {
      id: string;
      owner_id: string;
      type: TackType;
      quality: number;
      maker_id: string | null;
      maker: string | null;
      starter_of: string | null;
      horse_id: string | null;
      horse: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: { ownerId: string; after: string | null; onlyFree: boolean; limit: number };
  };
  tack_owner: {
    row: never;
    parameters: { to: string; id: string };
  };
  tack_piece_find: {
    row: {
      id: string;
      owner_id: string;
      type: TackType;
      quality: number;
      maker_id: string | null;
      maker: string | null;
      starter_of: string | null;
      horse_id: string | null;
      horse: string | null;
      listing_id: string | null;
      price: number | null;
    };
    parameters: { id: string };
  };
  tack_qualities: {
    row: never;
    parameters: { ids: readonly string[]; qualities: readonly number[] };
  };
  tack_starter_set: {
    row: { id: string };
    parameters: {
      ownerId: string;
      quality: number;
      horseId: string | null;
      now: Date;
      ids: readonly string[];
      types: readonly TackType[];
    };
  };
  tack_take_off_all: {
    row: never;
    parameters: { horseIds: readonly string[] };
  };
  tack_wearer: {
    row: never;
    parameters: { horseId: string | null; id: string };
  };
  tack_worn_by: {
    row: { id: string; owner_id: string; horse_id: string; type: TackType; quality: number };
    parameters: { horseIds: readonly string[] };
  };
  tack_worn_lock: {
    row: { id: string };
    parameters: { horseIds: readonly string[] };
  };
  trade_off_pasture: {
    row: never;
    parameters: { ids: readonly string[] };
  };
  tries_delete_expired: {
    row: never;
    parameters: Record<never, never>;
  };
  tries_find_known_network: {
    row: { key: string };
    parameters: { key: string };
  };
  tries_keep_known_network: {
    row: never;
    parameters: { key: string; days: number };
  };
  tries_lock: {
    row: { key: string; tries: number; counted_at: Date; wait_until: Date; now: Date };
    parameters: { keys: readonly string[] };
  };
  tries_update: {
    row: never;
    parameters: { tries: number; countedAt: Date; waitUntil: Date; forgottenAt: Date; key: string };
  };
  trophies_album_owner: {
    row: { username: string };
    parameters: { playerId: string };
  };
  trophies_bests: {
    row: {
      id: string;
      show_id: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runs_at: Date;
      score: number;
      place: number | null;
    };
    parameters: { horseId: string };
  };
  trophies_cups: {
    row: { show_id: string; runs_at: Date; level: number; grade: string };
    parameters: { horseId: string; limit: number };
  };
  trophies_delete_wish: {
    row: never;
    parameters: { playerId: string };
  };
  trophies_disciplines: {
    row: {
      discipline: Discipline;
      shows: number;
      wins: number;
      seconds: number;
      thirds: number;
      rosettes: number;
      best_score: number;
    };
    parameters: { horseId: string };
  };
  trophies_foals: {
    row: {
      id: string;
      breeder_id: string;
      breed: string;
      genotype: string;
      traits: Traits;
      created_at: Date;
    };
    parameters: { ids: readonly string[] };
  };
  trophies_foals_after: {
    row: {
      id: string;
      breeder_id: string;
      breed: string;
      genotype: string;
      traits: Traits;
      created_at: Date;
    };
    parameters: { after: string; limit: number };
  };
  trophies_horse: {
    row: { id: string };
    parameters: { id: string };
  };
  trophies_insert_places: {
    row: never;
    parameters: {
      playerIds: readonly string[];
      parts: readonly AlbumPart[];
      keys: readonly string[];
      horseIds: readonly string[];
      ats: readonly Date[];
    };
  };
  trophies_places: {
    row: {
      part: AlbumPart;
      key: string;
      at: Date;
      id: string;
      name: string;
      breed: string;
      genotype: string;
      traits: Traits;
      born_at: Date;
      mane_style: ManeStyle | null;
    };
    parameters: { playerId: string };
  };
  trophies_save_wish: {
    row: never;
    parameters: { playerId: string; colour: string };
  };
  trophies_scores: {
    row: {
      id: string;
      show_id: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runs_at: Date;
      score: number | null;
      place: number | null;
    };
    parameters: { horseId: string; limit: number };
  };
  trophies_wins: {
    row: {
      id: string;
      show_id: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runs_at: Date;
      score: number | null;
      place: number;
    };
    parameters: { horseId: string; limit: number };
  };
  trophies_wish: {
    row: { colour: string };
    parameters: { playerId: string };
  };
  user_find: {
    row: {
      id: string;
      username: string;
      email: string;
      email_confirmed: boolean;
      birth_year: number | null;
      guild: Guild;
      guild_changed_at: Date | null;
      level: number;
      xp: number;
      coins: number;
      tradable: number;
      last_seen_at: Date;
      created_at: Date;
      horse_count: number;
      bio: string | null;
      shop_name: string | null;
      picture: string | null;
      free_insights: number;
      craft_skill: number;
      crafted_at: Date | null;
      crafts: number;
      premium_until: Date | null;
      customer: string | null;
      subscription: string | null;
      paid_until: Date | null;
      renews: boolean | null;
      insights: string[];
    };
    parameters: { id: string };
  };
  vet_complete: {
    row: never;
    parameters: { ids: readonly string[] };
  };
  vet_due_checks_lock: {
    row: {
      id: string;
      horse_id: string;
      player_id: string;
      service: VetService;
      price: number;
      requested_at: Date;
      completes_at: Date;
      status: 'pending' | 'completed';
    };
    parameters: { now: Date; limit: number };
  };
  vet_due_geldings: {
    row: { id: string };
    parameters: { now: Date; limit: number };
  };
  vet_insert: {
    row: never;
    parameters: {
      playerId: string;
      service: VetService;
      price: number;
      requestedAt: Date;
      completesAt: Date;
      ids: readonly string[];
      horseIds: readonly string[];
    };
  };
  vet_pending_lock: {
    row: {
      id: string;
      horse_id: string;
      player_id: string;
      service: VetService;
      price: number;
      requested_at: Date;
      completes_at: Date;
      status: 'pending' | 'completed';
    };
    parameters: { id: string };
  };
  vet_pending_of_horses: {
    row: { horse_id: string; completes_at: Date };
    parameters: { horseIds: readonly string[] };
  };
  waiting_call_cancel: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: { now: Date | null; id: string };
  };
  waiting_call_end: {
    row: never;
    parameters: { state: WaitingState; reason: string | null; now: Date | null; id: string };
  };
  waiting_call_find: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: { id: string; accountId: string };
  };
  waiting_call_insert: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: {
      id: string;
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: string;
      sentence: string;
      now: Date;
      runsAt: Date;
    };
  };
  waiting_call_same: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: { accountId: string; route: string; input: string };
  };
  waiting_calls_asked: {
    row: { count: number };
    parameters: { accountId: string; since: Date };
  };
  waiting_calls_cancel: {
    row: { id: string };
    parameters: { deviceId: string; now: Date | null };
  };
  waiting_calls_cancel_all: {
    row: { id: string };
    parameters: { accountId: string; now: Date | null };
  };
  waiting_calls_count: {
    row: { count: number };
    parameters: { accountId: string };
  };
  waiting_calls_delete_ended: {
    row: never;
    parameters: { accountId: string; before: Date };
  };
  waiting_calls_due: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: { now: Date; limit: number };
  };
  waiting_calls_hasten: {
    row: never;
    parameters: { deviceId: string; now: Date };
  };
  waiting_calls_list: {
    row: {
      id: string;
      account_id: string;
      device_id: string | null;
      device_name: string;
      route: string;
      input: unknown;
      sentence: string;
      asked_at: Date;
      runs_at: Date;
      state: WaitingState;
      ended_at: Date | null;
      reason: string | null;
    };
    parameters: {
      accountId: string;
      waiting: boolean;
      deviceId: string | null;
      before: string | null;
      limit: number;
    };
  };
  wealth: {
    row: { counted_at: Date; players: number; tenths: number[] };
    parameters: Record<never, never>;
  };
  wealth_count: {
    row: never;
    parameters: { now: Date; tenths: number; seenSince: Date };
  };
  world_clock: {
    row: {
      clock_offset_ms: number;
      clock_correction_ms: number;
      clock_reached: Date;
      clock_waits: boolean;
      database_now: Date;
    };
    parameters: Record<never, never>;
  };
  world_clock_keep: {
    row: never;
    parameters: { reached: Date; databaseNow: Date | null; apartMs: number };
  };
  world_clock_lock: {
    row: Record<never, never>;
    parameters: Record<never, never>;
  };
  world_secret: {
    row: { secret: Buffer };
    parameters: Record<never, never>;
  };
}

/** Tables and views. */
export interface Tables {
  access_tokens: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    name: string;
    scopes: TokenScope[];
    made_at: Date;
    expires_at: Date;
    used_on: string | null;
  };
  account_deletions: {
    player_id: string;
    asked_at: Date;
    deletes_at: Date;
    erased_at: Date | null;
    next_at: Date;
    payments_at: Date | null;
    hides_words: Generated<boolean>;
  };
  account_links: {
    token_hash: Buffer;
    account_id: string;
    kind: string;
    email: string | null;
    waiting_call_id: string | null;
    made_at: Date;
    expires_at: Date;
  };
  accounts: {
    id: string;
    email: string;
    email_key: string;
    email_confirmed_at: Date | null;
    password_hash: string;
    birth_year: number | null;
    created_at: Date;
  };
  album_places: {
    player_id: string;
    part: AlbumPart;
    key: string;
    horse_id: string;
    at: Date;
  };
  album_wishes: {
    player_id: string;
    colour: string;
  };
  blocks: {
    id: string;
    player_id: string;
    blocked_id: string;
    at: Date;
  };
  boxed_horses: {
    horse_id: string;
    player_id: string;
    since: Date;
  };
  breeder_standings: {
    season: number;
    division: number;
    player_id: string;
    bred: Generated<number>;
    wins: Generated<number>;
  };
  breeders: {
    player_id: string;
    foals: number;
    foal_levels: number;
  };
  call_counts: {
    minute: number;
    key: string;
    calls: number;
  };
  chat_messages: {
    id: string;
    player_id: string;
    message: string;
    sent_at: Date;
    removed: Generated<boolean>;
    send_id: string;
  };
  chat_readers: {
    player_id: string;
    read_id: string;
    read_at: Date;
  };
  chat_writers: {
    player_id: string;
    wrote_at: Date;
  };
  closed_stables: {
    player_id: string;
  };
  contact_counts: {
    who: string;
    day: string;
    messages: number;
  };
  contact_messages: {
    id: string;
    name: string;
    email: string;
    message: string;
    at: Date;
    handled_at: Date | null;
    handled_by: string | null;
    send_id: string;
  };
  covers: {
    id: string;
    mare_id: string;
    stallion_id: string;
    player_id: string;
    request_id: string | null;
    covered_at: Date;
    foals_at: Date;
    nth: number;
    seed_hash: string;
    entropy: string;
    inbreeding: number;
    foal_id: string | null;
    foal_rules: number | null;
  };
  daily_rounds: {
    player_id: string;
    rounds: Generated<number>;
    plan: ColumnType<RoundPlan | null, string | null, string | null>;
    last: ColumnType<object | null, string | null, string | null>;
  };
  decisions: {
    id: string;
    case_id: string;
    player_id: string;
    operator_id: string;
    action: DeskAction;
    why: string;
    until: Date | null;
    put: string | null;
    decided_at: Date;
    undone_at: Date | null;
    undone_by: string | null;
    undone_why: string | null;
  };
  device_codes: {
    account_id: string;
    code_hash: Buffer;
    tries: Generated<number>;
    expires_at: Date;
  };
  devices: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    name: string;
    known_at: Date;
    first_seen_at: Date;
    last_seen_at: Date;
    noticed_at: Date | null;
  };
  directory_notices: {
    id: string;
    kind: 'ended' | 'left' | 'erased';
    directory_id: string;
    at: Date;
    next_at: Date;
  };
  filter_words: {
    word: string;
    list: 'refuse' | 'allow';
    operator_id: string;
    added_at: Date;
  };
  first_steps: {
    player_id: string;
    collected: Generated<string[]>;
    skipped_at: Date | null;
    why_entry_id: string | null;
    lab_at: Date | null;
  };
  genetic_insights: {
    player_id: string;
    horse_id: string;
    how: 'free' | 'bought';
    at: Date;
  };
  horse_disciplines: {
    horse_id: string;
    discipline: Discipline;
    shows: number;
    wins: number;
    seconds: number;
    thirds: number;
    rosettes: number;
    best_score: number;
  };
  horse_events: {
    horse_id: string;
    id: string;
    at: Date;
    kind: EventKind;
    details: ColumnType<EventDetails, string, string>;
    other_horse_id: string | null;
    player_id: string | null;
  };
  horse_standings: {
    season: number;
    division: number;
    horse_id: string;
    shows: number;
    wins: number;
    earnings: number;
    xp: number;
  };
  horses: {
    id: string;
    owner_id: string;
    locked: Generated<boolean>;
    name: string;
    breed: string;
    sex: Sex;
    genotype: string;
    genes_published: Generated<boolean>;
    traits: ColumnType<Traits, string, string>;
    aptitude: number[];
    skill: number[];
    born_at: Date;
    discipline: Discipline;
    level: Generated<number>;
    level_on_arrival: Generated<number>;
    xp: Generated<number>;
    class_level: Generated<number>;
    grade: Generated<Grade>;
    grade_points: Generated<number>;
    prizeless_starts: Generated<number>;
    best_class: Generated<number>;
    best_grade: Generated<Grade>;
    put_back: Generated<boolean>;
    starts_day: string | null;
    starts_today: Generated<number>;
    shows_entered: Generated<number>;
    earnings: Generated<number>;
    happiness: number;
    happiness_at: Date;
    feed_expires_at: Date | null;
    long_feed_until: Date | null;
    grass_from: Date | null;
    works_from: Date | null;
    worked_at: Date | null;
    training_from: Date;
    vet_shots_until: Date | null;
    vet_check_until: Date | null;
    breeding_check_until: Date | null;
    next_entry_calm: Generated<boolean>;
    sire_id: string | null;
    dam_id: string | null;
    breeder_id: string | null;
    inbreeding: Generated<number>;
    generation: Generated<number>;
    covers: Generated<number>;
    foals_at: Date | null;
    rests_until: Date | null;
    whistled_day: string | null;
    mane_style: ManeStyle | null;
    backdrop: Backdrop | null;
    nameplate: Generated<Nameplate>;
    nameplates: Generated<Nameplate[]>;
    tack_colour: Generated<TackColour>;
    tack_colours: Generated<TackColour[]>;
    created_at: Date;
  };
  inventory: {
    player_id: string;
    kind: 'feed' | 'treat' | 'material';
    item: string;
    quantity: number;
  };
  kept_answers: {
    account_id: string;
    key_hash: Buffer;
    request_hash: Buffer;
    status: number | null;
    body: string | null;
    topics: string[];
    asked_at: Date;
  };
  kindness_settings: {
    one_row: Generated<boolean>;
    chat_seconds: Generated<number>;
    words_revision: Generated<string>;
  };
  ledger_accounts: {
    id: string;
    kind: 'purse' | 'escrow';
    coins: Generated<number>;
    tradable: Generated<number>;
    entries: Generated<number>;
  };
  ledger_days: {
    day: string;
    type: string;
    week: Date;
    id: Generated<string>;
    made: number;
    taken: number;
    cut: number;
    purses: number;
    escrow: number;
    traded: number;
    trades: number;
  };
  ledger_entries: {
    account_id: string;
    id: string;
    journal_id: string;
    at: Date;
    type: string;
    description: string;
    amount: number;
    tradable: number;
    balance: number | null;
    nth: number | null;
    month: Generated<string>;
  };
  ledger_history: {
    account_id: string;
    id: string;
    journal_id: string;
    at: Date;
    type: string;
    description: string;
    amount: number;
    tradable: number;
    balance: number | null;
    nth: number | null;
    month: Generated<string>;
  };
  ledger_totals: {
    account_id: string;
    type: string;
    coins_in: Generated<number>;
    coins_out: Generated<number>;
  };
  letters: {
    id: string;
    sender_id: string;
    recipient_id: string;
    subject: string;
    body: string;
    sent_at: Date;
    read_at: Date | null;
    deleted_by_sender: Generated<boolean>;
    deleted_by_recipient: Generated<boolean>;
    send_id: string;
  };
  listings: {
    id: string;
    kind: 'horse' | 'tack' | 'rescue';
    seller_id: string;
    horse_id: string | null;
    tack_id: string | null;
    price: number;
    listed_at: Date;
    breed: string | null;
    sex: Sex | null;
    born_at: Date | null;
    level: number | null;
    colour: ColourGroup | null;
    tack_type: TackType | null;
    quality: number | null;
  };
  moments_seen: {
    player_id: string;
    births_at: Date;
    births_id: string;
    starts_at: Date;
    starts_id: string;
    classes_at: Date;
    classes_id: string;
    level: number;
  };
  mutes: {
    player_id: string;
    until: Date | null;
    why: string;
    since: Date;
  };
  news_readers: {
    player_id: string;
    read_at: Date;
    topics_off: Generated<NewsTopic[]>;
  };
  outgoing_mails: {
    id: string;
    kind: string;
    recipient: string | null;
    reply_to: string | null;
    content: ColumnType<unknown, string, string>;
    send_at: Date;
    useless_at: Date;
    attempts: Generated<number>;
  };
  payment_customers: {
    player_id: string;
    customer: string;
    practice: boolean;
    checkout: string | null;
    checkouts: Generated<number>;
    subscription: string | null;
    paid_until: Date | null;
    renews: Generated<boolean>;
  };
  payment_events: {
    id: string;
    type: string;
    received_at: Date;
  };
  payments: {
    id: string;
    player_id: string;
    kind: 'premium' | 'insight';
    intent: string | null;
    subscription: string | null;
    horse_id: string | null;
    cents: number;
    currency: string;
    period_start: Date | null;
    period_end: Date | null;
    state: PaymentState;
    practice: boolean;
    paid_at: Date;
    state_at: Date;
  };
  payments_to_players: {
    kind: 'entry_fee' | 'sale' | 'stud_fee' | 'prize';
    from_id: string;
    to_id: string;
    coins: number;
    at: Date;
  };
  picture_upload_counts: {
    player_id: string;
    since: Date;
    uploads: number;
  };
  picture_uploads: {
    player_id: string;
    token_hash: Buffer;
    expires_at: Date;
    received_at: Date | null;
  };
  placings_to_count: {
    player_id: string;
    entry_id: string;
  };
  player_standings: {
    season: number;
    division: number;
    player_id: string;
    shows: number;
    wins: number;
    earnings: number;
  };
  players: {
    id: string;
    username: string;
    username_key: string;
    username_changed_at: Date | null;
    guild: Guild;
    guild_changed_at: Date | null;
    level: Generated<number>;
    xp: Generated<number>;
    house_starts_day: string | null;
    house_starts: Generated<number>;
    active_entries: Generated<number>;
    salary_day: string | null;
    free_insights: Generated<number>;
    craft_skill: Generated<number>;
    crafted_at: Date | null;
    crafts: Generated<number>;
    premium_until: Date | null;
    boxes: Generated<number>;
    last_seen_at: Date;
    away_from: Date | null;
    deleted_at: Date | null;
    created_at: Date;
  };
  practice_objects: {
    id: string;
    kind: string;
    parent: string | null;
    body: ColumnType<object, string, string>;
    due_at: Date | null;
  };
  practice_requests: {
    key: string;
    status: number;
    answer: ColumnType<object, string, string>;
  };
  presences: {
    player_id: string;
    seen_at: Date;
  };
  profiles: {
    player_id: string;
    bio: Generated<string>;
    shop_name: Generated<string>;
    picture: string | null;
    is_private: Generated<boolean>;
  };
  push_keys: {
    one_row: Generated<boolean>;
    public_key: string;
    private_key: string;
  };
  push_subscriptions: {
    id: string;
    player_id: string;
    session: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
  };
  realm_accounts: {
    account_id: string;
    directory_id: string;
    home_name: string | null;
    home_address: string | null;
    since: Date;
  };
  recovery_codes: {
    account_id: string;
    code_hash: Buffer;
  };
  recovery_requests: {
    id: string;
    forgot: 'username' | 'password';
    email_key: string;
    asked_at: Date;
  };
  report_cases: {
    id: string;
    kind: SubjectKind;
    subject_id: string;
    player_id: string;
    seen: string;
    context: Generated<ColumnType<ContextLine[], string, string>>;
    reports: number;
    reported_at: Date;
    closed_at: Date | null;
  };
  reports: {
    case_id: string;
    reporter_id: string;
    reason: ReportReason;
    words: string;
    at: Date;
  };
  sales: {
    id: string;
    kind: 'horse' | 'tack';
    seller_id: string;
    buyer_id: string;
    price: number;
    sold_at: Date;
    horse_id: string | null;
    breed: string | null;
    tack_type: TackType | null;
    quality: number | null;
  };
  second_factors: {
    account_id: string;
    secret: Buffer;
    on_since: Date | null;
    last_step: Generated<number>;
    codes_salt: Buffer;
  };
  sessions: {
    token_hash: Buffer;
    account_id: string;
    device_id: string | null;
    created_at: Date;
    used_at: Date;
    expires_at: Date;
  };
  show_entries: {
    id: string;
    show_id: string;
    horse_id: string;
    player_id: string;
    discipline: Discipline;
    level: number;
    runs_at: Date;
    status: Generated<'pending' | 'completed' | 'scratched'>;
    fee: number;
    fee_tradable: number;
    creator_id: string | null;
    grade: Grade | null;
    veteran: Generated<boolean>;
    entropy: string;
    entered_at: Date;
    entry_xp: number;
    place_xp: number | null;
    place: number | null;
    field_size: number | null;
    score: number | null;
    prize: number | null;
    result: ColumnType<StoredResult | null, string | null, string | null>;
    month: Generated<string>;
  };
  show_follows: {
    player_id: string;
    show_id: string;
    runs_at: Date;
  };
  show_history: {
    id: string;
    show_id: string;
    horse_id: string;
    player_id: string;
    discipline: Discipline;
    level: number;
    runs_at: Date;
    status: Generated<'pending' | 'completed' | 'scratched'>;
    fee: number;
    fee_tradable: number;
    creator_id: string | null;
    grade: Grade | null;
    veteran: Generated<boolean>;
    entropy: string;
    entered_at: Date;
    entry_xp: number;
    place_xp: number | null;
    place: number | null;
    field_size: number | null;
    score: number | null;
    prize: number | null;
    result: ColumnType<StoredResult | null, string | null, string | null>;
    month: Generated<string>;
  };
  show_starters: {
    show_id: string;
    last_horse: string;
    starters: ColumnType<readonly LargeShowStarter[], string, string>;
  };
  shown_profiles: {
    player_id: string;
    bio: string;
    picture: string | null;
    shop_name: string;
  };
  shows: {
    id: string;
    kind: 'house' | 'player';
    discipline: Discipline;
    level: number;
    entry_fee: number;
    prize: number;
    runs_at: Date;
    status: Generated<'open' | 'completed'>;
    created_by: string | null;
    created_at: Date | null;
    seed_hash: string;
    seed: Buffer | null;
    entries_hash: string | null;
    rules_version: number | null;
    purse_index: number | null;
    counts: Generated<boolean>;
    returned: number | null;
    fees_kept: Generated<number>;
    entered: number | null;
    heats: number | null;
  };
  sign_in_tries: {
    key: string;
    tries: number;
    counted_at: Date;
    wait_until: Date;
    expires_at: Date;
  };
  store_offers: {
    id: string;
    breed: string;
    tier: string;
    price: number;
    genotype: string;
    traits: ColumnType<Traits, string, string>;
    aptitude: number[];
    age_in_months: number;
    created_at: Date;
  };
  stud_requests: {
    id: string;
    stallion_id: string;
    mare_id: string;
    from_id: string;
    to_id: string;
    fee: number;
    fee_tradable: number;
    entropy: string;
    note: string;
    requested_at: Date;
    expires_at: Date;
    status: Generated<StudRequestState>;
    answered_at: Date | null;
  };
  studs: {
    stallion_id: string;
    player_id: string;
    fee: number;
    note: string;
    own_breed_only: boolean;
    placed_at: Date;
    aptitude: Generated<number[]>;
    breed: Generated<string>;
  };
  subscriptions: {
    id: string;
    player_id: string;
    practice: boolean;
    renews: boolean;
    ended_at: Date | null;
    read_at: Date;
  };
  suspensions: {
    account_id: string;
    until: Date | null;
    why: string;
    since: Date;
  };
  tack: {
    id: string;
    owner_id: string;
    type: TackType;
    quality: number;
    maker_id: string | null;
    horse_id: string | null;
    starter_of: string | null;
    created_at: Date;
  };
  told_news: {
    player_id: string;
    kind: NewsKind;
    news_id: string;
    told_at: Date;
  };
  vet_requests: {
    id: string;
    horse_id: string;
    player_id: string;
    service: VetService;
    price: number;
    requested_at: Date;
    completes_at: Date;
    status: Generated<'pending' | 'completed'>;
  };
  waiting_calls: {
    id: string;
    account_id: string;
    device_id: string | null;
    device_name: string;
    route: string;
    input: ColumnType<unknown, string, string>;
    sentence: string;
    asked_at: Date;
    runs_at: Date;
    state: Generated<WaitingState>;
    ended_at: Date | null;
    reason: string | null;
  };
  wealth: {
    one_row: Generated<boolean>;
    counted_at: Date;
    players: number;
    tenths: number[];
  };
  world: {
    one_row: Generated<boolean>;
    founded_at: Date;
    clock_offset_ms: Generated<number>;
    clock_correction_ms: Generated<number>;
    clock_waits: Generated<boolean>;
    clock_reached: Date;
    archived_before: Date | null;
    secret: Buffer;
    purse_index: Generated<number>;
    purse_index_due: Date;
  };
}
