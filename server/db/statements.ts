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
import type { Pastime, PhotoPlace } from '../../game/keepsakes/pastimes.ts';
import type { ContextLine, AdminAction, ReportReason, SubjectKind } from '../../game/moderation/reports.ts';
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

/** Result and parameters of each statement. */
export interface Statements {
  access_token_delete: {
    row: { id: string };
    parameters: { id: string; accountId: string };
  };
  access_token_find: {
    row: {
      id: string;
      accountId: string;
      scopes: TokenScope[];
      expiresAt: Date;
      usedOn: string | null;
      suspendedSince: Date | null;
      suspendedUntil: Date | null;
      suspendedWhy: string | null;
    };
    parameters: { hash: Buffer; now: Date };
  };
  access_token_insert: {
    row: {
      id: string;
      name: string;
      scopes: TokenScope[];
      madeAt: Date;
      expiresAt: Date;
      usedOn: string | null;
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
      madeAt: Date;
      expiresAt: Date;
      usedOn: string | null;
    };
    parameters: { accountId: string };
  };
  account_address_lock: {
    row: { pgAdvisoryXactLock: unknown };
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
  account_deletion_cancel: {
    row: { playerId: string };
    parameters: { playerId: string };
  };
  account_deletion_end: {
    row: never;
    parameters: { playerId: string };
  };
  account_deletion_end_payments: {
    row: never;
    parameters: { now: Date | null; playerId: string; isOver: boolean; renews: boolean };
  };
  account_deletion_erased: {
    row: never;
    parameters: { now: Date | null; nextAt: Date; deletesTexts: boolean; playerId: string };
  };
  account_deletion_find: {
    row: { deletesAt: Date; homeName: string | null };
    parameters: { playerId: string };
  };
  account_deletion_insert: {
    row: { playerId: string };
    parameters: { playerId: string; now: Date; deletesAt: Date };
  };
  account_deletion_lock: {
    row: { playerId: string; erasedAt: Date | null; paymentsAt: Date | null; deletesTexts: boolean };
    parameters: { playerId: string; now: Date };
  };
  account_deletion_payments: {
    row: { playerId: string; erasedAt: Date | null };
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
    row: { isPremium: boolean | null };
    parameters: { now: Date; playerId: string };
  };
  account_deletion_put_off: {
    row: never;
    parameters: { day: Date; playerId: string };
  };
  account_deletions_due: {
    row: { playerId: string; erasedAt: Date | null };
    parameters: { now: Date; limit: number };
  };
  account_email: {
    row: { username: string; email: string; emailKey: string; emailConfirmedAt: Date | null };
    parameters: { accountId: string };
  };
  account_email_key: {
    row: { emailKey: string };
    parameters: { accountId: string };
  };
  account_email_update: {
    row: never;
    parameters: { email: string; emailKey: string; confirmedAt: Date | null; accountId: string };
  };
  account_insert: {
    row: never;
    parameters: { id: string; email: string; emailKey: string; passwordHash: string; createdAt: Date };
  };
  account_is_confirmed: {
    row: { isConfirmed: boolean };
    parameters: { accountId: string };
  };
  account_keys_confirmed: {
    row: { id: string; passwordHash: string };
    parameters: { emailKey: string };
  };
  account_keys_unconfirmed: {
    row: { id: string; passwordHash: string };
    parameters: { emailKey: string };
  };
  account_link_delete: {
    row: never;
    parameters: { tokenHash: Buffer };
  };
  account_link_find: {
    row: {
      tokenHash: Buffer;
      accountId: string;
      email: string | null;
      waitingCallId: string | null;
      madeAt: Date;
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
    parameters: { accountId: string; now: Date; kind: string; most: number };
  };
  account_lock: {
    row: { id: string };
    parameters: { id: string };
  };
  account_owner: {
    row: { username: string; email: string; emailConfirmedAt: Date | null };
    parameters: { accountId: string };
  };
  account_password: {
    row: { passwordHash: string };
    parameters: { accountId: string };
  };
  account_password_update: {
    row: never;
    parameters: { passwordHash: string; accountId: string };
  };
  admin_case: {
    row: {
      id: string;
      kind: SubjectKind;
      subjectId: string;
      playerId: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      firstAt: Date;
      reportedAt: Date;
      closedAt: Date | null;
      context: ContextLine[];
      level: number;
      createdAt: Date;
      earlier: number;
      mutedSince: Date | null;
      mutedUntil: Date | null;
      suspendedSince: Date | null;
      suspendedUntil: Date | null;
    };
    parameters: { id: string };
  };
  admin_case_close: {
    row: never;
    parameters: { id: string; now: Date | null };
  };
  admin_case_lock: {
    row: { kind: SubjectKind; subjectId: string; seen: string };
    parameters: { id: string };
  };
  admin_case_player: {
    row: { playerId: string; username: string };
    parameters: { id: string };
  };
  admin_cases_most: {
    row: {
      id: string;
      kind: SubjectKind;
      subjectId: string;
      playerId: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      firstAt: Date;
      reportedAt: Date;
      closedAt: Date | null;
    };
    parameters: { reports: number; id: string; limit: number };
  };
  admin_cases_newest: {
    row: {
      id: string;
      kind: SubjectKind;
      subjectId: string;
      playerId: string;
      username: string;
      seen: string;
      reports: number;
      reason: ReportReason;
      firstAt: Date;
      reportedAt: Date;
      closedAt: Date | null;
    };
    parameters: { id: string; limit: number };
  };
  admin_decision: {
    row: {
      id: string;
      caseId: string;
      action: AdminAction;
      kind: SubjectKind;
      playerId: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decidedAt: Date;
      undoneAt: Date | null;
      undoneOperator: string | null;
      undoneWhy: string | null;
    };
    parameters: { id: string };
  };
  admin_decision_insert: {
    row: never;
    parameters: {
      id: string;
      caseId: string;
      playerId: string;
      operatorId: string;
      action: AdminAction;
      why: string;
      until: Date | null;
      put: string | null;
      now: Date;
    };
  };
  admin_decision_standing: {
    row: { id: string };
    parameters: { caseId: string; action: AdminAction };
  };
  admin_decision_undo: {
    row: { caseId: string; action: AdminAction; put: string | null };
    parameters: { now: Date | null; operatorId: string | null; why: string | null; id: string };
  };
  admin_decisions: {
    row: {
      id: string;
      caseId: string;
      action: AdminAction;
      kind: SubjectKind;
      playerId: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decidedAt: Date;
      undoneAt: Date | null;
      undoneOperator: string | null;
      undoneWhy: string | null;
    };
    parameters: { before: string | null; limit: number };
  };
  admin_decisions_of_case: {
    row: {
      id: string;
      caseId: string;
      action: AdminAction;
      kind: SubjectKind;
      playerId: string;
      username: string;
      operator: string | null;
      why: string;
      until: Date | null;
      decidedAt: Date;
      undoneAt: Date | null;
      undoneOperator: string | null;
      undoneWhy: string | null;
    };
    parameters: { caseId: string; limit: number };
  };
  admin_overview: {
    row: { open: number; oldestAt: Date | null; chatSeconds: number };
    parameters: Record<never, never>;
  };
  admin_restriction: {
    row: { until: Date | null; why: string; since: Date };
    parameters: { playerId: string; action: AdminAction; now: Date };
  };
  admin_spending: {
    row: {
      toId: string;
      toName: string;
      payers: number;
      total: number | null;
      fromId: string;
      fromName: string;
      coins: number;
      spent: number;
      since: Date;
    };
    parameters: { from: Date; least: number; percent: number; fewest: number; limit: number };
  };
  admin_voices: {
    row: { username: string; reason: ReportReason; comment: string; at: Date };
    parameters: { caseId: string; limit: number };
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
    row: { accountId: string; id: string; month: string };
    parameters: { accounts: readonly string[]; leastId: string; limit: number };
  };
  archive_lines_of_house: {
    row: { accountId: string; id: string; month: string };
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
      mareId: string;
      stallionId: string;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      foalRules: number | null;
      took: boolean;
      foal: { sex: Sex; breed: string; genotype: string; traits: Traits; form: number[]; talent: number[]; aptitude: number[]; inbreeding: number; heightCm: number; bodyWords: number } | null;
      sire: { sex: Sex; breed: string; genotype: string; traits: Traits; form: number[]; talent: number[]; aptitude: number[]; inbreeding: number; heightCm: number; bodyWords: number } | null;
      dam: { sex: Sex; breed: string; genotype: string; traits: Traits; form: number[]; talent: number[]; aptitude: number[]; inbreeding: number; heightCm: number; bodyWords: number } | null;
    };
    parameters: { after: string | null; limit: number };
  };
  audit_founders: {
    row: { id: string; breed: string; traits: Traits; form: number[]; heightCm: number; bodyWords: number };
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
    row: { playerId: string };
    parameters: { blockedId: string };
  };
  blocks_count: {
    row: { count: number };
    parameters: { playerId: string };
  };
  blocks_page: {
    row: { id: string; blockedId: string; username: string; at: Date };
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
    row: { username: string; message: string; sentAt: Date };
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
      playerId: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sentAt: Date;
      removed: boolean;
      sendId: string;
    };
    parameters: { playerId: string; sendId: string };
  };
  chat_page: {
    row: {
      id: string;
      playerId: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sentAt: Date;
      removed: boolean;
      sendId: string;
    };
    parameters: { before: string | null; playerId: string; limit: number };
  };
  chat_posts: {
    row: {
      id: string;
      playerId: string;
      username: string;
      guild: Guild;
      picture: string | null;
      message: string;
      sentAt: Date;
      removed: boolean;
      sendId: string;
      blockedBy: string[];
    };
    parameters: { ids: readonly string[] };
  };
  chat_read: {
    row: never;
    parameters: { playerId: string; now: Date };
  };
  chat_reader: {
    row: { readAt: Date | null; hasNew: boolean };
    parameters: { among: number; playerId: string };
  };
  chat_remove: {
    row: { id: string };
    parameters: { removed: boolean; id: string; message: string };
  };
  chat_reportable: {
    row: { playerId: string; message: string; removed: boolean };
    parameters: { id: string; readerId: string | null };
  };
  chat_seconds_find: {
    row: { chatSeconds: number };
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
    row: { playerId: string };
    parameters: { playerId: string; now: Date; before: Date };
  };
  chat_turn_find: {
    row: { wroteAt: Date };
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
    row: { id: string; name: string; email: string; message: string; at: Date; handledAt: Date };
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
    row: { id: string; name: string; email: string; message: string; at: Date; handledAt: Date | null };
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
      activeEntries: number;
      houseStartsDay: string | null;
      houseStarts: number;
      meadowStarts: number;
      createdAt: Date;
      salaryDay: string | null;
      isGuest: boolean;
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
      activeEntries: number;
      houseStartsDay: string | null;
      houseStarts: number;
      meadowStarts: number;
      createdAt: Date;
      salaryDay: string | null;
      isGuest: boolean;
      coins: number;
      tradable: number;
    };
    parameters: { id: string };
  };
  cover_foaled: {
    row: never;
    parameters: { mareId: string; foalId: string | null; rules: number | null; coverId: string };
  };
  cover_free_check: {
    row: { free: boolean };
    parameters: { horseIds: readonly string[]; since: Date };
  };
  cover_in_foal: {
    row: {
      id: string;
      mareId: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      coveredAt: Date;
      foalsAt: Date;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      inbreeding: number;
      freeCheck: boolean;
      freeFee: boolean;
      ofGate: boolean;
      foalId: string | null;
      foalRules: number | null;
      stallionName: string;
    };
    parameters: { mareId: string };
  };
  cover_insert: {
    row: never;
    parameters: {
      birthNumber: number;
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
      freeCheck: boolean;
      freeFee: boolean;
      ofGate: boolean;
    };
  };
  cover_insert_missed: {
    row: never;
    parameters: {
      birthNumber: number;
      restsUntil: Date | null;
      mareId: string;
      id: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      now: Date;
      seedHash: string;
      entropy: string;
      rules: number;
    };
  };
  cover_missed_find: {
    row: {
      mareId: string;
      stallionId: string;
      coveredAt: Date;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      rules: number;
      stallionName: string;
      stallionGenotype: string;
    };
    parameters: { mareId: string; birthNumber: number; playerId: string };
  };
  cover_of_foal: {
    row: {
      id: string;
      mareId: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      coveredAt: Date;
      foalsAt: Date;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      inbreeding: number;
      freeCheck: boolean;
      freeFee: boolean;
      ofGate: boolean;
      foalId: string;
      foalRules: number | null;
    };
    parameters: { foalId: string };
  };
  cover_unborn_lock: {
    row: {
      id: string;
      mareId: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      coveredAt: Date;
      foalsAt: Date;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      inbreeding: number;
      freeCheck: boolean;
      freeFee: boolean;
      ofGate: boolean;
      foalId: string | null;
      foalRules: number | null;
    };
    parameters: { id: string };
  };
  covers_due: {
    row: {
      id: string;
      mareId: string;
      stallionId: string;
      playerId: string;
      requestId: string | null;
      coveredAt: Date;
      foalsAt: Date;
      birthNumber: number;
      seedHash: string;
      entropy: string;
      inbreeding: number;
      freeCheck: boolean;
      freeFee: boolean;
      ofGate: boolean;
      foalId: string | null;
      foalRules: number | null;
    };
    parameters: { now: Date; limit: number };
  };
  covers_of_gate: {
    row: { foals: number };
    parameters: { stallionId: string; since: Date };
  };
  covers_sixth_last: {
    row: { coveredAt: Date };
    parameters: { stallionId: string };
  };
  database_time: {
    row: { now: Date };
    parameters: Record<never, never>;
  };
  decisions_about: {
    row: {
      id: string;
      action: AdminAction;
      kind: SubjectKind;
      why: string;
      until: Date | null;
      decidedAt: Date;
    };
    parameters: { playerId: string; limit: number };
  };
  device_code_delete: {
    row: never;
    parameters: { accountId: string };
  };
  device_code_find: {
    row: { codeHash: Buffer; tries: number; expiresAt: Date };
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
    row: { id: string; name: string; knownAt: Date; firstSeenAt: Date; lastSeenAt: Date };
    parameters: { id: string; accountId: string };
  };
  device_insert: {
    row: { id: string; name: string; knownAt: Date; firstSeenAt: Date; lastSeenAt: Date };
    parameters: { id: string; accountId: string; tokenHash: Buffer; name: string; knownAt: Date; now: Date };
  };
  device_known: {
    row: never;
    parameters: { knownAt: Date; id: string };
  };
  device_notice: {
    row: {
      isNew: boolean;
      waitingHere: number;
      id: string | null;
      name: string | null;
      firstSeenAt: Date | null;
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
      knownAt: Date;
      firstSeenAt: Date;
      lastSeenAt: Date;
      waiting: number;
      isSignedIn: boolean;
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
    parameters: { accountId: string; now: Date; most: number };
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
    row: { endedAt: Date | null };
    parameters: { accountId: string };
  };
  directory_handover_find: {
    row: {
      accountId: string;
      email: string;
      homeName: string;
      homeAddress: string;
      realmName: string;
      isOpen: boolean;
    };
    parameters: { tokenHash: Buffer; realm: string };
  };
  directory_handover_insert: {
    row: never;
    parameters: { tokenHash: Buffer; accountId: string; toRealm: string; email: string; seconds: number };
  };
  directory_handover_renew: {
    row: { accountId: string };
    parameters: { newHash: Buffer; seconds: number; tokenHash: Buffer; realm: string };
  };
  directory_handover_take: {
    row: { accountId: string };
    parameters: { tokenHash: Buffer; realm: string };
  };
  directory_home: {
    row: { homeRealm: string };
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
    row: { id: string; kind: 'ended' | 'left' | 'erased'; directoryId: string; at: Date };
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
    row: { slug: string; name: string; address: string; isOpen: boolean; username: string | null };
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
    row: { name: string; address: string; username: string; foundedAt: Date };
    parameters: { accountId: string; realm: string };
  };
  entries_by: {
    row: {
      id: string;
      showId: string;
      horseId: string;
      playerId: string;
      discipline: Discipline;
      level: number;
      runsAt: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      feeTradable: number;
      creatorId: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      enteredAt: Date;
      entryXp: number;
      placeXp: number | null;
      place: number | null;
      fieldSize: number | null;
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
    row: { showId: string; count: number };
    parameters: { showIds: readonly string[] };
  };
  entries_fewer: {
    row: never;
    parameters: { playerIds: readonly string[] };
  };
  entries_of_shows: {
    row: {
      id: string;
      showId: string;
      horseId: string;
      playerId: string;
      discipline: Discipline;
      level: number;
      runsAt: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      feeTradable: number;
      creatorId: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      enteredAt: Date;
      entryXp: number;
      placeXp: number | null;
      place: number | null;
      fieldSize: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
    };
    parameters: { showIds: readonly string[] };
  };
  entries_payers: {
    row: { horseId: string; showId: string; playerId: string };
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
    row: { playerId: string; creatorId: string | null };
    parameters: { horseIds: readonly string[] };
  };
  entries_stats: {
    row: { showsEntered: number; earnings: number; pending: number };
    parameters: { horseId: string };
  };
  entries_takings: {
    row: { own: boolean; entries: number; coins: number; tradable: number };
    parameters: { showId: string };
  };
  entries_to_store: {
    row: {
      id: string;
      showId: string;
      horseId: string;
      playerId: string;
      discipline: Discipline;
      level: number;
      runsAt: Date;
      status: 'pending' | 'completed' | 'scratched';
      fee: number;
      feeTradable: number;
      creatorId: string | null;
      grade: Grade | null;
      veteran: boolean;
      entropy: string;
      enteredAt: Date;
      entryXp: number;
      placeXp: number | null;
      place: number | null;
      fieldSize: number | null;
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
      meadowStarts: number;
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
  erase_idempotency_records: {
    row: never;
    parameters: { playerId: string };
  };
  erase_inventory: {
    row: never;
    parameters: { playerId: string };
  };
  erase_keepsakes: {
    row: never;
    parameters: { playerId: string };
  };
  erase_last_run: {
    row: { runsAt: Date | null };
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
  erase_sent_notifications: {
    row: never;
    parameters: { playerId: string };
  };
  erase_show_follows: {
    row: never;
    parameters: { playerId: string };
  };
  erase_unborn: {
    row: never;
    parameters: { playerId: string };
  };
  filter_revision: {
    row: { wordsRevision: string };
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
    row: { word: string; operatorId: string; operator: string | null; addedAt: Date };
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
  foal_book: {
    row: {
      id: string;
      sex: Sex;
      breed: string;
      genotype: string;
      traits: Traits;
      form: number[];
      maneStyle: ManeStyle | null;
      bornAt: Date;
      createdAt: Date;
      aptitude: number[];
      isBred: boolean;
      expected: number[] | null;
      foundedAt: Date;
      came: { kind: EventKind; at: string } | null;
      pages: ({ at: string; pages: string | null })[];
    };
    parameters: { horseId: string; viewerId: string };
  };
  foal_book_lock: {
    row: { grown: number };
    parameters: { horseId: string; now: Date };
  };
  foal_book_move: {
    row: never;
    parameters: { bornAt: Date; wasBornAt: Date; horseId: string };
  };
  foal_book_newborns: {
    row: {
      id: string;
      bornAt: Date;
      inbreeding: number;
      sireBreed: string;
      sireForm: number[];
      sireTalent: number[];
      sireInbreeding: number;
      damBreed: string;
      damForm: number[];
      damTalent: number[];
      damInbreeding: number;
    };
    parameters: { foalIds: readonly string[] };
  };
  foal_book_resume: {
    row: never;
    parameters: { now: Date; pageMs: readonly number[]; horseIds: readonly string[] };
  };
  foal_book_write: {
    row: { isRead: boolean };
    parameters: { grown: number; nextAt: Date | null; horseId: string };
  };
  foal_books_due: {
    row: { horseId: string };
    parameters: { now: Date; limit: number };
  };
  foal_books_insert: {
    row: never;
    parameters: {
      horseIds: readonly string[];
      expected: readonly string[];
      nextAts: readonly (Date | null)[];
    };
  };
  foal_books_missing: {
    row: { id: string };
    parameters: { limit: number };
  };
  foal_insert: {
    row: never;
    parameters: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      discipline: Discipline;
      genotype: string;
      traits: string;
      form: readonly number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: readonly number[];
      aptitude: readonly number[];
      skill: readonly number[];
      bornAt: Date;
      happiness: number;
      now: Date;
      weanedAt: Date | null;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
    };
  };
  gate_find: {
    row: { isUsed: boolean; hasHorse: boolean };
    parameters: { gate: Buffer; playerId: string };
  };
  gate_player_lock: {
    row: { id: string };
    parameters: { playerId: string };
  };
  gate_save: {
    row: never;
    parameters: { gate: Buffer | null; playerId: string };
  };
  gate_sire: {
    row: { id: string; name: string; breed: string; stable: string };
    parameters: { id: string };
  };
  gate_sires: {
    row: { id: string; breed: string };
    parameters: { now: Date; bornAfter: Date; since: Date; most: number };
  };
  gate_turn: {
    row: { pgAdvisoryXactLock: unknown };
    parameters: { gate: Buffer };
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
  guest_begin: {
    row: never;
    parameters: { until: Date | null; gateName: string | null; playerId: string };
  };
  guest_keep: {
    row: { id: string };
    parameters: { username: string; key: string; playerId: string };
  };
  guest_keep_account: {
    row: never;
    parameters: { email: string; emailKey: string; passwordHash: string; wallNow: Date; playerId: string };
  };
  guest_lock: {
    row: { username: string };
    parameters: { playerId: string };
  };
  guest_who_left_lock: {
    row: { id: string };
    parameters: { playerId: string; now: Date };
  };
  guests_who_left: {
    row: { id: string };
    parameters: { now: Date; limit: number };
  };
  guide_end: {
    row: never;
    parameters: { playerId: string; now: Date | null };
  };
  guide_state: {
    row: {
      firstHorseAt: Date | null;
      meadowStarts: number;
      guideEndedAt: Date | null;
      horseId: string | null;
      horseName: string | null;
      horseSex: Sex | null;
      horses: number;
      fedHorses: number;
      trainings: number;
      starts: number;
      results: number;
      whys: number;
      pendingShowId: string | null;
      resultShowId: string | null;
      resultPlace: number | null;
      rosetteShowId: string | null;
      rosettePlace: number | null;
      winShowId: string | null;
      winPlace: number | null;
    };
    parameters: { playerId: string; lastRosette: number };
  };
  health_known: {
    row: { id: string; genotype: string };
    parameters: { horseIds: readonly string[]; playerId: string };
  };
  health_of_horse: {
    row: { id: string; ownerId: string; genotype: string; testedAt: Date | null; published: boolean };
    parameters: { id: string; viewerId: string };
  };
  health_test_find: {
    row: { horseId: string; testedAt: Date; published: boolean };
    parameters: { horseId: string };
  };
  health_test_insert: {
    row: never;
    parameters: { horseId: string; playerId: string; price: number; now: Date };
  };
  health_test_publish: {
    row: never;
    parameters: { horseId: string };
  };
  health_unpublished: {
    row: { id: string };
    parameters: { horseIds: readonly string[] };
  };
  horse_bests: {
    row: { horseId: string; discipline: Discipline; score: number | null; starts: number };
    parameters: { horseIds: readonly string[]; playerIds: readonly string[] };
  };
  horse_cards: {
    row: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      form: number[];
      expectedHeightCm: number;
      expectedBodyWords: number;
      bornAt: Date;
      maneStyle: ManeStyle | null;
      nameplate: Nameplate;
      username: string | null;
    };
    parameters: { ids: readonly string[] };
  };
  horse_descents: {
    row: { id: string; sireId: string; damId: string | null; inbreeding: number; generation: number };
    parameters: { ids: readonly string[] };
  };
  horse_events_insert: {
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
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      guild: 'rider' | Guild;
    };
    parameters: { id: string };
  };
  horse_find_seen: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      guild: 'rider' | Guild;
      genesSeen: boolean;
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
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
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
      form: readonly number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: readonly number[];
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
  horse_namer: {
    row: { name: string; playerId: string };
    parameters: { horseId: string };
  };
  horse_reachable: {
    row: { id: string };
    parameters: { id: string; viewerId: string | null };
  };
  horse_rename: {
    row: never;
    parameters: { name: string; id: string };
  };
  horse_rescued: {
    row: Record<never, never>;
    parameters: { horseId: string };
  };
  horse_with_pedigree: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      guild: 'rider' | Guild;
      genesSeen: boolean;
      worn: ({ id: string; type: TackType; quality: number })[];
      listing: { id: string; price: number } | null;
      rescued: boolean;
      pedigree: { sire: { id: string; name: string; level: number } | null; dam: { id: string; name: string; level: number } | null; siresSire: { id: string; name: string; level: number } | null; siresDam: { id: string; name: string; level: number } | null; damsSire: { id: string; name: string; level: number } | null; damsDam: { id: string; name: string; level: number } | null };
    };
    parameters: { viewerId: string; id: string };
  };
  horses_at_market: {
    row: { id: string; genotype: string; traits: Traits; breed: string; bornAt: Date; createdAt: Date };
    parameters: { ids: readonly string[] };
  };
  horses_change_owner: {
    row: never;
    parameters: { to: string; ids: readonly string[]; from: string };
  };
  horses_find: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      guild: 'rider' | Guild;
    };
    parameters: { ids: readonly string[] };
  };
  horses_genes_seen: {
    row: { id: string };
    parameters: { horseIds: readonly string[]; playerId: string };
  };
  horses_herd_in_tack: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      worn: ({ id: string; type: TackType; quality: number })[];
      guild: 'rider' | Guild;
    };
    parameters: { ownerId: string; retiredBornAt: Date; limit: number };
  };
  horses_in_breeding: {
    row: { id: string };
    parameters: { playerId: string };
  };
  horses_in_tack: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
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
      genotype: string;
      rationUntil: Date | null;
    };
    parameters: { ownerId: string };
  };
  horses_of: {
    row: {
      id: string;
      ownerId: string;
      locked: boolean;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      genesPublished: boolean;
      traits: Traits;
      form: number[];
      heightCm: number;
      bodyWords: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
      talent: number[];
      aptitude: number[];
      skill: number[];
      bornAt: Date;
      discipline: Discipline;
      level: number;
      levelOnArrival: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      rationUntil: Date | null;
      grassFrom: Date | null;
      worksFrom: Date | null;
      workedAt: Date | null;
      trainingFrom: Date;
      vetShotsUntil: Date | null;
      vetCheckUntil: Date | null;
      breedingCheckUntil: Date | null;
      nextEntryCalm: boolean;
      startsDay: string | null;
      startsToday: number;
      showsEntered: number;
      earnings: number;
      sireId: string | null;
      damId: string | null;
      breederId: string | null;
      inbreeding: number;
      generation: number;
      giftFoal: boolean;
      covers: number;
      foalsAt: Date | null;
      restsUntil: Date | null;
      whistledDay: string | null;
      maneStyle: ManeStyle | null;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      nameplates: Nameplate[];
      tackColour: TackColour;
      tackColours: TackColour[];
      createdAt: Date;
      guild: 'rider' | Guild;
      genesSeen: boolean;
      worn: ({ id: string; type: TackType; quality: number })[];
      listing: { id: string; price: number } | null;
      rescued: boolean;
    };
    parameters: { ownerId: string; after: string | null; limit: number };
  };
  horses_save: {
    row: never;
    parameters: {
      ids: readonly string[];
      bornAt: readonly Date[];
      sex: readonly Sex[];
      level: readonly number[];
      xp: readonly number[];
      skill: readonly string[];
      classLevel: readonly number[];
      grade: readonly Grade[];
      gradePoints: readonly number[];
      prizelessStarts: readonly number[];
      bestClass: readonly number[];
      bestGrade: readonly Grade[];
      putBack: readonly boolean[];
      earnings: readonly number[];
      happiness: readonly number[];
      happinessAt: readonly Date[];
      feedExpiresAt: readonly (Date | null)[];
      longFeedUntil: readonly (Date | null)[];
      rationUntil: readonly (Date | null)[];
      grassFrom: readonly (Date | null)[];
      worksFrom: readonly (Date | null)[];
      workedAt: readonly (Date | null)[];
      trainingFrom: readonly Date[];
      vetCheckUntil: readonly (Date | null)[];
      vetShotsUntil: readonly (Date | null)[];
      breedingCheckUntil: readonly (Date | null)[];
      whistledDay: readonly (string | null)[];
      maneStyle: readonly (ManeStyle | null)[];
      backdrop: readonly (Backdrop | null)[];
      nameplate: readonly Nameplate[];
      nameplates: readonly Nameplate[][];
      tackColour: readonly TackColour[];
      tackColours: readonly TackColour[][];
    };
  };
  horses_to_show: {
    row: {
      id: string;
      ownerId: string;
      breederId: string | null;
      name: string;
      aptitude: number[];
      skill: number[];
      level: number;
      xp: number;
      classLevel: number;
      grade: Grade;
      gradePoints: number;
      prizelessStarts: number;
      bestClass: number;
      bestGrade: Grade;
      putBack: boolean;
      earnings: number;
      happiness: number;
      happinessAt: Date;
      feedExpiresAt: Date | null;
      longFeedUntil: Date | null;
      grassFrom: Date | null;
      genotype: string;
      rationUntil: Date | null;
      ownerIsGuest: boolean;
      ofHouse: boolean;
      guild: 'rider' | Guild;
    };
    parameters: { ids: readonly string[] };
  };
  horses_training_from: {
    row: never;
    parameters: { trainingFrom: Date; ids: readonly string[] };
  };
  house_stables_change: {
    row: never;
    parameters: { visitsAt: Date | null; playerId: string };
  };
  house_stables_fees: {
    row: { breed: string; known: number; median: number };
    parameters: { breeds: readonly string[] };
  };
  house_stables_insert: {
    row: never;
    parameters: { now: Date; playerIds: readonly string[]; visitsAt: readonly (Date | null)[] };
  };
  house_stables_inside: {
    row: { id: string; ownerId: string };
    parameters: Record<never, never>;
  };
  house_stables_lock: {
    row: {
      playerId: string;
      visitedAt: Date;
      visitsAt: Date | null;
      place: number | null;
      seenAt: Date | null;
    };
    parameters: Record<never, never>;
  };
  house_stables_names: {
    row: { name: string };
    parameters: Record<never, never>;
  };
  house_stables_offers: {
    row: { id: string; horseId: string | null; tackType: TackType | null; listedAt: Date };
    parameters: { playerId: string };
  };
  house_stables_pieces: {
    row: { type: string; count: number };
    parameters: { most: number; types: readonly TackType[] };
  };
  house_stables_room: {
    row: { playerId: string; username: string };
    parameters: { retiredBornAt: Date; but: string; most: number };
  };
  house_stables_sales: {
    row: { breed: string; known: number; median: number };
    parameters: { breeds: readonly string[]; since: Date };
  };
  house_stables_shows: {
    row: { id: string; discipline: Discipline; level: number; runsAt: Date };
    parameters: { from: Date; until: Date; limit: number };
  };
  house_stables_standing: {
    row: { stallionId: string };
    parameters: { playerId: string };
  };
  house_stables_visit: {
    row: never;
    parameters: { playerId: string; now: Date; next: Date | null; later: Date | null };
  };
  idempotency_record_claim: {
    row: { accountId: string };
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
  idempotency_record_find: {
    row: { requestHash: Buffer; status: number | null; body: string | null; topics: string[] };
    parameters: { accountId: string; keyHash: Buffer; after: Date };
  };
  idempotency_record_update: {
    row: never;
    parameters: {
      status: number | null;
      body: string | null;
      topics: readonly string[];
      accountId: string;
      keyHash: Buffer;
    };
  };
  idempotency_records_delete_old: {
    row: { requestedAt: Date };
    parameters: { until: Date; limit: number };
  };
  insight_bought: {
    row: { horseId: string };
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
  inventory_food_of: {
    row: { kind: 'feed' | 'treat' | 'material'; item: string; quantity: number };
    parameters: { playerId: string };
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
  keepsake: {
    row: {
      id: string;
      horseId: string;
      playerId: string;
      pastime: Pastime;
      place: PhotoPlace;
      keptAt: Date;
      ageMonths: number;
      maneStyle: ManeStyle | null;
      username: string;
      foundedAt: Date;
      name: string;
      sex: Sex;
      breed: string;
      genotype: string;
      traits: Traits;
      form: number[];
      nameplate: Nameplate;
      horseIsClosed: boolean;
      isClosed: boolean;
    };
    parameters: { id: string };
  };
  keepsake_delete: {
    row: { id: string };
    parameters: { id: string; playerId: string };
  };
  keepsake_insert: {
    row: never;
    parameters: {
      id: string;
      pastime: Pastime;
      place: PhotoPlace;
      now: Date;
      ageMonths: number;
      horseId: string;
    };
  };
  keepsakes: {
    row: {
      id: string;
      horseId: string;
      playerId: string;
      pastime: Pastime;
      place: PhotoPlace;
      keptAt: Date;
      ageMonths: number;
      maneStyle: ManeStyle | null;
      username: string;
      foundedAt: Date;
      name: string;
      sex: Sex;
      breed: string;
      genotype: string;
      traits: Traits;
      form: number[];
      nameplate: Nameplate;
      horseIsClosed: boolean;
      isClosed: boolean;
    };
    parameters: { horseId: string; before: string | null; limit: number };
  };
  keepsakes_count: {
    row: { kept: number };
    parameters: { playerId: string; horseId: string };
  };
  leaderboard_breeders: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      isHouse: boolean;
      picture: string | null;
      bredHere: number;
      bred: number;
      wins: number;
      foals: number;
      foalLevels: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      houses: boolean;
      limit: number;
    };
  };
  leaderboard_champions: {
    row: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      ownerUsername: string | null;
      isHouse: boolean;
      shows: number;
      wins: number;
      earnings: number;
      xpGained: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      houses: boolean;
      limit: number;
    };
  };
  leaderboard_horses: {
    row: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      ownerUsername: string;
      isHouse: boolean;
      shows: number;
      wins: number;
      earnings: number;
      xpGained: number;
    };
    parameters: {
      first: number;
      second: number;
      id: string;
      lowestLevel: number;
      houses: boolean;
      limit: number;
    };
  };
  leaderboard_horses_season: {
    row: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      discipline: Discipline;
      level: number;
      xp: number;
      ownerUsername: string | null;
      isHouse: boolean;
      shows: number;
      wins: number;
      earnings: number;
      xpGained: number;
    };
    parameters: {
      season: number;
      division: number;
      first: number;
      second: number;
      id: string;
      houses: boolean;
      limit: number;
    };
  };
  leaderboard_houses: {
    row: { stables: number; players: number };
    parameters: { since: Date; enough: number };
  };
  leaderboard_players: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      isHouse: boolean;
      picture: string | null;
      coins: number;
      shows: number;
      wins: number;
      earnings: number;
    };
    parameters: {
      houses: boolean;
      first: number;
      second: number;
      id: string;
      lowestLevel: number;
      limit: number;
    };
  };
  leaderboard_players_season: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      isHouse: boolean;
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
      houses: boolean;
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
    row: { entryId: string };
    parameters: { limit: number };
  };
  ledger_account_insert: {
    row: never;
    parameters: { id: string; kind: 'purse' | 'escrow' | 'house_purse' };
  };
  ledger_accounting: {
    row: { coins: number; tradable: number; type: string | null; coinsIn: number; coinsOut: number };
    parameters: { accountId: string };
  };
  ledger_balances: {
    row: { day: string; balance: number | null; lineNumber: number };
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
      lineNumber: number;
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
      sellerId: string;
      horseId: string | null;
      tackId: string | null;
      price: number;
      listedAt: Date;
      breed: string | null;
      sex: Sex | null;
      bornAt: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tackType: TackType | null;
      quality: number | null;
    };
    parameters: { id: string };
  };
  listing_sell: {
    row: { id: string };
    parameters: { id: string; sellerId: string; price: number };
  };
  listings_count: {
    row: { horses: number; tack: number; mine: number };
    parameters: { most: number; playerId: string };
  };
  listings_end: {
    row: {
      id: string;
      kind: 'horse' | 'tack' | 'rescue';
      sellerId: string;
      horseId: string | null;
      tackId: string | null;
      price: number;
      listedAt: Date;
      breed: string | null;
      sex: Sex | null;
      bornAt: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tackType: TackType | null;
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
      sellerId: string;
      horseId: string | null;
      tackId: string | null;
      price: number;
      listedAt: Date;
      breed: string | null;
      sex: Sex | null;
      bornAt: Date | null;
      level: number | null;
      colour: ColourGroup | null;
      tackType: TackType | null;
      quality: number | null;
    };
    parameters: { price: number; id: string; sellerId: string };
  };
  listings_thing: {
    row: { horse: string | null; tackType: TackType | null; quality: number | null };
    parameters: { id: string };
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
      senderId: string;
      senderUsername: string;
      recipientId: string;
      recipientUsername: string;
      subject: string;
      body: string;
      sentAt: Date;
      readAt: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; before: string; limit: number };
  };
  mail_inbox_searched: {
    row: {
      id: string;
      senderId: string;
      senderUsername: string;
      recipientId: string;
      recipientUsername: string;
      subject: string;
      body: string;
      sentAt: Date;
      readAt: Date | null;
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
      senderId: string;
      senderUsername: string;
      recipientId: string;
      recipientUsername: string;
      subject: string;
      body: string;
      sentAt: Date;
      readAt: Date | null;
      guild: Guild;
      picture: string | null;
    };
    parameters: { playerId: string; id: string };
  };
  mail_letter_by_id: {
    row: { senderId: string; subject: string; body: string };
    parameters: { id: string };
  };
  mail_letter_replace: {
    row: { senderId: string; recipientId: string };
    parameters: { subject: string; body: string; id: string; fromSubject: string; fromBody: string };
  };
  mail_lock: {
    row: { senderId: string; readAt: Date | null; deletedBySender: boolean; deletedByRecipient: boolean };
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
      senderId: string;
      senderUsername: string;
      recipientId: string;
      recipientUsername: string;
      subject: string;
      body: string;
      sentAt: Date;
      readAt: Date | null;
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
      senderId: string;
      senderUsername: string;
      recipientId: string;
      recipientUsername: string;
      subject: string;
      body: string;
      sentAt: Date;
      readAt: Date | null;
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
      replyTo: string | null;
      content: unknown;
      uselessAt: Date;
      attempts: number;
    };
    parameters: { now: Date; limit: number; claimedUntil: Date };
  };
  mates_by_aptitude_1_any: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_1_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_2_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_3_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_4_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_5_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_6_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_by_aptitude_7_one: {
    row: {
      id: string;
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
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
      bornAt: Date;
      fee: number;
      bred: boolean;
      points: number;
      genesSeen: boolean;
      fit: boolean;
    };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
      ofBreed: string;
      points: number;
      afterId: string;
      limit: number;
    };
  };
  mates_find: {
    row: { id: string; bornAt: Date; fee: number; bred: boolean; genesSeen: boolean; fit: boolean };
    parameters: {
      playerId: string;
      now: Date;
      mareBreed: string;
      bornAfter: Date;
      breed: string | null;
      maxFee: number | null;
      without: readonly number[];
      search: string | null;
    };
  };
  moderation_birth_years: {
    row: { id: string; birthYear: number };
    parameters: { ids: readonly string[] };
  };
  moderation_pair: {
    row: {
      username: string;
      birthYear: number | null;
      isSuspended: boolean;
      blockedByWriter: boolean;
      blocksWriter: boolean;
    };
    parameters: { writerId: string; toId: string };
  };
  moderation_username: {
    row: { username: string };
    parameters: { id: string };
  };
  moderation_writer: {
    row: {
      birthYear: number | null;
      mutedSince: Date | null;
      mutedUntil: Date | null;
      mutedWhy: string | null;
    };
    parameters: { playerId: string };
  };
  moments_births: {
    row: { id: string; at: Date; sireId: string | null; damId: string; allFound: number };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  moments_classes: {
    row: { id: string; at: Date; horseId: string; details: EventDetails; allFound: number };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  moments_grown: {
    row: { id: string; at: Date; horseId: string; allFound: number };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
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
      birthsAt: Date;
      birthsId: string;
      startsAt: Date;
      startsId: string;
      classesAt: Date;
      classesId: string;
      grownAt: Date;
      grownId: string;
      levelSeen: number;
      level: number;
    };
    parameters: { playerId: string };
  };
  moments_slots: {
    row: { horseId: string; part: AlbumPart; key: string };
    parameters: { playerId: string; horseIds: readonly string[] };
  };
  moments_starts: {
    row: {
      id: string;
      at: Date;
      showId: string;
      horseId: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      place: number | null;
      fieldSize: number | null;
      score: number | null;
      prize: number | null;
      xp: number | null;
      firstOf: 'horse' | 'player' | null;
      promotedTo: string | null;
      promotionPrize: number;
      recordOver: number | null;
      tack: unknown;
      allFound: number;
      starts: number;
    };
    parameters: { playerId: string; since: Date; sinceId: string; limit: number };
  };
  months_archived_before: {
    row: { archivedBefore: Date | null };
    parameters: Record<never, never>;
  };
  months_save_archived_before: {
    row: never;
    parameters: { before: Date | null };
  };
  mute_delete: {
    row: never;
    parameters: { playerId: string };
  };
  mute_upsert: {
    row: never;
    parameters: { playerId: string; until: Date | null; why: string; since: Date };
  };
  newcomer_add: {
    row: never;
    parameters: { now: Date; step: string };
  };
  newcomer_rosettes: {
    row: never;
    parameters: { now: Date; entryIds: readonly string[]; lastRosette: number };
  };
  newcomers: {
    row: { day: string; step: string; players: number };
    parameters: { from: string };
  };
  news: {
    row: {
      kind: 'answer' | 'foal' | 'grew' | 'result' | 'show' | 'sale' | 'request' | 'followed' | 'letter';
      id: string;
      at: Date;
      details: unknown;
      showId: string | null;
      horseId: string | null;
      otherName: string | null;
      username: string | null;
      name: string | null;
      sex: Sex | null;
      breed: string | null;
      bornAt: Date | null;
      genotype: string | null;
      traits: Traits | null;
      form: number[] | null;
      maneStyle: ManeStyle | null;
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
  news_born_to_mail: {
    row: { id: string; ownerId: string; name: string; sex: Sex; dam: string; createdAt: Date };
    parameters: { foalIds: readonly string[] };
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
  news_mails_foals: {
    row: never;
    parameters: { mailsFoals: boolean; playerId: string };
  };
  news_read: {
    row: never;
    parameters: { playerId: string; now: Date };
  };
  news_reader: {
    row: { readAt: Date; topicsOff: NewsTopic[]; mailsFoals: boolean; birthYear: number | null };
    parameters: { playerId: string };
  };
  news_topics_off: {
    row: never;
    parameters: { topicsOff: readonly NewsTopic[]; playerId: string };
  };
  news_wants_foal_mails: {
    row: { playerId: string };
    parameters: { playerId: string };
  };
  own_data_find: {
    row: {
      part: 'access tokens' | 'account' | 'profile' | 'balance of coins' | 'coins in and out' | 'horses' | 'favourites in boxes' | 'keepsakes' | 'tack' | 'inventory' | 'show entries' | 'shows created' | 'shows followed' | 'covers of own mares' | 'covers of own mares that did not take' | 'stallions at stud' | 'stud requests' | 'vet visits' | 'health tests' | 'genetic insights' | 'on sale' | 'sales' | 'letters sent' | 'letters received' | 'messages in chat' | 'players blocked' | 'reports made' | 'muted until' | 'suspended until' | 'deletion requested' | 'devices' | 'open sessions' | 'other realms' | 'what waits' | 'two-factor' | 'notifications' | 'news settings' | 'moments seen' | 'daily round' | 'first steps' | 'coat album' | 'wish of the album' | 'customer of payments' | 'subscriptions' | 'payments';
      rows: unknown;
    };
    parameters: { playerId: string };
  };
  payment_by_intent: {
    row: {
      id: string;
      playerId: string;
      kind: 'premium' | 'insight';
      subscription: string | null;
      horseId: string | null;
      periodEnd: Date | null;
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
    parameters: { checkout: string | null; number: number; playerId: string };
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
    row: { premiumUntil: Date | null; paidUntil: Date | null; renews: boolean };
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
      periodStart: Date | null;
      periodEnd: Date | null;
      horseId: string | null;
      practice: boolean;
      paidAt: Date;
    };
    parameters: { playerId: string; before: string | null; limit: number };
  };
  payments_periods: {
    row: {
      subscription: string;
      periodEnd: Date | null;
      state: PaymentState;
      endedAt: Date | null;
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
    row: { playerId: string };
    parameters: { playerId: string; wallNow: Date; windowStart: Date; most: number };
  };
  picture_upload_counts_spent: {
    row: never;
    parameters: { windowStart: Date };
  };
  picture_upload_find: {
    row: { playerId: string };
    parameters: { tokenHash: Buffer; wallNow: Date };
  };
  picture_upload_of: {
    row: { receivedAt: Date | null };
    parameters: { playerId: string; tokenHash: Buffer; wallNow: Date };
  };
  picture_upload_open: {
    row: { former: Buffer | null };
    parameters: { playerId: string; tokenHash: Buffer; expiresAt: Date };
  };
  picture_upload_receive: {
    row: { playerId: string };
    parameters: { wallNow: Date | null; tokenHash: Buffer };
  };
  picture_upload_use: {
    row: { playerId: string };
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
      guildChangedAt: Date | null;
      level: number;
      xp: number;
      craftSkill: number;
      craftedAt: Date | null;
      crafts: number;
    };
    parameters: { playerId: string };
  };
  player_free_check: {
    row: never;
    parameters: { playerId: string };
  };
  player_free_fee: {
    row: never;
    parameters: { playerId: string };
  };
  player_free_fee_find: {
    row: { freeRegistryFee: boolean };
    parameters: { playerId: string };
  };
  player_free_insight: {
    row: { left: number };
    parameters: { playerId: string };
  };
  player_gifts_lock: {
    row: { freeBreedingCheck: boolean; freeRegistryFee: boolean };
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
    row: { guild: Guild; guildChangedAt: Date | null };
    parameters: { playerId: string };
  };
  player_house_stable: {
    row: { houseStable: number | null };
    parameters: { playerId: string };
  };
  player_insert: {
    row: { id: string };
    parameters: {
      id: string;
      username: string;
      usernameKey: string;
      guild: Guild;
      craftSkill: number;
      now: Date;
    };
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
      premiumUntil: Date | null;
      createdAt: Date;
      deletedAt: Date | null;
      isHouse: boolean;
      isResting: boolean;
      bio: string | null;
      picture: string | null;
      shopName: string | null;
      onSale: number;
      horseCount: number;
      shows: number;
      wins: number;
      foals: number;
      foalLevels: number;
      foalWins: number;
    };
    parameters: { id: string };
  };
  player_page_bred: {
    row: {
      id: string;
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      discipline: Discipline;
      level: number;
      startsDay: string | null;
      ownerUsername: string | null;
      wins: number;
      studFee: number | null;
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
      ownerId: string;
      name: string;
      breed: string;
      sex: Sex;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      discipline: Discipline;
      level: number;
      startsDay: string | null;
      ownerUsername: string | null;
      wins: number;
      studFee: number | null;
    };
    parameters: { playerId: string; level: number; id: string; limit: number };
  };
  player_page_won: {
    row: {
      showId: string;
      horseId: string;
      horseName: string;
      discipline: Discipline;
      level: number;
      place: number;
      runsAt: Date;
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
    row: { premiumUntil: Date | null };
    parameters: { playerId: string };
  };
  player_privacy: {
    row: { isPrivate: boolean };
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
    row: { premiumUntil: Date | null; birthYear: number | null };
    parameters: { playerId: string };
  };
  player_received: {
    row: { received: number };
    parameters: { toId: string; since: Date };
  };
  player_receiver_lock: {
    row: { pgAdvisoryXactLock: unknown };
    parameters: { toId: string };
  };
  player_rename: {
    row: { id: string };
    parameters: { to: string; key: string; playerId: string; from: string };
  };
  player_seen: {
    row: { id: string };
    parameters: { visitSince: Date; now: Date; playerId: string; seenBefore: Date };
  };
  player_show_insert: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string;
      seedHash: string;
      returned: number | null;
      feeCut: number;
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
      invitesHouse: boolean;
      seedHash: string;
    };
  };
  player_shows_everything: {
    row: never;
    parameters: { playerId: string };
  };
  player_shows_of_others: {
    row: { id: string; entryFee: number };
    parameters: { ids: readonly string[]; playerId: string };
  };
  player_shows_open: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string;
      seedHash: string;
      returned: number | null;
      feeCut: number;
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
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string;
      seedHash: string;
      returned: number | null;
      feeCut: number;
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
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string;
      seedHash: string;
      returned: number | null;
      feeCut: number;
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
    row: { usernameChangedAt: Date | null };
    parameters: { playerId: string };
  };
  player_username_lock: {
    row: { username: string; usernameChangedAt: Date | null };
    parameters: { playerId: string };
  };
  player_username_of: {
    row: { username: string };
    parameters: { playerId: string };
  };
  player_visit: {
    row: { awayFrom: Date | null; createdAt: Date };
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
  players_seen_since: {
    row: { count: number };
    parameters: { since: Date };
  };
  practice_object: {
    row: { id: string; kind: string; parent: string | null; body: object; dueAt: Date | null };
    parameters: { id: string };
  };
  practice_object_lock: {
    row: { id: string; kind: string; parent: string | null; body: object; dueAt: Date | null };
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
    row: { id: string; kind: string; parent: string | null; body: object; dueAt: Date };
    parameters: { id: string; now: Date };
  };
  practice_objects_due: {
    row: { id: string };
    parameters: { now: Date; limit: number };
  };
  practice_objects_of: {
    row: { id: string; kind: string; parent: string; body: object; dueAt: Date | null };
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
    row: { bio: string; shopName: string; picture: string | null };
    parameters: { playerId: string };
  };
  profile_lock: {
    row: { bio: string; shopName: string; picture: string | null };
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
    row: { bio: string; shopName: string; picture: string | null };
    parameters: { playerId: string };
  };
  public_closed_horses: {
    row: { id: string };
    parameters: { ids: readonly string[] };
  };
  public_horse: {
    row: {
      classLevel: number;
      grade: Grade;
      createdAt: Date;
      foundedAt: Date;
      isBred: boolean;
      starts: number;
      wins: number;
      places: number;
      isClosed: boolean;
      breederIsClosed: boolean;
    };
    parameters: { id: string };
  };
  public_stable: {
    row: { isClosed: boolean };
    parameters: { id: string };
  };
  purse_index: {
    row: { purseIndex: number };
    parameters: Record<never, never>;
  };
  purse_index_due: {
    row: { purseIndexDue: Date };
    parameters: Record<never, never>;
  };
  purse_index_lock: {
    row: { purseIndex: number };
    parameters: { due: Date };
  };
  purse_index_update: {
    row: never;
    parameters: { index: number; nextDue: Date };
  };
  push_claim: {
    row: { kind: NewsKind; newsId: string };
    parameters: { playerId: string; now: Date; kinds: readonly NewsKind[]; ids: readonly string[] };
  };
  push_devices: {
    row: { id: string; session: Buffer; endpoint: string; createdAt: Date; name: string | null };
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
    row: { publicKey: string; privateKey: string };
    parameters: Record<never, never>;
  };
  push_keys_add: {
    row: never;
    parameters: { publicKey: string; privateKey: string };
  };
  push_receivers: {
    row: { playerId: string; endpoint: string; p256dh: string; auth: string; createdAt: Date };
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
    row: { accountId: string };
    parameters: { directoryId: string };
  };
  realm_account_find: {
    row: { accountId: string; directoryId: string; homeName: string | null; homeAddress: string | null };
    parameters: { accountId: string };
  };
  realm_account_home: {
    row: never;
    parameters: { homeName: string | null; homeAddress: string | null; accountId: string };
  };
  realm_account_insert: {
    row: { accountId: string };
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
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      ownerId: string;
      breederId: string | null;
      discipline: Discipline;
      aptitude: number[];
      startsDay: string | null;
      showsEntered: number;
      earnings: number;
      inbreeding: number;
      giftFoal: boolean;
      backdrop: Backdrop | null;
      nameplate: Nameplate;
      tackColour: TackColour;
      ownerUsername: string | null;
      breederUsername: string | null;
      studFee: number | null;
      studNote: string | null;
      studOwnBreedOnly: boolean | null;
      listingId: string | null;
      price: number | null;
      worn: ({ type: TackType; quality: number })[];
      foals: number;
    };
    parameters: { id: string; viewerId: string | null };
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
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      createdAt: Date;
      ownerUsername: string | null;
      otherId: string;
      otherName: string;
    };
    parameters: { parentId: string; before: string | null; limit: number };
  };
  records_history: {
    row: {
      id: string;
      at: Date;
      kind: 'show' | EventKind;
      details: EventDetails | { discipline: Discipline; level: number; place: number | null; fieldSize: number | null; prize: number | null; xp: number | null; levels: number; promotedTo: string | null; record: number | null; firstWin: boolean | null };
      playerId: string | null;
      username: string | null;
      otherHorseId: string | null;
      otherHorseName: string | null;
      showId: string | null;
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
  records_pedigree: {
    row: {
      id: string;
      name: string;
      breed: string;
      sex: Sex;
      level: number;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
      inbreeding: number;
      number: number;
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
    row: { id: string; forgot: 'username' | 'password'; emailKey: string };
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
    parameters: { caseId: string; reporterId: string; reason: ReportReason; comment: string; now: Date };
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
      form: number[];
      expectedHeightCm: number;
      expectedBodyWords: number;
      bornAt: Date;
      maneStyle: ManeStyle | null;
      listingId: string;
      price: number;
      listedAt: Date;
    };
    parameters: {
      before: string | null;
      breed: string | null;
      sex: Sex | null;
      colour: ColourGroup | null;
      minLevel: number | null;
      maxLevel: number | null;
      grownSince: Date;
      minHeight: number;
      maxHeight: number;
      words: number;
      limit: number;
    };
  };
  results_last_win: {
    row: { horseId: string; showId: string; discipline: Discipline; level: number; runsAt: Date };
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
    row: { rounds: number; plan: RoundPlan | null; last: object | null; purseIndex: number };
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
  round_tack_listings: {
    row: { type: TackType | null; quality: number; price: number };
    parameters: { playerId: string };
  };
  salary_find: {
    row: { level: number; xp: number; salaryDay: string | null };
    parameters: { playerId: string };
  };
  salary_lock: {
    row: { level: number; xp: number; salaryDay: string | null };
    parameters: { playerId: string };
  };
  salary_mark: {
    row: never;
    parameters: { day: string | null; level: number; xp: number; playerId: string };
  };
  sale_buyer: {
    row: { buyerId: string; buyer: string };
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
      leftToBuyer: number;
    };
  };
  sale_of_house_horse: {
    row: { soldAt: Date | null };
    parameters: { buyerId: string; since: Date };
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
      weeksAgo: number | null;
      recent: boolean | null;
      sold: number;
      median: number | null;
      low: number | null;
      high: number | null;
      soldLately: number;
      lastAt: Date | null;
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
    row: { price: number; soldAt: Date };
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
      forSale: number;
      shops: number;
      playersAbout: number | null;
      horsesAbout: number | null;
    };
    parameters: { most: number; seenSince: Date; mostPlayerShops: number };
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
      form: number[];
      expectedHeightCm: number;
      expectedBodyWords: number;
      maneStyle: ManeStyle | null;
      bornAt: Date;
      ownerId: string | null;
      ownerUsername: string | null;
      listingId: string | null;
      price: number | null;
    };
    parameters: { ids: readonly string[] };
  };
  search_player_shops_shown: {
    row: {
      id: string;
      username: string;
      guild: Guild;
      level: number;
      xp: number;
      picture: string | null;
      shopName: string | null;
      itemCount: number;
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
      horseCount: number;
    };
    parameters: { ids: readonly string[] };
  };
  search_tack: {
    row: {
      id: string;
      type: TackType;
      quality: number;
      horseId: string | null;
      ownerId: string | null;
      ownerUsername: string | null;
      listingId: string | null;
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
      horseId: string | null;
      ownerId: string | null;
      ownerUsername: string | null;
      listingId: string | null;
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
  search_tack_not_for_sale: {
    row: {
      id: string;
      type: TackType;
      quality: number;
      horseId: string | null;
      ownerId: string | null;
      ownerUsername: string | null;
      listingId: string | null;
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
    row: { secret: Buffer; onSince: Date | null; lastStep: number; codesSalt: Buffer };
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
  session_delete: {
    row: never;
    parameters: { tokenHash: Buffer };
  };
  session_find: {
    row: {
      accountId: string;
      deviceId: string | null;
      usedAt: Date;
      expiresAt: Date;
      suspendedSince: Date | null;
      suspendedUntil: Date | null;
      suspendedWhy: string | null;
      isGuest: boolean;
    };
    parameters: { hash: Buffer; wallNow: Date; usedAfter: Date };
  };
  session_insert: {
    row: never;
    parameters: {
      tokenHash: Buffer;
      accountId: string;
      deviceId: string | null;
      createdAt: Date;
      expiresAt: Date;
    };
  };
  session_used: {
    row: never;
    parameters: { wallNow: Date; hash: Buffer; usedBefore: Date };
  };
  sessions_delete_before: {
    row: { tokenHash: Buffer };
    parameters: { accountId: string; before: Date };
  };
  sessions_delete_expired: {
    row: never;
    parameters: { accountId: string; wallNow: Date; usedAfter: Date };
  };
  sessions_delete_others: {
    row: { tokenHash: Buffer };
    parameters: { accountId: string; except: Buffer | null };
  };
  sessions_of_account: {
    row: { tokenHash: Buffer };
    parameters: { accountId: string };
  };
  sessions_of_device_delete: {
    row: { tokenHash: Buffer };
    parameters: { deviceId: string };
  };
  sessions_open: {
    row: { tokenHash: Buffer };
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
      horseId: string;
      entropy: string;
      enteredAt: Date;
      place: number | null;
      fieldSize: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
      ownerThen: string | null;
      horseName: string;
      ownerId: string;
      ownerUsername: string | null;
      genotype: string;
      traits: Traits;
      form: number[];
      breed: string;
      bornAt: Date;
      maneStyle: ManeStyle | null;
      tackColour: TackColour;
    };
    parameters: { showId: string; after: string | null; limit: number };
  };
  show_find: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
    };
    parameters: { id: string };
  };
  show_follow: {
    row: { showId: string };
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
    row: { playerId: string };
    parameters: { showIds: readonly string[] };
  };
  show_follows_ahead: {
    row: { count: number };
    parameters: { playerId: string; now: Date };
  };
  show_heat: {
    row: {
      id: string;
      horseId: string;
      entryXp: number;
      placeXp: number | null;
      place: number;
      fieldSize: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult;
      ownerId: string | null;
      horseName: string;
      ownerUsername: string | null;
      genotype: string;
      traits: Traits;
      form: number[];
      breed: string;
      bornAt: Date;
      maneStyle: ManeStyle | null;
      tackColour: TackColour;
    };
    parameters: { showId: string; heat: number | null; ownerId: string; after: number; limit: number };
  };
  show_lock: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
      rulesVersion: number | null;
      purseIndex: number | null;
    };
    parameters: { id: string };
  };
  show_lock_open: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
    };
    parameters: { id: string; now: Date };
  };
  show_lock_or_insert: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
    };
    parameters: {
      id: string;
      now: Date;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      seedHash: string;
    };
  };
  show_shown: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
      seed: Buffer | null;
      entriesHash: string | null;
      rulesVersion: number | null;
      purseIndex: number | null;
      counts: boolean;
      returned: number | null;
      feeCut: number;
      invitesHouse: boolean;
      creator: string | null;
      entered: number;
      heats: number;
    };
    parameters: { id: string };
  };
  show_started: {
    row: {
      id: string;
      horseId: string;
      entropy: string;
      enteredAt: Date;
      place: number | null;
      fieldSize: number | null;
      score: number | null;
      prize: number | null;
      result: StoredResult | null;
      ownerThen: string | null;
      horseName: string;
      ownerId: string;
      ownerUsername: string | null;
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
      feeCut: readonly number[];
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
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
      rulesVersion: number | null;
      purseIndex: number | null;
    };
    parameters: { now: Date; but: readonly string[]; limit: number };
  };
  shows_due_lock: {
    row: {
      id: string;
      kind: 'house' | 'meadow' | 'player';
      discipline: Discipline;
      level: number;
      entryFee: number;
      prize: number;
      runsAt: Date;
      status: 'open' | 'completed';
      createdBy: string | null;
      seedHash: string;
      rulesVersion: number | null;
      purseIndex: number | null;
    };
    parameters: { now: Date; but: readonly string[]; limit: number };
  };
  shows_entered: {
    row: { horseId: string; showId: string };
    parameters: { horseIds: readonly string[] };
  };
  shows_lock_entered: {
    row: { id: string };
    parameters: { horseIds: readonly string[] };
  };
  shows_run_turn: {
    row: { may: boolean };
    parameters: Record<never, never>;
  };
  sires_find: {
    row: {
      id: string;
      breed: string;
      genotype: string;
      traits: Traits;
      form: number[];
      talent: number[];
      aptitude: number[];
      inbreeding: number;
      bornAt: Date;
      estimates: Buffer | null;
    };
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
      salaryDay: string | null;
      isGuest: boolean;
      hungry: number;
      hungryId: string | null;
      hungryName: string | null;
      untrained: number;
      untrainedId: string | null;
      untrainedName: string | null;
      rested: number;
      restedId: string | null;
      restedName: string | null;
      showsToday: number;
      studRequests: number;
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
    row: { lastHorse: string; starters: readonly LargeShowStarter[] };
    parameters: { showId: string; after: string | null; limit: number };
  };
  store_offer_delete: {
    row: never;
    parameters: { id: string };
  };
  store_offer_kind: {
    row: { breed: string; tier: string };
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
      form: number[];
      talent: number[];
      aptitude: number[];
      ageInMonths: number;
      createdAt: Date;
      others: number;
      othersSettled: boolean;
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
      form: readonly number[];
      talent: readonly number[];
      aptitude: readonly number[];
      ageInMonths: number;
      now: Date;
      id: string;
    };
  };
  store_offer_turn: {
    row: { pgAdvisoryXactLock: unknown };
    parameters: { breed: string; tier: string };
  };
  store_offers_cheapest: {
    row: { breed: string; price: number };
    parameters: Record<never, never>;
  };
  store_offers_count: {
    row: { breed: string; tier: string; count: number };
    parameters: Record<never, never>;
  };
  store_offers_insert: {
    row: never;
    parameters: {
      now: Date;
      ids: readonly string[];
      breeds: readonly string[];
      tiers: readonly string[];
      prices: readonly number[];
      genotypes: readonly string[];
      traits: readonly string[];
      forms: readonly string[];
      talents: readonly string[];
      aptitudes: readonly string[];
      ages: readonly number[];
    };
  };
  store_offers_of_breed: {
    row: {
      id: string;
      breed: string;
      tier: string;
      price: number;
      genotype: string;
      traits: Traits;
      form: number[];
      talent: number[];
      aptitude: number[];
      ageInMonths: number;
      createdAt: Date;
    };
    parameters: { breed: string };
  };
  store_offers_page: {
    row: {
      id: string;
      breed: string;
      tier: string;
      price: number;
      genotype: string;
      traits: Traits;
      form: number[];
      talent: number[];
      aptitude: number[];
      ageInMonths: number;
      createdAt: Date;
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
      stallionId: string;
      playerId: string;
      fee: number;
      note: string;
      ownBreedOnly: boolean;
      placedAt: Date;
      ofHouse: boolean | null;
    };
    parameters: { stallionId: string };
  };
  stud_request_answered: {
    row: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
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
      now: Date;
      status: StudRequestState;
    };
  };
  stud_request_find: {
    row: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
    };
    parameters: { id: string };
  };
  stud_request_insert: {
    row: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
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
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
    };
    parameters: { id: string };
  };
  stud_requests: {
    row: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
    };
    parameters: { playerId: string; horseId: string; before: string; limit: number };
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
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
    };
    parameters: { ids: readonly string[]; now: Date };
  };
  stud_requests_of_horses_lock: {
    row: {
      id: string;
      stallionId: string;
      mareId: string;
      fromId: string;
      toId: string;
      fee: number;
      feeTradable: number;
      entropy: string;
      note: string;
      requestedAt: Date;
      expiresAt: Date;
      status: StudRequestState;
      answeredAt: Date | null;
    };
    parameters: { horseIds: readonly string[] };
  };
  stud_upsert: {
    row: {
      stallionId: string;
      playerId: string;
      fee: number;
      note: string;
      ownBreedOnly: boolean;
      placedAt: Date;
      ofHouse: boolean | null;
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
  studs_end: {
    row: { stallionId: string };
    parameters: { stallionIds: readonly string[] };
  };
  studs_find: {
    row: {
      stallionId: string;
      playerId: string;
      fee: number;
      note: string;
      ownBreedOnly: boolean;
      placedAt: Date;
      ofHouse: boolean | null;
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
    row: { wears: TackType[]; entryRunning: boolean; forSale: boolean };
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
      ownerId: string;
      type: TackType;
      quality: number;
      makerId: string | null;
      maker: string | null;
      starterOf: string | null;
      horseId: string | null;
      horse: string | null;
      listingId: string | null;
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
      ownerId: string;
      type: TackType;
      quality: number;
      makerId: string | null;
      maker: string | null;
      starterOf: string | null;
      horseId: string | null;
      horse: string | null;
      listingId: string | null;
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
    row: { id: string; ownerId: string; horseId: string; type: TackType; quality: number };
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
  tries_lock: {
    row: { key: string; tries: number; countedAt: Date; waitUntil: Date; now: Date };
    parameters: { keys: readonly string[] };
  };
  tries_save_known_network: {
    row: never;
    parameters: { key: string; days: number };
  };
  tries_update: {
    row: never;
    parameters: { tries: number; countedAt: Date; waitUntil: Date; forgottenAt: Date; key: string };
  };
  trophies_album_owner: {
    row: { username: string };
    parameters: { playerId: string; viewerId: string };
  };
  trophies_bests: {
    row: {
      id: string;
      showId: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runsAt: Date;
      score: number;
      place: number | null;
    };
    parameters: { horseId: string };
  };
  trophies_cups: {
    row: { showId: string; runsAt: Date; level: number; grade: string };
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
      bestScore: number;
    };
    parameters: { horseId: string };
  };
  trophies_foals: {
    row: { id: string; breederId: string; breed: string; genotype: string; traits: Traits; createdAt: Date };
    parameters: { ids: readonly string[] };
  };
  trophies_foals_after: {
    row: { id: string; breederId: string; breed: string; genotype: string; traits: Traits; createdAt: Date };
    parameters: { after: string; limit: number };
  };
  trophies_insert_slots: {
    row: never;
    parameters: {
      playerIds: readonly string[];
      parts: readonly AlbumPart[];
      keys: readonly string[];
      horseIds: readonly string[];
      ats: readonly Date[];
    };
  };
  trophies_save_wish: {
    row: never;
    parameters: { playerId: string; colour: string };
  };
  trophies_scores: {
    row: {
      id: string;
      showId: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runsAt: Date;
      score: number | null;
      place: number | null;
    };
    parameters: { horseId: string; limit: number };
  };
  trophies_slots: {
    row: {
      part: AlbumPart;
      key: string;
      at: Date;
      id: string;
      name: string;
      breed: string;
      genotype: string;
      traits: Traits;
      form: number[];
      bornAt: Date;
      maneStyle: ManeStyle | null;
    };
    parameters: { playerId: string };
  };
  trophies_wins: {
    row: {
      id: string;
      showId: string;
      discipline: Discipline;
      level: number;
      grade: Grade | null;
      runsAt: Date;
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
      emailConfirmed: boolean;
      birthYear: number | null;
      guild: Guild;
      guildChangedAt: Date | null;
      level: number;
      xp: number;
      coins: number;
      tradable: number;
      lastSeenAt: Date;
      createdAt: Date;
      isGuest: boolean;
      horseCount: number;
      bio: string | null;
      shopName: string | null;
      picture: string | null;
      freeInsights: number;
      freeBreedingCheck: boolean;
      freeRegistryFee: boolean;
      hadGateHorse: boolean;
      craftSkill: number;
      craftedAt: Date | null;
      crafts: number;
      premiumUntil: Date | null;
      showsEverything: boolean;
      firstHorseAt: Date | null;
      starts: number;
      results: number;
      customer: string | null;
      subscription: string | null;
      paidUntil: Date | null;
      renews: boolean | null;
      insights: string[];
    };
    parameters: { id: string };
  };
  value_due: {
    row: { bornAt: Date };
    parameters: { horseId: string; now: Date };
  };
  value_due_write: {
    row: never;
    parameters: { isPublished: boolean; dueAt: Date; bornAt: Date; horseId: string };
  };
  values_all: {
    row: {
      id: string;
      sireId: string | null;
      damId: string | null;
      breed: string;
      inbreeding: number;
      bornAt: Date;
      grown: Buffer | null;
    };
    parameters: { after: string; limit: number };
  };
  values_bodies: {
    row: {
      id: string;
      breed: string;
      traits: Traits;
      inbreeding: number;
      expectedHeightCm: number;
      expectedBodyWords: number;
    };
    parameters: { ids: readonly string[] };
  };
  values_bodies_lock: {
    row: Record<never, never>;
    parameters: { ids: readonly string[] };
  };
  values_bodies_write: {
    row: never;
    parameters: { ids: readonly string[]; heights: readonly number[]; words: readonly number[] };
  };
  values_due: {
    row: { horseId: string };
    parameters: { now: Date; limit: number };
  };
  values_foals: {
    row: { foals: number; published: number };
    parameters: { horseId: string };
  };
  values_lock: {
    row: Record<never, never>;
    parameters: { ids: readonly string[] };
  };
  values_next_foal: {
    row: { id: string; name: string; sex: Sex; bornAt: Date };
    parameters: { horseId: string };
  };
  values_of_horse: {
    row: { estimates: Buffer | null };
    parameters: { horseId: string };
  };
  values_relatives: {
    row: {
      id: string;
      sireId: string | null;
      damId: string | null;
      breed: string;
      inbreeding: number;
      grown: number[] | null;
      estimates: Buffer | null;
      isPublished: boolean;
    };
    parameters: { ids: readonly string[] };
  };
  values_turn: {
    row: { may: boolean };
    parameters: Record<never, never>;
  };
  values_wait: {
    row: { pgAdvisoryXactLock: unknown };
    parameters: Record<never, never>;
  };
  values_write: {
    row: never;
    parameters: { ids: readonly string[]; estimates: readonly string[] };
  };
  values_write_all: {
    row: never;
    parameters: {
      ids: readonly string[];
      estimates: readonly string[];
      published: readonly boolean[];
      dueAts: readonly Date[];
      bornAts: readonly Date[];
    };
  };
  vet_complete: {
    row: never;
    parameters: { ids: readonly string[] };
  };
  vet_due_checks_lock: {
    row: {
      id: string;
      horseId: string;
      playerId: string;
      service: VetService;
      price: number;
      requestedAt: Date;
      completesAt: Date;
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
      requestedAt: Date;
      completesAt: Date;
      ids: readonly string[];
      horseIds: readonly string[];
      prices: readonly number[];
    };
  };
  vet_pending_lock: {
    row: {
      id: string;
      horseId: string;
      playerId: string;
      service: VetService;
      price: number;
      requestedAt: Date;
      completesAt: Date;
      status: 'pending' | 'completed';
    };
    parameters: { id: string };
  };
  vet_pending_of_horses: {
    row: { horseId: string; completesAt: Date };
    parameters: { horseIds: readonly string[] };
  };
  vet_requests: {
    row: {
      id: string;
      horseId: string;
      playerId: string;
      service: VetService;
      price: number;
      requestedAt: Date;
      completesAt: Date;
      status: 'pending' | 'completed';
    };
    parameters: {
      playerId: string;
      horseId: string;
      status: 'pending' | 'completed';
      before: string;
      limit: number;
    };
  };
  waiting_call_cancel: {
    row: {
      id: string;
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
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
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
      reason: string | null;
    };
    parameters: { id: string; accountId: string };
  };
  waiting_call_insert: {
    row: {
      id: string;
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
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
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
      reason: string | null;
    };
    parameters: { accountId: string; route: string; input: string };
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
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
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
      accountId: string;
      deviceId: string | null;
      deviceName: string;
      route: string;
      input: unknown;
      sentence: string;
      requestedAt: Date;
      runsAt: Date;
      state: WaitingState;
      endedAt: Date | null;
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
  waiting_calls_requested: {
    row: { count: number };
    parameters: { accountId: string; since: Date };
  };
  wealth: {
    row: { countedAt: Date; players: number; tenths: number[] };
    parameters: Record<never, never>;
  };
  wealth_count: {
    row: never;
    parameters: { now: Date; tenths: number; seenSince: Date };
  };
  wealth_lock_old: {
    row: { players: number };
    parameters: { countedBefore: Date };
  };
  world_clock: {
    row: {
      clockOffsetMs: number;
      clockCorrectionMs: number;
      clockReached: Date;
      clockWaits: boolean;
      databaseNow: Date;
    };
    parameters: Record<never, never>;
  };
  world_clock_correct: {
    row: never;
    parameters: { correction: number; offset: number; expected: number };
  };
  world_clock_lock: {
    row: Record<never, never>;
    parameters: Record<never, never>;
  };
  world_clock_move: {
    row: { clockOffsetMs: number };
    parameters: { milliseconds: number };
  };
  world_clock_save: {
    row: never;
    parameters: { reached: Date; databaseNow: Date | null; apartMs: number };
  };
  world_clock_set: {
    row: never;
    parameters: {
      offset: number | null;
      correction: number | null;
      reached: Date | null;
      waits: boolean | null;
    };
  };
  world_find: {
    row: { oneRow: boolean };
    parameters: Record<never, never>;
  };
  world_founding_lock: {
    row: { pgAdvisoryXactLock: unknown };
    parameters: Record<never, never>;
  };
  world_founding_time: {
    row: { foundedAt: Date };
    parameters: Record<never, never>;
  };
  world_insert: {
    row: { oneRow: boolean };
    parameters: { foundedAt: Date; secret: Buffer; purseIndexDue: Date };
  };
  world_move_founding: {
    row: never;
    parameters: { foundedAt: Date };
  };
  world_news: {
    row: {
      kind: 'birth' | 'first_win' | 'grade' | 'sale';
      id: string;
      at: Date;
      horseId: string;
      showId: string | null;
      discipline: Discipline | null;
      level: number | null;
      grade: string | null;
      stableId: string;
      username: string;
      damName: string | null;
      name: string;
      sex: Sex;
      breed: string;
      bornAt: Date;
      genotype: string;
      traits: Traits;
      form: number[];
      maneStyle: ManeStyle | null;
    };
    parameters: { among: number; limit: number };
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
    accountId: string;
    tokenHash: Buffer;
    name: string;
    scopes: TokenScope[];
    madeAt: Date;
    expiresAt: Date;
    usedOn: string | null;
  };
  account_deletions: {
    playerId: string;
    requestedAt: Date;
    deletesAt: Date;
    erasedAt: Date | null;
    nextAt: Date;
    paymentsAt: Date | null;
    deletesTexts: Generated<boolean>;
  };
  account_links: {
    tokenHash: Buffer;
    accountId: string;
    kind: string;
    email: string | null;
    waitingCallId: string | null;
    madeAt: Date;
    expiresAt: Date;
  };
  accounts: {
    id: string;
    email: string;
    emailKey: string;
    emailConfirmedAt: Date | null;
    passwordHash: string;
    birthYear: number | null;
    createdAt: Date;
  };
  album_slots: {
    playerId: string;
    part: AlbumPart;
    key: string;
    horseId: string;
    at: Date;
  };
  album_wishes: {
    playerId: string;
    colour: string;
  };
  blocks: {
    id: string;
    playerId: string;
    blockedId: string;
    at: Date;
  };
  boxed_horses: {
    horseId: string;
    playerId: string;
    since: Date;
  };
  breeder_standings: {
    season: number;
    division: number;
    playerId: string;
    bred: Generated<number>;
    wins: Generated<number>;
  };
  breeders: {
    playerId: string;
    foals: number;
    foalLevels: number;
  };
  breeding_values: {
    horseId: string;
    estimates: Buffer | null;
    dueAt: Date | null;
  };
  call_counts: {
    minute: number;
    key: string;
    calls: number;
  };
  chat_messages: {
    id: string;
    playerId: string;
    message: string;
    sentAt: Date;
    removed: Generated<boolean>;
    sendId: string;
  };
  chat_readers: {
    playerId: string;
    readId: string;
    readAt: Date;
  };
  chat_writers: {
    playerId: string;
    wroteAt: Date;
  };
  closed_stables: {
    playerId: string;
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
    handledAt: Date | null;
    handledBy: string | null;
    sendId: string;
  };
  covers: {
    id: string;
    mareId: string;
    stallionId: string;
    playerId: string;
    requestId: string | null;
    coveredAt: Date;
    foalsAt: Date;
    birthNumber: number;
    seedHash: string;
    entropy: string;
    inbreeding: number;
    freeCheck: Generated<boolean>;
    freeFee: Generated<boolean>;
    ofGate: Generated<boolean>;
    foalId: string | null;
    foalRules: number | null;
  };
  daily_rounds: {
    playerId: string;
    rounds: Generated<number>;
    plan: ColumnType<RoundPlan | null, string | null, string | null>;
    last: ColumnType<object | null, string | null, string | null>;
  };
  decisions: {
    id: string;
    caseId: string;
    playerId: string;
    operatorId: string;
    action: AdminAction;
    why: string;
    until: Date | null;
    put: string | null;
    decidedAt: Date;
    undoneAt: Date | null;
    undoneBy: string | null;
    undoneWhy: string | null;
  };
  device_codes: {
    accountId: string;
    codeHash: Buffer;
    tries: Generated<number>;
    expiresAt: Date;
  };
  devices: {
    id: string;
    accountId: string;
    tokenHash: Buffer;
    name: string;
    knownAt: Date;
    firstSeenAt: Date;
    lastSeenAt: Date;
    noticedAt: Date | null;
  };
  directory_notices: {
    id: string;
    kind: 'ended' | 'left' | 'erased';
    directoryId: string;
    at: Date;
    nextAt: Date;
  };
  filter_words: {
    word: string;
    list: 'refuse' | 'allow';
    operatorId: string;
    addedAt: Date;
  };
  first_steps: {
    playerId: string;
    collected: Generated<string[]>;
    skippedAt: Date | null;
    whyEntryId: string | null;
    labAt: Date | null;
    guideEndedAt: Date | null;
  };
  foal_books: {
    horseId: string;
    expected: number[];
    grown: number;
    nextAt: Date | null;
  };
  genetic_insights: {
    playerId: string;
    horseId: string;
    how: 'free' | 'bought';
    at: Date;
  };
  guests: {
    id: string;
  };
  health_tests: {
    horseId: string;
    playerId: string;
    price: number;
    testedAt: Date;
    published: Generated<boolean>;
  };
  horse_disciplines: {
    horseId: string;
    discipline: Discipline;
    shows: number;
    wins: number;
    seconds: number;
    thirds: number;
    rosettes: number;
    bestScore: number;
  };
  horse_events: {
    horseId: string;
    id: string;
    at: Date;
    kind: EventKind;
    details: ColumnType<EventDetails, string, string>;
    otherHorseId: string | null;
    playerId: string | null;
  };
  horse_standings: {
    season: number;
    division: number;
    horseId: string;
    shows: number;
    wins: number;
    earnings: number;
    xp: number;
  };
  horses: {
    id: string;
    ownerId: string;
    locked: Generated<boolean>;
    name: string;
    breed: string;
    sex: Sex;
    genotype: string;
    genesPublished: Generated<boolean>;
    traits: ColumnType<Traits, string, string>;
    form: number[];
    heightCm: number;
    bodyWords: number;
    expectedHeightCm: number;
    expectedBodyWords: number;
    talent: number[];
    aptitude: number[];
    skill: number[];
    bornAt: Date;
    discipline: Discipline;
    level: Generated<number>;
    levelOnArrival: Generated<number>;
    xp: Generated<number>;
    classLevel: Generated<number>;
    grade: Generated<Grade>;
    gradePoints: Generated<number>;
    prizelessStarts: Generated<number>;
    bestClass: Generated<number>;
    bestGrade: Generated<Grade>;
    putBack: Generated<boolean>;
    startsDay: string | null;
    startsToday: Generated<number>;
    showsEntered: Generated<number>;
    earnings: Generated<number>;
    happiness: number;
    happinessAt: Date;
    feedExpiresAt: Date | null;
    longFeedUntil: Date | null;
    rationUntil: Date | null;
    grassFrom: Date | null;
    worksFrom: Date | null;
    workedAt: Date | null;
    trainingFrom: Date;
    vetShotsUntil: Date | null;
    vetCheckUntil: Date | null;
    breedingCheckUntil: Date | null;
    nextEntryCalm: Generated<boolean>;
    sireId: string | null;
    damId: string | null;
    breederId: string | null;
    inbreeding: Generated<number>;
    generation: Generated<number>;
    giftFoal: Generated<boolean>;
    covers: Generated<number>;
    foalsAt: Date | null;
    restsUntil: Date | null;
    whistledDay: string | null;
    maneStyle: ManeStyle | null;
    backdrop: Backdrop | null;
    nameplate: Generated<Nameplate>;
    nameplates: Generated<Nameplate[]>;
    tackColour: Generated<TackColour>;
    tackColours: Generated<TackColour[]>;
    createdAt: Date;
  };
  house_stables: {
    playerId: string;
    visitedAt: Date;
    visitsAt: Date | null;
  };
  idempotency_records: {
    accountId: string;
    keyHash: Buffer;
    requestHash: Buffer;
    status: number | null;
    body: string | null;
    topics: string[];
    requestedAt: Date;
  };
  inventory: {
    playerId: string;
    kind: 'feed' | 'treat' | 'material';
    item: string;
    quantity: number;
  };
  keepsakes: {
    id: string;
    horseId: string;
    playerId: string;
    pastime: Pastime;
    place: PhotoPlace;
    keptAt: Date;
    ageMonths: number;
    maneStyle: ManeStyle | null;
  };
  ledger_accounts: {
    id: string;
    kind: 'purse' | 'escrow' | 'house_purse';
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
    accountId: string;
    id: string;
    journalId: string;
    at: Date;
    type: string;
    description: string;
    amount: number;
    tradable: number;
    balance: number | null;
    lineNumber: number | null;
    month: Generated<string>;
  };
  ledger_history: {
    accountId: string;
    id: string;
    journalId: string;
    at: Date;
    type: string;
    description: string;
    amount: number;
    tradable: number;
    balance: number | null;
    lineNumber: number | null;
    month: Generated<string>;
  };
  ledger_totals: {
    accountId: string;
    type: string;
    coinsIn: Generated<number>;
    coinsOut: Generated<number>;
  };
  letters: {
    id: string;
    senderId: string;
    recipientId: string;
    subject: string;
    body: string;
    sentAt: Date;
    readAt: Date | null;
    deletedBySender: Generated<boolean>;
    deletedByRecipient: Generated<boolean>;
    sendId: string;
  };
  listings: {
    id: string;
    kind: 'horse' | 'tack' | 'rescue';
    sellerId: string;
    horseId: string | null;
    tackId: string | null;
    price: number;
    listedAt: Date;
    breed: string | null;
    sex: Sex | null;
    bornAt: Date | null;
    level: number | null;
    colour: ColourGroup | null;
    heightCm: number | null;
    bodyWords: number | null;
    expectedHeightCm: number | null;
    expectedBodyWords: number | null;
    tackType: TackType | null;
    quality: number | null;
  };
  missed_covers: {
    id: string;
    mareId: string;
    stallionId: string;
    playerId: string;
    requestId: string | null;
    coveredAt: Date;
    birthNumber: number;
    seedHash: string;
    entropy: string;
    rules: number;
  };
  moderation_settings: {
    oneRow: Generated<boolean>;
    chatSeconds: Generated<number>;
    wordsRevision: Generated<string>;
  };
  moments_seen: {
    playerId: string;
    birthsAt: Date;
    birthsId: string;
    startsAt: Date;
    startsId: string;
    classesAt: Date;
    classesId: string;
    grownAt: Date;
    grownId: string;
    level: number;
  };
  mutes: {
    playerId: string;
    until: Date | null;
    why: string;
    since: Date;
  };
  newcomer_days: {
    day: string;
    step: string;
    id: Generated<string>;
    players: number;
  };
  news_readers: {
    playerId: string;
    readAt: Date;
    topicsOff: Generated<NewsTopic[]>;
    mailsFoals: Generated<boolean>;
  };
  outgoing_mails: {
    id: string;
    kind: string;
    recipient: string | null;
    replyTo: string | null;
    content: ColumnType<unknown, string, string>;
    sendAt: Date;
    uselessAt: Date;
    attempts: Generated<number>;
  };
  payment_customers: {
    playerId: string;
    customer: string;
    practice: boolean;
    checkout: string | null;
    checkouts: Generated<number>;
    subscription: string | null;
    paidUntil: Date | null;
    renews: Generated<boolean>;
  };
  payment_events: {
    id: string;
    type: string;
    receivedAt: Date;
  };
  payments: {
    id: string;
    playerId: string;
    kind: 'premium' | 'insight';
    intent: string | null;
    subscription: string | null;
    horseId: string | null;
    cents: number;
    currency: string;
    periodStart: Date | null;
    periodEnd: Date | null;
    state: PaymentState;
    practice: boolean;
    paidAt: Date;
    stateAt: Date;
  };
  payments_to_players: {
    kind: 'entry_fee' | 'sale' | 'stud_fee' | 'underpriced' | 'prize';
    fromId: string;
    toId: string;
    coins: number;
    at: Date;
  };
  picture_upload_counts: {
    playerId: string;
    since: Date;
    uploads: number;
  };
  picture_uploads: {
    playerId: string;
    tokenHash: Buffer;
    expiresAt: Date;
    receivedAt: Date | null;
  };
  placings_to_count: {
    playerId: string;
    entryId: string;
  };
  player_standings: {
    season: number;
    division: number;
    playerId: string;
    shows: number;
    wins: number;
    earnings: number;
  };
  players: {
    id: string;
    username: string;
    usernameKey: string;
    usernameChangedAt: Date | null;
    guild: Guild;
    guildChangedAt: Date | null;
    level: Generated<number>;
    xp: Generated<number>;
    houseStartsDay: string | null;
    houseStarts: Generated<number>;
    meadowStarts: Generated<number>;
    activeEntries: Generated<number>;
    salaryDay: string | null;
    freeInsights: Generated<number>;
    freeBreedingCheck: Generated<boolean>;
    freeRegistryFee: Generated<boolean>;
    craftSkill: Generated<number>;
    craftedAt: Date | null;
    crafts: Generated<number>;
    premiumUntil: Date | null;
    boxes: Generated<number>;
    showsEverything: Generated<boolean>;
    gate: Buffer | null;
    lastSeenAt: Date;
    awayFrom: Date | null;
    guestUntil: Date | null;
    gateName: string | null;
    deletedAt: Date | null;
    houseStable: number | null;
    createdAt: Date;
  };
  practice_objects: {
    id: string;
    kind: string;
    parent: string | null;
    body: ColumnType<object, string, string>;
    dueAt: Date | null;
  };
  practice_requests: {
    key: string;
    status: number;
    answer: ColumnType<object, string, string>;
  };
  presences: {
    playerId: string;
    seenAt: Date;
  };
  profiles: {
    playerId: string;
    bio: Generated<string>;
    shopName: Generated<string>;
    picture: string | null;
    isPrivate: Generated<boolean>;
  };
  push_keys: {
    oneRow: Generated<boolean>;
    publicKey: string;
    privateKey: string;
  };
  push_subscriptions: {
    id: string;
    playerId: string;
    session: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    createdAt: Date;
  };
  realm_accounts: {
    accountId: string;
    directoryId: string;
    homeName: string | null;
    homeAddress: string | null;
    since: Date;
  };
  recovery_codes: {
    accountId: string;
    codeHash: Buffer;
  };
  recovery_requests: {
    id: string;
    forgot: 'username' | 'password';
    emailKey: string;
    requestedAt: Date;
  };
  report_cases: {
    id: string;
    kind: SubjectKind;
    subjectId: string;
    playerId: string;
    seen: string;
    context: Generated<ColumnType<ContextLine[], string, string>>;
    reports: number;
    reportedAt: Date;
    closedAt: Date | null;
  };
  reports: {
    caseId: string;
    reporterId: string;
    reason: ReportReason;
    comment: string;
    at: Date;
  };
  sales: {
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
    leftToBuyer: Generated<number>;
  };
  second_factors: {
    accountId: string;
    secret: Buffer;
    onSince: Date | null;
    lastStep: Generated<number>;
    codesSalt: Buffer;
  };
  sent_notifications: {
    playerId: string;
    kind: NewsKind;
    newsId: string;
    sentAt: Date;
  };
  sessions: {
    tokenHash: Buffer;
    accountId: string;
    deviceId: string | null;
    createdAt: Date;
    usedAt: Date;
    expiresAt: Date;
  };
  show_entries: {
    id: string;
    showId: string;
    horseId: string;
    playerId: string;
    discipline: Discipline;
    level: number;
    runsAt: Date;
    status: Generated<'pending' | 'completed' | 'scratched'>;
    fee: number;
    feeTradable: number;
    creatorId: string | null;
    grade: Grade | null;
    veteran: Generated<boolean>;
    entropy: string;
    enteredAt: Date;
    entryXp: number;
    placeXp: number | null;
    place: number | null;
    fieldSize: number | null;
    score: number | null;
    prize: number | null;
    result: ColumnType<StoredResult | null, string | null, string | null>;
    month: Generated<string>;
  };
  show_follows: {
    playerId: string;
    showId: string;
    runsAt: Date;
  };
  show_history: {
    id: string;
    showId: string;
    horseId: string;
    playerId: string;
    discipline: Discipline;
    level: number;
    runsAt: Date;
    status: Generated<'pending' | 'completed' | 'scratched'>;
    fee: number;
    feeTradable: number;
    creatorId: string | null;
    grade: Grade | null;
    veteran: Generated<boolean>;
    entropy: string;
    enteredAt: Date;
    entryXp: number;
    placeXp: number | null;
    place: number | null;
    fieldSize: number | null;
    score: number | null;
    prize: number | null;
    result: ColumnType<StoredResult | null, string | null, string | null>;
    month: Generated<string>;
  };
  show_starters: {
    showId: string;
    lastHorse: string;
    starters: ColumnType<readonly LargeShowStarter[], string, string>;
  };
  shown_profiles: {
    playerId: string;
    bio: string;
    picture: string | null;
    shopName: string;
  };
  shows: {
    id: string;
    kind: 'house' | 'meadow' | 'player';
    discipline: Discipline;
    level: number;
    entryFee: number;
    prize: number;
    runsAt: Date;
    status: Generated<'open' | 'completed'>;
    createdBy: string | null;
    createdAt: Date | null;
    invitesHouse: Generated<boolean>;
    seedHash: string;
    seed: Buffer | null;
    entriesHash: string | null;
    rulesVersion: number | null;
    purseIndex: number | null;
    counts: Generated<boolean>;
    returned: number | null;
    feeCut: Generated<number>;
    entered: number | null;
    heats: number | null;
  };
  sign_in_tries: {
    key: string;
    tries: number;
    countedAt: Date;
    waitUntil: Date;
    expiresAt: Date;
  };
  store_offers: {
    id: string;
    breed: string;
    tier: string;
    price: number;
    genotype: string;
    traits: ColumnType<Traits, string, string>;
    form: number[];
    talent: number[];
    aptitude: number[];
    ageInMonths: number;
    createdAt: Date;
  };
  stud_requests: {
    id: string;
    stallionId: string;
    mareId: string;
    fromId: string;
    toId: string;
    fee: number;
    feeTradable: number;
    entropy: string;
    note: string;
    requestedAt: Date;
    expiresAt: Date;
    status: Generated<StudRequestState>;
    answeredAt: Date | null;
  };
  studs: {
    stallionId: string;
    playerId: string;
    fee: number;
    note: string;
    ownBreedOnly: boolean;
    placedAt: Date;
    aptitude: Generated<number[]>;
    breed: Generated<string>;
  };
  subscriptions: {
    id: string;
    playerId: string;
    practice: boolean;
    renews: boolean;
    endedAt: Date | null;
    readAt: Date;
  };
  suspensions: {
    accountId: string;
    until: Date | null;
    why: string;
    since: Date;
  };
  tack: {
    id: string;
    ownerId: string;
    type: TackType;
    quality: number;
    makerId: string | null;
    horseId: string | null;
    starterOf: string | null;
    createdAt: Date;
  };
  vet_requests: {
    id: string;
    horseId: string;
    playerId: string;
    service: VetService;
    price: number;
    requestedAt: Date;
    completesAt: Date;
    status: Generated<'pending' | 'completed'>;
  };
  waiting_calls: {
    id: string;
    accountId: string;
    deviceId: string | null;
    deviceName: string;
    route: string;
    input: ColumnType<unknown, string, string>;
    sentence: string;
    requestedAt: Date;
    runsAt: Date;
    state: Generated<WaitingState>;
    endedAt: Date | null;
    reason: string | null;
  };
  wealth: {
    oneRow: Generated<boolean>;
    countedAt: Date;
    players: number;
    tenths: number[];
  };
  world: {
    oneRow: Generated<boolean>;
    foundedAt: Date;
    clockOffsetMs: Generated<number>;
    clockCorrectionMs: Generated<number>;
    clockWaits: Generated<boolean>;
    clockReached: Date;
    archivedBefore: Date | null;
    secret: Buffer;
    purseIndex: Generated<number>;
    purseIndexDue: Date;
  };
}
