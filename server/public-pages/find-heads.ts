import { portraitName } from '../../art/paint/name/portrait-name.ts';
import type { Look } from '../../game/horses/coat/look.ts';
import { captionOf } from '../../game/keepsakes/pastimes.ts';
import { isRefusal } from '../../game/refusal.ts';
import { HEAT_SIZE } from '../../game/shows/classes.ts';
import { disciplineAt, formatShowLevel } from '../../game/shows/venues.ts';
import { withoutTack } from '../../game/tack/worn-look.ts';
import type { Db } from '../db/connection.ts';
import { readSharedPicture } from '../keepsakes/keepsakes.ts';
import { shareKey, type ShareCard } from '../portraits/share-card.ts';
import { readCard } from '../records/read-card.ts';
import { listHeat } from '../shows/results/read-results.ts';
import { findAnyShow } from '../shows/results/read-show.ts';
import { findPublicHorse } from './public-page-queries.ts';
import type { PageHead } from './page-head.ts';
import { closedAmong } from './read-public-horse.ts';
import { readPublicStable } from './read-public-stable.ts';

export interface HeadsOf {
  readonly db: Db;
  readonly secret: Uint8Array;
  readonly now: () => Date;
}

const pictureOf = (look: Look) => `/portraits/${portraitName(look)}-l.webp`;

/** With the horse's name and backdrop. */
export const shareAddress = (card: ShareCard & { readonly id: string }): string =>
  `/portraits/h/${card.id}-${shareKey(card)}.webp`;

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Undefined where a visitor finds nothing. */
export async function horseHead({ db, now }: HeadsOf, id: string): Promise<PageHead | undefined> {
  const [card, more] = await Promise.all([readCard(db, now(), id), findPublicHorse.first(db, { id })]);
  if (isRefusal(card) || !more || more.isClosed) return undefined;
  const whose = card.owner === null ? 'Waits for a home at the market.' : `Owned by ${card.owner.username}.`;
  const record = more.wins > 0 ? ` ${counted(more.wins, 'win')} in ${counted(more.starts, 'show')}.` : '';
  return {
    title: `${card.name}, ${card.color} ${card.breedName} ${card.gender} · Fetlock`,
    description: `${capitalised(card.description)}. ${whose}${record}`.replace('..', '.'),
    picture: shareAddress(card),
  };
}

export async function certificateHead(of: HeadsOf, id: string): Promise<PageHead | undefined> {
  const head = await horseHead(of, id);
  return head && { ...head, title: `Certificate of ${head.title}`, isHidden: true };
}

/** A kept picture, with the horse as it looked then. */
export async function keepsakeHead({ db }: HeadsOf, id: string): Promise<PageHead | undefined> {
  const picture = await readSharedPicture(db, id);
  if (isRefusal(picture)) return undefined;
  const { horse, pastime, place, age, date, by, look } = picture;
  return {
    title: `${horse.name}: ${captionOf(pastime, place)} · Fetlock`,
    description: `${horse.breedName} ${horse.gender}, ${age} old, on ${date}. Kept by ${by.username}.`,
    picture: pictureOf(look),
  };
}

/** A private stable is not found, though signed-in players have a page at its address. */
export async function stableHead({ db, now }: HeadsOf, id: string): Promise<PageHead | undefined> {
  const stable = await readPublicStable(db, now(), id);
  if (isRefusal(stable)) return undefined;
  const { username, horseCount, foalCount, totalWins, horses } = stable;
  const [best] = horses;
  return {
    title: `The stable of ${username} · Fetlock`,
    description: `${counted(horseCount, 'horse')}, ${counted(foalCount, 'foal')} bred, ${counted(totalWins, 'win')}.`,
    picture: best && pictureOf(best.look),
  };
}

/** With its winner, unless the stable is private. */
export async function showHead({ db, secret, now }: HeadsOf, id: string): Promise<PageHead | undefined> {
  const show = await findAnyShow(db, secret, id, now());
  if (isRefusal(show)) return undefined;
  const what = `${disciplineAt(show.discipline, id)}, ${formatShowLevel(show.level, id)}`;
  if (show.status === 'open')
    return {
      title: `${what} · Fetlock show`,
      description: `${what}: open for entries on Fetlock, where anybody can verify each result.`,
    };
  const [winner] = await listHeat(db, show, { heat: 1, owner: undefined, after: 0, limit: HEAT_SIZE });
  const closed = await closedAmong(db, winner?.horseId ? [{ id: winner.horseId }] : []);
  return {
    title: `${what} · Fetlock show`,
    description: `${what}: the result, horse by horse. Anybody can verify it.`,
    picture: winner && closed.size === 0 ? pictureOf(withoutTack(winner.look)) : undefined,
  };
}

export const LESSON_HEAD: PageHead = {
  title: 'Why did two bays have a palomino? · Fetlock',
  description:
    'A lesson of five steps about the colours of horses: press beads, see the horse, and make the foal that you wish for.',
};

export const LAB_HEAD: PageHead = {
  title: 'Colour Lab · Fetlock',
  description:
    'Choose genes and see the horse: a painted picture, the name of the coat, and the odds of foals.',
};
