import { dueShows } from './calls/due-shows.ts';
import { horsePage } from './calls/horse-page.ts';
import { leaderboards } from './calls/leaderboards.ts';
import { mateFinder, mateFinderByBody } from './calls/mate-finder.ts';
import { openShows } from './calls/open-shows.ts';
import { round } from './calls/round.ts';
import { showEntry } from './calls/show-entry.ts';
import { stable } from './calls/stable.ts';
import { storePurchase } from './calls/store-purchase.ts';
import { whoAmI } from './calls/who-am-i.ts';
import { growth } from './growth/growth.ts';
import { newsGrowth } from './growth/news-growth.ts';
import { storedValues } from './growth/stored-values.ts';
import { searchGrowth } from './growth/search-growth.ts';
import type { Measurement } from './measurement.ts';
import { livingPortrait } from './pictures/living.ts';
import { portraits } from './pictures/portraits.ts';
import { thumbnails } from './pictures/thumbnails.ts';
import { presses } from './presses/presses.ts';
import { bodies } from './rules/bodies.ts';
import { breedingValues } from './rules/breeding-values.ts';
import { oddsOfCrosses } from './rules/crosses.ts';
import { inbreeding } from './rules/inbreeding.ts';
import { chatStreams } from './sizes/chat-streams.ts';
import { firstLoad } from './sizes/first-load.ts';
import { idleStreams } from './sizes/idle-streams.ts';
import { layerBytes } from './sizes/layer-bytes.ts';
import { settleMany } from './settling/settle-many.ts';
import { settleOneShow } from './settling/settle-one-show.ts';

export const MEASUREMENTS: readonly Measurement[] = [
  whoAmI,
  stable,
  round,
  horsePage,
  openShows,
  storePurchase,
  showEntry,
  mateFinder,
  mateFinderByBody,
  leaderboards,
  dueShows,
  inbreeding,
  oddsOfCrosses,
  bodies,
  breedingValues,
  idleStreams,
  chatStreams,
  firstLoad,
  portraits,
  livingPortrait,
  presses,
  thumbnails,
  layerBytes,
  growth,
  newsGrowth,
  searchGrowth,
  storedValues,
  settleMany,
  settleOneShow,
];
