import * as advertisements from './advertisements.ts';
import * as accounts from './accounts/accounts.ts';
import * as accessTokens from './accounts/access-tokens.ts';
import * as accountDeletion from './accounts/deletion.ts';
import * as accountSettings from './accounts/settings.ts';
import * as recovery from './accounts/recovery.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as batch from './batch.ts';
import * as boxes from './horses/boxes.ts';
import * as birth from './breeding/birth.ts';
import * as breeding from './breeding/breeding.ts';
import type { CallShape, RouteOf } from './call.ts';
import * as chat from './chat.ts';
import * as contact from './contact.ts';
import * as crafting from './tack/crafting.ts';
import * as createShow from './shows/create-show.ts';
import * as economy from './economy.ts';
import * as enterEach from './shows/enter-each.ts';
import * as admin from './admin.ts';
import * as devices from './devices.ts';
import * as feeding from './care/feeding.ts';
import * as followShow from './shows/follow-show.ts';
import * as firstSteps from './first-steps.ts';
import * as gate from './gate.ts';
import * as guild from './guild-work/guild.ts';
import * as guildWork from './guild-work/training.ts';
import * as health from './horses/health.ts';
import * as horses from './horses/horses.ts';
import * as insight from './horses/insight.ts';
import * as inventory from './inventory.ts';
import * as keepsakes from './keepsakes.ts';
import * as moderation from './moderation/moderation.ts';
import * as lab from './lab.ts';
import * as leaderboards from './leaderboards.ts';
import * as ledger from './ledger.ts';
import * as live from './live.ts';
import * as magic from './magic.ts';
import * as cosmetics from './cosmetics.ts';
import * as mail from './mail.ts';
import * as market from './market.ts';
import * as mates from './breeding/mates.ts';
import * as moments from './moments.ts';
import * as news from './news.ts';
import * as pasture from './care/pasture.ts';
import * as players from './players.ts';
import * as practice from './practice.ts';
import * as premium from './premium.ts';
import * as profile from './profile.ts';
import * as publicPages from './public-pages.ts';
import * as ownData from './own-data.ts';
import * as push from './push.ts';
import * as realmCalls from './realms.ts';
import * as records from './records.ts';
import * as reports from './moderation/reports.ts';
import * as putBack from './shows/put-back.ts';
import * as showResults from './shows/show-results.ts';
import * as sheets from './sheets.ts';
import * as shows from './shows/shows.ts';
import * as stables from './stables.ts';
import * as stud from './breeding/stud.ts';
import * as tack from './tack/tack.ts';
import * as marketplace from './trade/marketplace.ts';
import * as rescue from './trade/rescue.ts';
import * as round from './round.ts';
import * as search from './search/search.ts';
import * as selling from './trade/selling.ts';
import * as playerShop from './trade/player-shop.ts';
import * as today from './today.ts';
import * as trophies from './trophies.ts';
import * as vet from './care/vet.ts';
import * as vitals from './vitals.ts';
import * as world from './clock.ts';

const areas = {
  ...accounts,
  ...advertisements,
  ...accessTokens,
  ...accountDeletion,
  ...accountSettings,
  ...batch,
  ...birth,
  ...boxes,
  ...breeding,
  ...chat,
  ...contact,
  ...crafting,
  ...createShow,
  ...economy,
  ...admin,
  ...devices,
  ...enterEach,
  ...feeding,
  ...firstSteps,
  ...followShow,
  ...gate,
  ...guild,
  ...guildWork,
  ...health,
  ...horses,
  ...insight,
  ...inventory,
  ...moderation,
  ...lab,
  ...leaderboards,
  ...ledger,
  ...live,
  ...magic,
  ...cosmetics,
  ...mail,
  ...market,
  ...marketplace,
  ...mates,
  ...moments,
  ...news,
  ...pasture,
  ...players,
  ...practice,
  ...premium,
  ...profile,
  ...publicPages,
  ...ownData,
  ...push,
  ...records,
  ...keepsakes,
  ...recovery,
  ...reports,
  ...rescue,
  ...round,
  ...search,
  ...selling,
  ...secondFactor,
  ...playerShop,
  ...showResults,
  ...putBack,
  ...sheets,
  ...shows,
  ...stables,
  ...stud,
  ...tack,
  ...today,
  ...trophies,
  ...vet,
  ...vitals,
  ...world,
};

type Areas = typeof areas & typeof realmCalls;
type AnyCall = Extract<Areas[keyof Areas], CallShape>;

export type Calls = { [C in AnyCall as RouteOf<C>]: C };

const callsOf = (values: object): readonly CallShape[] =>
  Object.values(values).filter(
    (value): value is AnyCall => typeof value === 'object' && 'path' in value && 'access' in value,
  );

/** Calls that every game serves. */
export const CONTRACT = callsOf(areas);

/** Served only with a directory of realms (decision 82). */
export const REALM_CALLS = callsOf(realmCalls);

export const EVERY_CALL = [...CONTRACT, ...REALM_CALLS];
