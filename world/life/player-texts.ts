import { goodAt } from '../../game/horses/bred-for.ts';
import { pick, type Rng } from '../../game/rng.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import type { Person } from './person.ts';

const STUD_NOTES = [
  'Calm to handle, and his foals are born curious.',
  'He passes on good movement. Please ask before you send a second mare.',
  'My best stallion. I answer requests most evenings.',
  'First season at stud, so the fee is kind.',
  'Correct mares only, please.',
  'A gentle giant with a lovely temper.',
  'Kind to young mares. Photos of the foals are welcome!',
] as const;
const PROVEN_FROM = 12;

/** Makes no false claims about the stallion. */
export function drawStudNote(rng: Rng, { showsEntered, genesPublished, discipline }: HorseRow): string {
  const notes: string[] = [...STUD_NOTES];
  if (showsEntered >= PROVEN_FROM) notes.push(`Proven in ${disciplineLabel(discipline)}: see his results.`);
  if (genesPublished) notes.push('Genes published: look at the Colour Lab before you ask.');
  return pick(rng, notes);
}

export const STUD_REQUEST_NOTES = [
  'Hello! She would suit him well, I think.',
  'I have admired him for a while.',
  'Hoping for a filly from this pair.',
  'Her last foal was a good one. Thank you!',
  'We are after a jumper. Thanks for having a look.',
] as const;

const OPENINGS = [
  'Welcome to my yard.',
  'Hello, and thanks for stopping by!',
  'A small stable with big plans.',
  'Horses first, ribbons second.',
  'I play most evenings.',
  'Started with one mare and never looked back.',
  'We are a quiet place at the end of the lane.',
  'Come in, mind the dog.',
] as const;

const CLOSINGS = [
  'Write a note with your request and I will answer soon.',
  'Most of what I sell is home-bred.',
  'Foals go for sale when the boxes are full.',
  'Offers on older horses are always welcome.',
  'Ask me about tack: I try to keep some in the shop.',
  'Good homes matter more to me than coins.',
  'See you in the ring!',
  'I never sell my first horse.',
] as const;

export function drawBio(rng: Rng, { favourites, guild }: Person): string {
  const [one, other] = favourites;
  const breeds = !one
    ? 'a bit of everything'
    : other && other.id !== one.id
      ? `${one.name} and ${other.name}`
      : one.name;
  const discipline = disciplineLabel(one ? pick(rng, goodAt(one.bredFor)) : 'dressage');
  const middles = [
    `I breed ${breeds}, mostly for ${discipline}.`,
    `${discipline} is what we do best here, with ${breeds} horses.`,
    `You will find ${breeds} in my boxes, and now and then a surprise.`,
    `My aim is a ${one?.name ?? 'home-bred'} of my own breeding that wins in ${discipline}.`,
    guild === 'manufacturer'
      ? 'I make saddles and bridles, and sell the good ones.'
      : `I collect rare coats, ${breeds} above all.`,
    guild === 'trainer'
      ? 'Young horses come here to learn, and leave with a few levels.'
      : `Looking for good mares: ${breeds} if possible.`,
  ];
  return [pick(rng, OPENINGS), pick(rng, middles), pick(rng, CLOSINGS)].join(' ');
}

const YARDS = ['Yard', 'Stables', 'Stud', 'Corner', 'Tack & Co', 'Farm', 'Paddocks', 'Livery'] as const;

/** "Marsh Hill Stud", "The Copper Horseshoe". */
export function drawShopName(rng: Rng, username: string): string {
  const [given = username, surname = given] = username.split(' ');
  const yard = pick(rng, YARDS);
  const names = [
    `${surname} ${pick(rng, PLACES)} ${yard}`,
    `${given}’s ${pick(rng, ['Horses', 'Corner', 'Stalls', 'Foals & Fillies', 'Tack Room'])}`,
    `The ${pick(rng, METALS)} ${pick(rng, THINGS)}`,
    `${pick(rng, PLACES)} ${pick(rng, PLACES)} ${yard}`,
    `${surname} ${yard}`,
  ];
  return pick(rng, names);
}

const PLACES = ['Hill', 'Brook', 'Meadow', 'Oak', 'Ridge', 'Mill', 'Orchard', 'Green', 'Lane'] as const;
const METALS = ['Copper', 'Silver', 'Lucky', 'Old', 'Golden', 'Little'] as const;
const THINGS = ['Horseshoe', 'Bridle', 'Hayloft', 'Stirrup', 'Manger', 'Saddlebag'] as const;
