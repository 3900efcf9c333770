import type { Migration } from 'kysely';
import { groundFloor } from './0001-ground-floor.ts';
import { face } from './0002-face.ts';
import { breeding } from './0003-breeding.ts';
import { vet } from './0004-vet.ts';
import { insight } from './0005-insight.ts';
import { training } from './0006-training.ts';
import { leaderboards } from './0007-leaderboards.ts';
import { tack } from './0008-tack.ts';
import { guildChange } from './0009-guild-change.ts';
import { why } from './0010-why.ts';
import { playerShows } from './0011-player-shows.ts';
import { lab } from './0012-lab.ts';
import { fairShows } from './0013-fair-shows.ts';
import { placingsToCount } from './0014-placings-to-count.ts';
import { clock } from './0015-clock.ts';
import { limits } from './0016-limits.ts';
import { namesAndUploads } from './0017-names-and-uploads.ts';
import { showCut } from './0018-show-cut.ts';
import { grades } from './0019-grades.ts';
import { youth } from './0020-youth.ts';
import { pasture } from './0021-pasture.ts';
import { longBags } from './0022-long-bags.ts';
import { ledgerWeeks } from './0023-ledger-weeks.ts';
import { boxes } from './0024-boxes.ts';
import { trade } from './0025-trade.ts';
import { magic } from './0026-magic.ts';
import { bredHorses } from './0027-bred-horses.ts';
import { market } from './0028-market.ts';
import { search } from './0029-search.ts';
import { economy } from './0030-economy.ts';
import { devices } from './0031-devices.ts';
import { youngAccounts } from './0032-young-accounts.ts';
import { kindness } from './0035-kindness.ts';
import { news } from './0036-news.ts';
import { mail } from './0037-mail.ts';
import { chat } from './0038-chat.ts';
import { push } from './0039-push.ts';
import { outgoingMail } from './0040-outgoing-mail.ts';
import { accountKeys } from './0041-account-keys.ts';
import { premium } from './0042-premium.ts';
import { dailyRounds } from './0044-daily-rounds.ts';
import { largeTrade } from './0046-large-trade.ts';
import { contact } from './0047-contact.ts';
import { trophies } from './0048-trophies.ts';
import { accountDeletions } from './0049-account-deletions.ts';
import { accessTokens } from './0050-access-tokens.ts';
import { moments } from './0051-moments.ts';
import { openPages } from './0052-open-pages.ts';
import { keptAnswers } from './0053-kept-answers.ts';
import { cosmetics } from './0054-cosmetics.ts';
import { largeShows } from './0055-large-shows.ts';
import { months } from './0056-months.ts';
import { placedEntries } from './0057-placed-entries.ts';
import { realms } from './0058-realms.ts';
import { listingPages } from './0059-listing-pages.ts';
import { returnedInsights } from './0061-returned-insights.ts';
import { rescues } from './0062-rescues.ts';
import { staying } from './0063-staying.ts';
import { starterTack } from './0064-starter-tack.ts';
import { text } from './0065-text.ts';

/** Oldest first; names must sort in that order. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_ground_floor': groundFloor,
  '0002_face': face,
  '0003_breeding': breeding,
  '0004_vet': vet,
  '0005_insight': insight,
  '0006_training': training,
  '0007_leaderboards': leaderboards,
  '0008_tack': tack,
  '0009_guild_change': guildChange,
  '0010_why': why,
  '0011_player_shows': playerShows,
  '0012_lab': lab,
  '0013_fair_shows': fairShows,
  '0014_placings_to_count': placingsToCount,
  '0015_clock': clock,
  '0016_limits': limits,
  '0017_names_and_uploads': namesAndUploads,
  '0018_show_cut': showCut,
  '0019_grades': grades,
  '0020_youth': youth,
  '0021_pasture': pasture,
  '0022_long_bags': longBags,
  '0023_ledger_weeks': ledgerWeeks,
  '0024_boxes': boxes,
  '0025_trade': trade,
  '0026_magic': magic,
  '0027_bred_horses': bredHorses,
  '0028_market': market,
  '0029_search': search,
  '0030_economy': economy,
  '0031_devices': devices,
  '0032_young_accounts': youngAccounts,
  '0035_kindness': kindness,
  '0036_news': news,
  '0037_mail': mail,
  '0038_chat': chat,
  '0039_push': push,
  '0040_outgoing_mail': outgoingMail,
  '0041_account_keys': accountKeys,
  '0042_premium': premium,
  '0044_daily_rounds': dailyRounds,
  '0046_large_trade': largeTrade,
  '0047_contact': contact,
  '0048_trophies': trophies,
  '0049_account_deletions': accountDeletions,
  '0050_access_tokens': accessTokens,
  '0051_moments': moments,
  '0052_open_pages': openPages,
  '0053_kept_answers': keptAnswers,
  '0054_cosmetics': cosmetics,
  '0055_large_shows': largeShows,
  '0056_months': months,
  '0057_placed_entries': placedEntries,
  '0058_realms': realms,
  '0059_listing_pages': listingPages,
  '0061_returned_insights': returnedInsights,
  '0062_rescues': rescues,
  '0063_staying': staying,
  '0064_starter_tack': starterTack,
  '0065_text': text,
};
