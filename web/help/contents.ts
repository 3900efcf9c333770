import type { TopicGroup } from './topic.ts';
import { ALBUM, BIRTH_PROOF, BREEDING, COLOURS, HEALTH_TEST, TALENT, VALUES } from './topics/breeding.ts';
import { BOXES, FEEDING, HAPPINESS, PASTIMES, PASTURE, ROUND, TRAINING, VET, YARD } from './topics/care.ts';
import { BOUND_COINS, EARN_COINS, MAGIC, MARKET, SELLING, STYLE, TACK_TOPIC } from './topics/coins.ts';
import { EARNING, OWN_SHOWS } from './topics/earning.ts';
import { ENTERING, GRADE_TOPIC, TROPHIES } from './topics/fields.ts';
import {
  ACCOUNT,
  CHAT,
  LEAVING,
  MAIL,
  NEWS,
  NEW_DEVICES,
  OPEN_PAGES,
  PREMIUM,
  PROOF,
  REPORTING,
} from './topics/people.ts';
import { SCORING } from './topics/scoring.ts';
import { BREED_TOPIC, FIRST_HOUR, GUILD_TOPIC, LEVELS, TIME } from './topics/start.ts';

/** In reading order. A new system adds its topic here. */
export const HELP: readonly TopicGroup[] = [
  { title: 'Getting started', topics: [FIRST_HOUR, TIME, LEVELS, GUILD_TOPIC, BREED_TOPIC] },
  { title: 'Care', topics: [ROUND, HAPPINESS, FEEDING, PASTURE, VET, TRAINING, PASTIMES, BOXES, YARD] },
  { title: 'Shows', topics: [ENTERING, GRADE_TOPIC, SCORING, EARNING, OWN_SHOWS, TROPHIES, PROOF] },
  { title: 'Breeding', topics: [BREEDING, COLOURS, HEALTH_TEST, TALENT, VALUES, ALBUM, BIRTH_PROOF] },
  { title: 'Coins and trade', topics: [EARN_COINS, BOUND_COINS, MARKET, SELLING, TACK_TOPIC, STYLE, MAGIC] },
  {
    title: 'Players',
    topics: [CHAT, MAIL, NEWS, REPORTING, ACCOUNT, OPEN_PAGES, NEW_DEVICES, LEAVING, PREMIUM],
  },
];
