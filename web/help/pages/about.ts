import { BREEDS } from '../../../game/horses/breeds.ts';
import { LOCI } from '../../../game/horses/genetics/loci.ts';
import { GUILDS } from '../../../game/guild-work/guilds.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import type { Topic } from '../topic.ts';
import { LUCK_PERCENT } from '../topics/scoring.ts';

export const ABOUT: readonly Topic[] = [
  {
    id: 'what-it-is',
    title: 'What it is',
    blocks: [
      `Fetlock is a game about breeding horses. You keep a stable, care for your horses, breed them for colour and talent, show them against riders from all over the world, and trade with other players. There are ${BREEDS.length} breeds, ${DISCIPLINES.length} disciplines and ${GUILDS.length} guilds.`,
      'One hour here is one day in the stable, so a visit a day is enough. Horses never die, and nothing is lost while you are away.',
    ],
  },
  {
    id: 'what-we-promise',
    title: 'What we promise',
    blocks: [
      {
        list: [
          `**Real colours.** Coats follow the genetics of real horses: ${LOCI.length} genes, two copies each. Try it in the [Colour Lab](/lab), without an account.`,
          `**No secret formulas.** Every score opens to its parts. Luck is at most ${LUCK_PERCENT}%, sealed before you enter, and [your browser checks it](/help#proof).`,
          '**No pay to win.** Money buys comfort, never a stronger horse.',
          '**Books that balance.** Every coin of the world is accounted for on the [Economy](/economy) page.',
          '**Kind to each other.** Every name, picture and text can be [reported](/help#reporting), and people decide.',
          '**For everyone.** The whole game works on phones, by keyboard and with a screen reader.',
        ],
      },
    ],
  },
  {
    id: 'open-api',
    title: 'For programmers',
    blocks: [
      'Everything the game does goes through calls that you may use too: they are described at [/api/docs](/api/docs).',
    ],
  },
];
