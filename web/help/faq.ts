import { GESTATION_MS, OWN_COVER_FEE } from '../../game/breeding/breeding.ts';
import { VET_SERVICE_ROWS } from '../../game/care/vet-services.ts';
import { GUILD_CHANGE_DAYS, GUILD_CHANGE_PRICE } from '../../game/guild-work/change-guild.ts';
import { BREED_FROM } from '../../game/horses/age.ts';
import { START_COINS } from '../../game/ledger/coins.ts';
import { GATE_PRICE } from '../../game/gate/gate.ts';
import { CHEAPEST_HORSE } from '../../game/market/store.ts';
import { salary } from '../../game/players/salary.ts';
import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import { HORSE_STARTS_PER_DAY } from '../../game/shows/entering/entry-limits.ts';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import type { TopicGroup } from './topic.ts';
import { LUCK_PERCENT } from './topics/scoring.ts';
import { formatDays } from './topics/start.ts';

/** Short answers; the help has the details. */
export const FAQ: readonly TopicGroup[] = [
  {
    title: 'Beginning',
    topics: [
      {
        id: 'first-horse',
        title: 'How do I get my first horse?',
        alsoFoundBy: 'buy start begin',
        blocks: [
          `Three horses wait at the [gate](/gate). Press one, give her a name and bring her home, with tack and three bags of feed, for ${inDigits(GATE_PRICE)} of your ${inCoins(START_COINS)}. Or go to the [market](/market) and choose Store Horse: horses cost from ${inDigits(CHEAPEST_HORSE)} there. A [rescue horse](/market/rescue-horses) costs ${inDigits(RESCUE_PRICE)} and has a past to discover. Keep some coins for feed. [Your first hour](/help#start)`,
        ],
      },
      {
        id: 'guest',
        title: 'Can I play without an account?',
        alsoFoundBy: 'guest register sign up keep try password',
        blocks: [
          'Yes, as a guest: bring a horse home from the [gate](/gate). You can feed and train her and enter shows. Press **Keep** in the bar to choose a name and a password: your horse, her results and your coins stay yours, and everything else opens. Guests who stay away for three days lose their horse, and so do guests who have not chosen a name after two weeks.',
        ],
      },
      {
        id: 'is-it-free',
        title: 'Is Fetlock free?',
        alsoFoundBy: 'cost money pay price',
        blocks: [
          'Yes. You can play everything without paying. Premium is for comfort and never makes a horse stronger.',
        ],
      },
      {
        id: 'need-to-be-online',
        title: 'Do I have to be online all the time?',
        alsoFoundBy: 'holiday away school sleep offline vacation',
        blocks: [
          'No. Shows run without you, and horses never die. Going away for long? Turn your horses out on [pasture](/help#pasture): they eat for free and are happy when you come back.',
        ],
      },
      {
        id: 'which-guild',
        title: 'Which guild should I choose?',
        alsoFoundBy: 'guild best rider trainer manufacturer equilibrium change',
        blocks: [
          `Riders win more, Trainers raise horses faster, Manufacturers make the best tack, and Equilibrium does a bit of everything. None is better over time. You can change every ${GUILD_CHANGE_DAYS} days for ${inCoins(GUILD_CHANGE_PRICE)}. [All four in numbers](/help#guilds)`,
        ],
      },
    ],
  },
  {
    title: 'Your horses',
    topics: [
      {
        id: 'unhappy-horse',
        title: 'Why is my horse unhappy?',
        alsoFoundBy: 'happiness sad low mood',
        blocks: [
          'She is hungry, or she has been in many shows. Feed her first: a fed horse gets happier every day by herself. Treats help at once, and pasture helps most over time. [Happiness](/help#happiness)',
        ],
      },
      {
        id: 'cannot-train',
        title: 'Why can’t I train or enter a show?',
        alsoFoundBy: 'disabled grey button low lvl full not fed pasture too young',
        blocks: [
          {
            list: [
              'She is not fed. Feed her, and she can.',
              'She is on pasture, or came in today. Wait until tomorrow.',
              'She is too young. [Ages](/help#time)',
              `She has had ${HORSE_STARTS_PER_DAY} starts today, or the show is for a higher level (“Low Lvl”).`,
              '“Full” means that you have as many entries open as your level allows.',
            ],
          },
        ],
      },
      {
        id: 'do-horses-die',
        title: 'Do horses die?',
        alsoFoundBy: 'death old age retire',
        blocks: [
          'Never. Old horses retire: they neither show nor breed, and stay with you as long as you like.',
        ],
      },
    ],
  },
  {
    title: 'Shows',
    topics: [
      {
        id: 'why-4th',
        title: 'Why did I come 4th?',
        alsoFoundBy: 'lose lost place not win score better',
        blocks: [
          `Open the result and press **“Why 4th?”** beside your horse. It shows every part of the score, and what would have been enough for a better place. Usually it is skill or tack. Luck is at most ${LUCK_PERCENT}%. [How shows are scored](/help#scoring)`,
        ],
      },
      {
        id: 'what-is-a-grade',
        title: 'What is a grade?',
        alsoFoundBy: 'bronze silver gold',
        blocks: [
          'Bronze, Silver and Gold say how strong your rivals are. Good places earn grading points, and enough of them move your horse up: stronger rivals, bigger prizes. [Grades](/help#grades)',
        ],
      },
      {
        id: 'is-it-fair',
        title: 'Can anybody cheat in shows?',
        alsoFoundBy: 'rigged fair luck random proof',
        blocks: [
          'The luck of a show is sealed before anyone enters, and your own browser checks each result. [How results are proved](/help#proof)',
        ],
      },
    ],
  },
  {
    title: 'Breeding and colours',
    topics: [
      {
        id: 'how-to-breed',
        title: 'How do I breed?',
        alsoFoundBy: 'foal baby pregnant mare stallion',
        blocks: [
          `You need a mare and a stallion of at least ${BREED_FROM} months, both fed, each with a breeding check from the vet (${inCoins(VET_SERVICE_ROWS.breeding_check.price)}). Then press Breed Horse. With your own stallion it costs ${inCoins(OWN_COVER_FEE)}; another player’s costs the stud fee. Your first check and your first registration are free. The foal comes after ${formatDays(GESTATION_MS)} days. [Breeding](/help#breeding)`,
        ],
      },
      {
        id: 'how-colours-work',
        title: 'How do colours work?',
        alsoFoundBy: 'color coat gene genetics palomino rare',
        blocks: [
          'As in real life. Each parent passes on one of its two copies of every gene, and together they make the coat. Play with it in the [Colour Lab](/lab), or read [Colours and genes](/help#colours).',
        ],
      },
      {
        id: 'see-genes',
        title: 'Why can’t I see my horse’s genes?',
        alsoFoundBy: 'genetic insight hidden genotype',
        blocks: [
          'Genes are a secret until you use a [Genetic Insight](/help#insight) on the horse. Your horse’s coat already tells a lot of them.',
        ],
      },
    ],
  },
  {
    title: 'Coins',
    topics: [
      {
        id: 'earn-coins',
        title: 'How do I earn coins?',
        alsoFoundBy: 'money rich income',
        blocks: [
          `Collect your salary every day (${inCoins(salary(1))} at level 1), finish First Steps, win prizes, and sell what you breed or make to other players. [How to earn coins](/help#coins)`,
        ],
      },
      {
        id: 'what-is-bound-coin',
        title: 'What is a bound coin?',
        alsoFoundBy: 'bound tradable coins two numbers purse',
        blocks: [
          'A coin the game gave you. You can spend it on everything the game sells, but pay other players with it only up to the game’s own price. Prizes and what players pay you are tradable, and go anywhere. [Bound coins](/help#bound-coins)',
        ],
      },
      {
        id: 'no-coins',
        title: 'I have no coins left. What now?',
        alsoFoundBy: 'broke poor bankrupt zero',
        blocks: [
          'Turn your horses out on pasture: grass is free. Collect your salary, do your First Steps, then bring one horse in with a bag of feed. You never lose a horse.',
        ],
      },
      {
        id: 'what-premium-gives',
        title: 'What does Premium give me?',
        alsoFoundBy: 'subscription member ads upgrade',
        blocks: [
          `No advertisements, one free Genetic Insight with each month you pay, and up to ${BULK_SHOWS_MAX} shows entered with one press. It never makes a horse stronger. [Premium](/help#premium)`,
        ],
      },
    ],
  },
  {
    title: 'Other players',
    topics: [
      {
        id: 'report-someone',
        title: 'How do I report someone?',
        alsoFoundBy: 'bully mean rude block unkind',
        blocks: [
          'Press **Report** beside the name, picture, text or letter, and say what is wrong. A person looks at it, and nobody learns that it was you. You can also block the player. [Reporting and blocking](/help#reporting)',
        ],
      },
      {
        id: 'sold-by-thief',
        title: 'Somebody got into my account. What now?',
        alsoFoundBy: 'hacked stolen password thief',
        blocks: [
          'Choose [a new password](/forgot): that signs everybody else out. Then open [Your devices](/account/waiting) from a device you used before, and cancel everything that waits. If something is gone, [write to us](/contact). [Why new devices wait](/help#devices)',
        ],
      },
      {
        id: 'ask-us',
        title: 'My question is not here.',
        alsoFoundBy: 'contact support email problem bug',
        blocks: ['[Write to us](/contact). We read every message.'],
      },
    ],
  },
];
