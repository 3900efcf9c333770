import {
  OWN_COVER_FEE,
  BOUND_STUD_FEE,
  FOAL_XP,
  GESTATION_MS,
  MARE_REST_MS,
  REQUEST_OPEN_MS,
} from '../game/breeding/breeding.ts';
import { AFTER_NOT_TAKING_MS } from '../game/breeding/take.ts';
import { FEED_TYPES, FEEDS, feedSellPrice, isLongBag } from '../game/care/feed.ts';
import { pricePerDay } from '../game/care/feeding-plan.ts';
import { TREAT_TYPES, TREATS } from '../game/care/treats.ts';
import { VET_SERVICE_ROWS, VET_SERVICES } from '../game/care/vet-services.ts';
import { START_COINS } from '../game/ledger/coins.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { trainingSkill, trainingXp } from '../game/guild-work/training.ts';
import {
  TRAINING_PRICE,
  BANKED_ON_ARRIVAL,
  MOST_BANKED,
  TRAINING_MS,
} from '../game/guild-work/training-bank.ts';
import { GUILD_CHANGE_PRICE } from '../game/guild-work/change-guild.ts';
import { GUILD_ROWS, GUILDS, type GuildRow } from '../game/guild-work/guilds.ts';
import { AGE_STEPS, realMsToAge } from '../game/horses/age.ts';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../game/horses/boxes.ts';
import { BREEDS, heightInHands } from '../game/horses/breeds.ts';
import { STORE_TIERS } from '../game/horses/founder.ts';
import { GRASS_REST, LONG_BAG_REST } from '../game/horses/happiness.ts';
import { HEALTH_TEST_PRICE } from '../game/horses/genetics/health.ts';
import { LOCI, LOCUS_ROWS } from '../game/horses/genetics/loci.ts';
import { FIRST_STEPS } from '../game/first-steps/first-steps.ts';
import { COSMETIC_ROWS, COSMETICS } from '../game/cosmetics/cosmetics.ts';
import { MAGIC_ITEMS, MAGIC_ROWS } from '../game/magic/items.ts';
import { PLAYER_XP } from '../game/players/level.ts';
import { salary } from '../game/players/salary.ts';
import { DISCIPLINE_ROWS } from '../game/shows/disciplines.ts';
import { MATERIAL_ROWS, MATERIALS } from '../game/tack/materials.ts';
import { materialsOf, RECIPES } from '../game/tack/recipes.ts';
import { TACK, TACK_TYPES } from '../game/tack/tack.ts';
import { SELL_BACK, SELLABLE_ITEMS } from '../game/trade/sell-back.ts';
import { BODY_TABLES } from './body-rule-tables.ts';
import { table } from './rule-table.ts';
import { SHOW_TABLES } from './show-rule-tables.ts';

const hours = (ms: number) => ms / 3_600_000;
const days = (ms: number) => ms / REAL_MS_PER_DAY;
const percent = (share: number) => `${Math.round(share * 1000) / 10}`;

const GUILD_EFFECTS: readonly (readonly [label: string, field: keyof GuildRow, unit: string])[] = [
  ['Show score', 'scorePercent', '%'],
  ['XP of an entry', 'entryXp', ''],
  ['XP of horses', 'horseXpPercent', '%'],
  ['Skill of a training', 'trainingSkillPercent', '%'],
  ['Skill of a start', 'startSkillPercent', '%'],
  ['Rest a day', 'restPerDay', ''],
  ['Wear of tack', 'tackWearPercent', '%'],
  ['Craft skill at the start', 'craftStartSkill', ''],
  ['Quality of a point of craft skill', 'craftQualityPercent', '%'],
  ['Best quality crafted', 'craftMaxQuality', '%'],
  ['Entry fees of house shows', 'houseFeePercent', '%'],
  ['Off the fee part of own shows', 'showDiscountPercent', '%'],
  ['Off materials', 'materialDiscountPercent', '%'],
];

/** The tables of docs/rules/, by name, as Markdown printed from the rules. */
export const RULE_TABLES: Readonly<Record<string, () => string>> = {
  'sell-back': () =>
    table(
      ['item', 'the market pays'],
      SELLABLE_ITEMS.map((item) => [SELL_BACK[item].label, SELL_BACK[item].price]),
    ),
  ages: () =>
    table(
      ['from game months', 'after real days', 'a horse may'],
      AGE_STEPS.map(([months, may]) => [months, days(realMsToAge(months)), may]),
    ),
  feeds: () =>
    table(
      ['feed', 'real days', 'price', 'price a day', 'happiness a day', 'the market pays'],
      FEED_TYPES.map((feed) => [
        FEEDS[feed].label,
        FEEDS[feed].days,
        FEEDS[feed].buy,
        Math.round(pricePerDay(feed)),
        isLongBag(feed) ? `rest + ${LONG_BAG_REST}` : 'rest',
        feedSellPrice(feed),
      ]),
    ),
  pasture: () =>
    table(
      ['guild', 'happiness a day, fed in the stable', 'on pasture'],
      GUILDS.map((guild) => {
        const { label, restPerDay } = GUILD_ROWS[guild];
        return [label, restPerDay, restPerDay + GRASS_REST];
      }),
    ),
  treats: () =>
    table(
      ['treat', 'happiness', 'price', 'the market pays'],
      TREAT_TYPES.map((treat) => [
        TREATS[treat].label,
        TREATS[treat].gain,
        TREATS[treat].buy,
        TREATS[treat].sell,
      ]),
    ),
  vet: () =>
    table(
      ['service', 'price', 'for', 'from months', 'to months'],
      VET_SERVICES.map((service) => {
        const { label, price, sexes, from, until } = VET_SERVICE_ROWS[service];
        return [label, price, sexes.join(', '), from, until === Infinity ? 'any' : String(until - 1)];
      }),
    ),
  training: () =>
    table(
      ['rule', 'number'],
      [
        ['coins', TRAINING_PRICE],
        ['hours for one more training', hours(TRAINING_MS)],
        ['trainings saved at most', MOST_BANKED],
        ['trainings of a bought horse', BANKED_ON_ARRIVAL],
        ...GUILDS.map((guild) => [`skill, ${GUILD_ROWS[guild].label}`, trainingSkill(guild) / 10_000]),
        ...[1, 25, 100].map((level) => [`XP at level ${level}, Rider`, trainingXp('rider', level)]),
      ],
    ),
  breeding: () =>
    table(
      ['rule', 'number'],
      [
        ['registry fee for an own stallion', OWN_COVER_FEE],
        ['real days from cover to foal', days(GESTATION_MS)],
        ['hours that a mare rests after a cover', hours(MARE_REST_MS)],
        ['hours until a mare that did not take may be covered again', hours(AFTER_NOT_TAKING_MS)],
        ['health test', HEALTH_TEST_PRICE],
        ['real days until a stud request expires', days(REQUEST_OPEN_MS)],
        ['bound coins towards a stud fee', BOUND_STUD_FEE],
        ['player XP for a foal', FOAL_XP],
      ],
    ),
  ...SHOW_TABLES,
  ...BODY_TABLES,
  coins: () =>
    table(
      ['flow', 'coins'],
      [
        ['at the start', START_COINS],
        ...[1, 10, 20, 30].map((level) => [`salary a day at level ${level}`, salary(level)]),
        ['changing guild', GUILD_CHANGE_PRICE],
      ],
    ),
  'player-xp': () =>
    table(
      ['work of a player', 'XP'],
      [
        ['training', PLAYER_XP.training],
        ['salary', PLAYER_XP.salary],
        ['crafting', PLAYER_XP.craft],
        ['a foal bred', PLAYER_XP.foalBred],
      ],
    ),
  guilds: () =>
    table(
      ['effect', ...GUILDS.map((guild) => GUILD_ROWS[guild].label)],
      GUILD_EFFECTS.map(([label, field, unit]) => [
        label,
        ...GUILDS.map((guild) => `${GUILD_ROWS[guild][field]}${unit}`),
      ]),
    ),
  boxes: () =>
    table(
      ['box', 'price'],
      [
        [`1 to ${FIRST_BOXES}`, 0],
        ...Array.from({ length: MOST_BOXES - FIRST_BOXES }, (_, index) => [
          FIRST_BOXES + index + 1,
          boxPrice(FIRST_BOXES + index) ?? 0,
        ]),
      ],
    ),
  magic: () =>
    table(
      ['item', 'price', 'what it does'],
      MAGIC_ITEMS.map((item) => [MAGIC_ROWS[item].label, MAGIC_ROWS[item].price, MAGIC_ROWS[item].does]),
    ),
  cosmetics: () =>
    table(
      ['', 'for', 'price'],
      COSMETICS.flatMap((cosmetic) => {
        const { label, rows } = COSMETIC_ROWS[cosmetic];
        return Object.values<{ readonly label: string; readonly price: number }>(rows).map((row) => [
          row.label,
          label.toLowerCase(),
          row.price,
        ]);
      }),
    ),
  'first-steps': () =>
    table(
      ['step', 'XP', 'coins'],
      FIRST_STEPS.map(({ title, reward }) => [title, reward.xp, reward.coins]),
    ),
  tack: () =>
    table(
      ['piece', 'price in the store'],
      TACK_TYPES.map((type) => [TACK[type].label, TACK[type].buy]),
    ),
  materials: () =>
    table(
      ['material', 'price', 'the market pays'],
      MATERIALS.map((material) => [
        MATERIAL_ROWS[material].label,
        MATERIAL_ROWS[material].buy,
        MATERIAL_ROWS[material].sell,
      ]),
    ),
  recipes: () =>
    table(
      ['piece', 'materials', 'seconds'],
      TACK_TYPES.map((type) => [
        TACK[type].label,
        materialsOf(type)
          .map(({ material, quantity }) => `${quantity} ${material}`)
          .join(', '),
        RECIPES[type].takesMs / 1000,
      ]),
    ),
  store: () =>
    table(
      ['coat', 'added to the breed’s price'],
      STORE_TIERS.map(({ name, adds }) => [name, adds]),
    ),
  loci: () =>
    table(
      ['locus', 'gene', 'alleles', 'what it does'],
      LOCI.map((locus) => {
        const { gene, alleles, dominance } = LOCUS_ROWS[locus];
        return [locus, gene, alleles.join(', '), dominance];
      }),
    ),
  breeds: () =>
    table(
      ['breed', 'build', 'hands', 'plain horse', 'alleles', 'bred for, the best first'],
      BREEDS.map((breed) => [
        breed.name,
        breed.build,
        heightInHands(breed),
        breed.basePrice,
        Object.entries(breed.frequencies)
          .map(([allele, share]) => `${allele} ${percent(share)}`)
          .join(', '),
        breed.bredFor.map((discipline) => DISCIPLINE_ROWS[discipline].label.toLowerCase()).join(', '),
      ]),
    ),
};
