import { HOUR } from '../../../game/game-time.ts';
import { FEED_TYPES, FEEDS, isLongBag, LONG_BAG_DAYS } from '../../../game/care/feed.ts';
import { HUNGRY_SOON_HOURS } from '../../../game/care/hunger.ts';
import { FEEDING_DAYS, pricePerDay } from '../../../game/care/feeding-plan.ts';
import { TREAT_TYPES, TREATS } from '../../../game/care/treats.ts';
import { VET_SECONDS } from '../../../game/care/vet.ts';
import { VET_SERVICE_ROWS, VET_SERVICES } from '../../../game/care/vet-services.ts';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { formatSkill, trainingSkill, trainingXp } from '../../../game/guild-work/training.ts';
import { TRAINING_PRICE, MOST_BANKED, TRAINING_MS } from '../../../game/guild-work/training-bank.ts';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../../game/horses/boxes.ts';
import {
  EASY_REST_UNTIL,
  GRASS_REST,
  HAPPINESS_POINT,
  happinessPoints,
  HUNGER_FLOOR,
  LONG_BAG_REST,
  STRESS_OF_ENTRY,
  UNRATIONED_MAX,
} from '../../../game/horses/happiness.ts';
import { MOST_KEEPSAKES } from '../../../game/keepsakes/pastimes.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import { RETIRED_FROM, TRAIN_FROM, WEANED_FROM } from '../../../game/horses/age.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';
import { YEAR_TEXT } from './start.ts';

/** "Rider 8, Trainer 12". */
const restText = GUILDS.map((guild) => `${GUILD_ROWS[guild].label} ${GUILD_ROWS[guild].restPerDay}`).join(
  ', ',
);

const pastureRows = GUILDS.map((guild) => {
  const { label, restPerDay } = GUILD_ROWS[guild];
  return [label, `+${restPerDay}%`, `+${restPerDay + GRASS_REST}%`];
});

export const HAPPINESS: Topic = {
  id: 'happiness',
  title: 'Happiness',
  alsoFoundBy: 'unhappy sad mood stress happy bar low why treat',
  blocks: [
    'A happy horse scores better: at 100% she scores twice what she would at 50%.',
    {
      list: [
        `**What makes her happy:** feed in the manger. A fed horse regains happiness every day (${restText}), and ${GRASS_REST} more on [pasture](#pasture).`,
        `**What makes her unhappy:** hunger takes one point an hour, down to ${HUNGER_FLOOR / HAPPINESS_POINT}. Each show costs ${STRESS_OF_ENTRY} point. Above ${EASY_REST_UNTIL / HAPPINESS_POINT}% rest in the stable gives half, so a horse that is shown every time settles near there.`,
        '**What spares her:** with vet check and vet shots both valid, every second show costs nothing.',
        '**What helps at once:** treats, from the market.',
        `**What some need:** a horse that stops at ${happinessPoints(UNRATIONED_MAX)}% has a muscle gene. She is never ill. Once her [health test](#health-test) is done, hay and oil come with her feed for a tenth more, and she rises to 100%.`,
      ],
    },
    {
      table: 'Treats',
      head: ['Treat', 'Happiness', 'Price'],
      rows: TREAT_TYPES.map((treat) => [
        TREATS[treat].label,
        `+${TREATS[treat].gain}%`,
        inDigits(TREATS[treat].buy),
      ]),
    },
  ],
};

export const ROUND: Topic = {
  id: 'round',
  title: 'The daily round',
  alsoFoundBy: 'one press everything at once daily clicks plan automatic',
  blocks: [
    'One press on Home does what a day asks for: it feeds, enters shows, trains and collects your salary. It is the same for everyone, and costs what single presses cost. Home says beforehand what it will do, what it costs and what it leaves out.',
    `**Change the plan** sets what your round does: for how many days to feed, how many of the ${HORSE_STARTS_PER_DAY} starts a day each horse makes and in which discipline, how to train, whether to give treats and call the vet, and what one round may cost. Feed comes first, so your horses eat before anything else is paid.`,
    'The best chances of winning are entered first. A horse with only last places ahead stays out, and the summary says what would help: rest, training, better tack or a lower grade.',
  ],
};

export const FEEDING: Topic = {
  id: 'feeding',
  title: 'Feed and rest',
  alsoFoundBy: 'hungry hunger food eat bag expired feed left',
  blocks: [
    `A fed horse rests: she regains happiness every day. A hungry one loses a point an hour, and neither trains nor shows. Feed adds up, so feed early if you like. You hear about it when less than ${HUNGRY_SOON_HOURS} hours are left.`,
    {
      table: 'Bags of feed',
      head: ['Feed', 'Days', 'Price', 'A day', 'Happiness'],
      rows: FEED_TYPES.map((feed) => [
        FEEDS[feed].label,
        String(FEEDS[feed].days),
        inDigits(FEEDS[feed].buy),
        inDigits(Math.round(pricePerDay(feed))),
        isLongBag(feed) ? `+${LONG_BAG_REST} a day` : '–',
      ]),
    },
    `Single days are the cheapest: ${FEEDS.biennially.days} of them cost ${inCoins(FEEDS.monthly.buy * FEEDS.biennially.days)}, one biennial bag ${inDigits(FEEDS.biennially.buy)}. Bags of ${LONG_BAG_DAYS} days or more rest a horse better: she regains ${LONG_BAG_REST} happiness more a day, on top of what your guild gives (${restText}). Horses eat long bags first.`,
    `Choose the days (${FEEDING_DAYS.join(', ')}) and the horses: your own bags are used first, and only what is missing is bought. A foal nurses until ${WEANED_FROM} months; what you feed it before begins then.`,
  ],
};

export const PASTURE: Topic = {
  id: 'pasture',
  title: 'Pasture and holidays',
  alsoFoundBy: 'grass turn out away vacation break free no coins broke bankrupt',
  blocks: [
    'Turn horses out on pasture, from the stable or a horse’s page, whenever you take a break or run out of coins. Grass is free: they eat no feed, are never hungry, and get happier every day.',
    { table: 'Happiness a day', head: ['Guild', 'Fed in the stable', 'On pasture'], rows: pastureRows },
    'On pasture a horse cannot train or enter shows. Bring her in at any time: she trains and shows again from the next day. Feed that was left is still there.',
    { live: 'day begins' },
    'A horse that trained or showed today goes out when the day ends; if she is entered in a show, after the day of that show. Breeding, treats and the vet go on. Foals and retired horses may go out too.',
    '**No coins for feed?** Turn your horses out, collect your salary and your First Steps, then bring them in with feed.',
  ],
};

export const VET: Topic = {
  id: 'vet',
  title: 'The vet',
  alsoFoundBy: 'checkup shots breeding check geld gelding ill sick doctor',
  blocks: [
    `A visit takes ${VET_SECONDS} seconds. The three checks are good for one game year, which is ${YEAR_TEXT}.`,
    {
      table: 'Services of the vet',
      head: ['Service', 'Price', 'What for'],
      rows: VET_SERVICES.map((service) => [
        VET_SERVICE_ROWS[service].label,
        inDigits(VET_SERVICE_ROWS[service].price),
        VET_SERVICE_ROWS[service].text,
      ]),
    },
    `Breeding checks are for horses of ${VET_SERVICE_ROWS.breeding_check.from} to ${VET_SERVICE_ROWS.breeding_check.until - 1} months. Horses are never ill: papers are a help, not a must.`,
  ],
};

export const TRAINING: Topic = {
  id: 'training',
  title: 'Training',
  alsoFoundBy: 'train skill practice discipline saved bank session',
  blocks: [
    `Train a horse at [Guild Work](/guild-work) or on the horse’s page, for ${inCoins(TRAINING_PRICE)}. She has to be fed and at least ${TRAIN_FROM} months old. She earns a training every ${TRAINING_MS / HOUR} hours and saves up to ${MOST_BANKED}, so one visit a day loses nothing.`,
    {
      table: 'What one training gives',
      head: ['Guild', 'Skill', 'XP at level 1', 'XP at level 25'],
      rows: GUILDS.map((guild) => [
        GUILD_ROWS[guild].label,
        formatSkill(trainingSkill(guild) / TEN_THOUSAND),
        inDigits(trainingXp(guild, 1)),
        inDigits(trainingXp(guild, 25)),
      ]),
    },
    `Every horse may train all disciplines. Most breeders choose the one with the best aptitude and stay with it, because skill counts in its own discipline only. Retired horses (from ${RETIRED_FROM} months) may train too.`,
  ],
};

export const PASTIMES: Topic = {
  id: 'pastimes',
  title: 'Pastimes and keepsakes',
  alsoFoundBy: 'groom brush lunge hand feed carrot photo photograph picture keep share pet play',
  blocks: [
    'On the page of a horse of yours you can groom, lunge, hand-feed or take a photo: three presses each, by mouse, touch or keyboard, free and as often as you like.',
    'Pastimes are just for fun. They give no happiness, no experience and no strength, and you miss nothing without them. Feed and treats are what make a horse happy.',
    `At its end you may keep a picture. It shows your horse as old as on that day, in the same place, hour and season, and hangs under Keepsakes on the horse’s page. You can keep ${MOST_KEEPSAKES} of each horse, and share each with a link that opens without an account.`,
    'Pictures stay yours when the horse is sold. Taking one out ends its link. While your stable is private, nobody outside can open them.',
  ],
};

export const YARD: Topic = {
  id: 'yard',
  title: 'The yard',
  alsoFoundBy: 'scene paddock stalls picture screenshot weather rain snow night season share my stable',
  blocks: [
    'Stable, then Yard, shows your horses where they are now, each as tall as she is. Foals stand beside their dams. Press a horse to visit; a dot means that one needs you.',
    'Hour and season are those of the game’s date, and the weather is the same for everybody that day. It is only to look at: it changes no show and no happiness.',
    '**Picture to share** draws what you see, with the name of your stable, to download or send. It has the address of your stable, unless you made it private under [Privacy](#public-pages).',
  ],
};

const FIRST_PRICE = boxPrice(FIRST_BOXES) ?? 0;
const STEP = (boxPrice(FIRST_BOXES + 1) ?? 0) - FIRST_PRICE;
const LAST_PRICE = boxPrice(MOST_BOXES - 1) ?? 0;

export const BOXES: Topic = {
  id: 'boxes',
  title: 'Boxes for your favourites',
  alsoFoundBy: 'box stall how many horses limit stable size favourite',
  blocks: [
    `You can have as many horses as you like. Your favourites can have a box at the top of your stable: it is for show and makes no horse stronger. Your stable comes with ${FIRST_BOXES} boxes. Box ${FIRST_BOXES + 1} costs ${inCoins(FIRST_PRICE)}, each one after it ${inCoins(STEP)} more, up to box ${MOST_BOXES} for ${inCoins(LAST_PRICE)}. Horses move in and out for free.`,
  ],
};
