import { CHEAPEST_HORSE } from '../../../game/market/store.ts';
import { STORE_TIERS } from '../../../game/horses/founder.ts';
import { FIRST_STEPS } from '../../../game/first-steps/first-steps.ts';
import { GUILD_CHANGE_DAYS, GUILD_CHANGE_PRICE } from '../../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../../game/guild-work/format-guild.ts';
import { AGE_STEPS, realMsToAge, YOUTH_UNTIL } from '../../../game/horses/age.ts';
import { FOUNDER_MEANS } from '../../../game/horses/aptitude.ts';
import { BREEDS } from '../../../game/horses/breeds.ts';
import { START_COINS } from '../../../game/ledger/coins.ts';
import { PLAYER_XP, xpToNextLevel } from '../../../game/players/level.ts';
import { RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import {
  GAME_DAYS_PER_MONTH,
  HOUR,
  REAL_MS_PER_DAY,
  REAL_MS_PER_GAME_DAY,
  REAL_MS_PER_GAME_YEAR,
} from '../../../game/game-time.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';

export const formatDays = (ms: number) => inDigits(Math.round((ms / REAL_MS_PER_DAY) * 100) / 100);

const HOURS_A_MONTH = (GAME_DAYS_PER_MONTH * REAL_MS_PER_GAME_DAY) / HOUR;

export const FIRST_HOUR: Topic = {
  id: 'start',
  title: 'Your first hour',
  alsoFoundBy: 'begin beginner newcomer tutorial first horse buy get start',
  blocks: [
    `You begin with ${inCoins(START_COINS)} and an empty stable. Follow **First Steps** on your home page: each step shows you one part of the game and pays you for it.`,
    'For your first seven days Maren Ashdown says what comes next, one sentence at a time. **Show me** leads there, **I know all this** ends it for good. More places are put forward as you play; **Show everything**, on Home and under [More](/more), puts all of them forward at once.',
    {
      steps: [
        `**Bring a horse home** from the [gate](/gate), or buy one at the [market](/market). Store horses cost from ${inCoins(CHEAPEST_HORSE)}, by breed; a dilute coat adds ${STORE_TIERS[1].adds}, a patterned one ${STORE_TIERS[2].adds}. A rescue horse costs ${inCoins(RESCUE_PRICE)} and comes with a name and a past.`,
        '**Feed her.** A horse that is not fed can neither train nor show.',
        '**Train her** in the discipline she is born for: look for the longest bar under Aptitude.',
        '**Enter a show.** Somewhere a show for beginners runs every few minutes.',
        '**Open “Why?”** beside your place. It shows what to do better next time.',
      ],
    },
    {
      table: 'What First Steps pay',
      head: ['Step', 'What to do', 'XP', 'Coins'],
      rows: FIRST_STEPS.map(({ title, text, reward }) => [
        title,
        text,
        inDigits(reward.xp),
        reward.coins === 0 ? '–' : inDigits(reward.coins),
      ]),
    },
  ],
};

export const TIME: Topic = {
  id: 'time',
  title: 'Game time and ages',
  alsoFoundBy: 'how old age grow foal month year day hour clock retired die death',
  blocks: [
    `One real hour is one day in the game. A month of the game takes ${HOURS_A_MONTH} real hours. Young horses grow three times as fast until they are ${YOUTH_UNTIL} months old.`,
    {
      table: 'Ages',
      head: ['Months', 'Real days after birth', 'From then on a horse may'],
      rows: AGE_STEPS.map(([months, what]) => [String(months), formatDays(realMsToAge(months)), what]),
    },
    'Horses never die. A retired horse stays with you, keeps every ribbon and can still train.',
    'Nothing is lost while you sleep: shows you entered run without you, and everything else waits.',
  ],
};

export const LEVELS: Topic = {
  id: 'levels',
  title: 'Levels and XP',
  alsoFoundBy: 'experience level up points',
  blocks: [
    `You have a level, and so has each horse. ${inDigits(xpToNextLevel(1))} XP lead from level 1 to 2, ${inDigits(xpToNextLevel(2))} from 2 to 3, and so on.`,
    `Your horse gets XP from training and from shows. You get XP from shows, and from your work: ${PLAYER_XP.training} for a training, ${PLAYER_XP.salary} for your salary, ${PLAYER_XP.craft} for tack you make and ${PLAYER_XP.foalBred} for a foal.`,
    'A higher horse level is worth points in shows and opens classes with bigger prizes. Your own level raises your salary and lets you enter more shows at once.',
  ],
};

export const GUILD_TOPIC: Topic = {
  id: 'guilds',
  title: 'Guilds',
  alsoFoundBy: 'rider manufacturer trainer equilibrium which guild best change join',
  blocks: [
    'You chose a guild when you registered. Each is good at something, and none earns more than the others over a year.',
    ...GUILDS.flatMap((guild) => [
      { heading: GUILD_ROWS[guild].label, id: `guild-${guild}` },
      { list: formatGuildEffects(guild) },
    ]),
    `You may change your guild at [Guild Work](/guild-work) once in ${GUILD_CHANGE_DAYS} days, for ${inCoins(GUILD_CHANGE_PRICE)}.`,
  ],
};

export const BREED_TOPIC: Topic = {
  id: 'breeds',
  title: 'Breeds',
  alsoFoundBy: BREEDS.map(({ name }) => name).join(' '),
  blocks: [
    `The store has ${BREEDS.length} breeds. Each has its own build and its own coats, and is bred for some disciplines more than for others. Out of 100, its horses in the store have ${FOUNDER_MEANS[0]} on average where it is best and ${FOUNDER_MEANS.at(-1)} where it is worst. No breed is better than the others in all, and the single horse counts too: compare the bars under Aptitude.`,
    'Two parents of one breed have a foal of that breed. Any other two have a crossbreed, who may be just as good.',
  ],
};

export const YEAR_TEXT = `${inDigits(REAL_MS_PER_GAME_YEAR / REAL_MS_PER_DAY)} days`;
