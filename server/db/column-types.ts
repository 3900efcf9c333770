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
import type { Starter } from '../../game/shows/running/run-show.ts';
import type { StoredResult } from '../../game/shows/running/stored-result.ts';
import type { TackColour } from '../../game/tack/tack-colours.ts';
import type { TackType } from '../../game/tack/tack.ts';
import type { AlbumPart } from '../../game/trophies/album.ts';

export const STUD_REQUEST_STATES = [
  'open',
  'accepted',
  'not_taken',
  'declined',
  'withdrawn',
  'expired',
  'void',
] as const;
export type StudRequestState = (typeof STUD_REQUEST_STATES)[number];

export type WaitingState = 'waiting' | 'done' | 'refused' | 'cancelled';

/** As the horse stood before the first heat; `playerId` paid. */
export interface LargeShowStarter extends Starter {
  readonly playerId: string;
}

/**
 * Adds what the schema cannot say: the closed list of a column's values, or the type of its JSON. For an array, the
 * type of an element. Views and partitions inherit it. `npm run statements` reads the names.
 */
export interface ColumnTypes {
  'access_tokens.scopes': TokenScope;
  'album_slots.part': AlbumPart;
  'daily_rounds.last': object;
  'daily_rounds.plan': RoundPlan;
  'decisions.action': AdminAction;
  'directory_notices.kind': 'ended' | 'left' | 'erased';
  'filter_words.list': 'refuse' | 'allow';
  'genetic_insights.how': 'free' | 'bought';
  'horse_disciplines.discipline': Discipline;
  'horse_events.details': EventDetails;
  'horse_events.kind': EventKind;
  'horses.backdrop': Backdrop;
  'horses.best_grade': Grade;
  'horses.discipline': Discipline;
  'horses.grade': Grade;
  'horses.mane_style': ManeStyle;
  'horses.nameplate': Nameplate;
  'horses.nameplates': Nameplate;
  'horses.sex': Sex;
  'horses.tack_colour': TackColour;
  'horses.tack_colours': TackColour;
  'horses.traits': Traits;
  'inventory.kind': 'feed' | 'treat' | 'material';
  'keepsakes.mane_style': ManeStyle;
  'keepsakes.pastime': Pastime;
  'keepsakes.place': PhotoPlace;
  'ledger_accounts.kind': 'purse' | 'escrow' | 'house_purse';
  'listings.colour': ColourGroup;
  'listings.kind': 'horse' | 'tack' | 'rescue';
  'listings.sex': Sex;
  'listings.tack_type': TackType;
  'news_readers.topics_off': NewsTopic;
  'payments.kind': 'premium' | 'insight';
  'payments.state': PaymentState;
  'players.guild': Guild;
  'practice_objects.body': object;
  'practice_requests.answer': object;
  'recovery_requests.forgot': 'username' | 'password';
  'report_cases.context': ContextLine[];
  'report_cases.kind': SubjectKind;
  'reports.reason': ReportReason;
  'sales.kind': 'horse' | 'tack';
  'sales.tack_type': TackType;
  'show_entries.discipline': Discipline;
  'show_entries.grade': Grade;
  'show_entries.result': StoredResult;
  'show_entries.status': 'pending' | 'completed' | 'scratched';
  'show_starters.starters': readonly LargeShowStarter[];
  'shows.discipline': Discipline;
  'shows.kind': 'house' | 'meadow' | 'player';
  'shows.status': 'open' | 'completed';
  'store_offers.traits': Traits;
  'stud_requests.status': StudRequestState;
  'tack.type': TackType;
  'sent_notifications.kind': NewsKind;
  'vet_requests.service': VetService;
  'vet_requests.status': 'pending' | 'completed';
  'waiting_calls.state': WaitingState;
}
