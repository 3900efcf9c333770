import { z } from 'zod';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { CLASS_LEVELS } from '../game/shows/classes.ts';
import { GRADES } from '../game/shows/grades.ts';
import { SEXES } from '../game/horses/age.ts';
import { HORSE_NAME_MAX } from '../game/horses/name.ts';
import { GUILDS } from '../game/guild-work/guilds.ts';
import { nameProblem, type NameProblem } from '../game/names.ts';
import { MOST_BOUGHT_AT_ONCE } from '../game/market/store.ts';
import { lengthOf } from '../game/written-text.ts';

/** Lower-cases the id. */
export const idOr = (message: string) => z.uuid(message).toLowerCase();

export const Id = idOr('That is not a valid id.');

/** Text that must not be empty. */
export const filled = (missing: string) => z.string(missing).min(1, missing);

/** A whole number from 0 on. */
export const wholeOr = (message: string) => z.int(message).min(0, message);

/** Some ids. */
export const idsOr = (missing: string) => z.array(Id, missing).min(1, missing);

export const PriceShown = wholeOr('The price is a whole number of coins.');

export const NO_SUCH_PLACE = 'That is no place in this list.';

export const OfId = z.object({ id: Id });

export const Whole = z.int();
export const Coins = z.int().min(0);
export const Instant = z.iso.datetime();
export const DisciplineName = z.enum(DISCIPLINES);
/** Points by discipline. */
export const Skills = z.object(
  Object.fromEntries(DISCIPLINES.map((discipline) => [discipline, z.number()])) as Record<
    (typeof DISCIPLINES)[number],
    z.ZodNumber
  >,
);
export const Sex = z.enum(SEXES);
export const GradeName = z.enum(GRADES);
/** Where a horse stands in house shows (docs/rules/shows.md#grades). */
export const StandingFields = z.object({
  /** Class of its last house show, or the class that it was put back to. */
  classLevel: z.literal(CLASS_LEVELS),
  grade: GradeName,
  points: Whole,
  /** Starts in this grade since the last prize. */
  prizeless: Whole,
  /** Highest class and grade ever reached; a promotion up to it pays nothing. */
  bestClass: z.literal(CLASS_LEVELS),
  bestGrade: GradeName,
  /** Below its level's class it starts as a veteran, until it enters a higher class. */
  putBack: z.boolean(),
});
export const GuildName = z.enum(GUILDS, `There is no such guild. The guilds are ${GUILDS.join(', ')}.`);

/** Shown beside a player's name. */
export const Face = {
  guild: GuildName,
  profilePicture: z.string().nullable(),
  profileThumbnail: z.string().nullable(),
};

const QUANTITY_MESSAGE = `The quantity must be a whole number from 1 to ${MOST_BOUGHT_AT_ONCE}.`;
export const Quantity = z
  .int(QUANTITY_MESSAGE)
  .min(1, QUANTITY_MESSAGE)
  .max(MOST_BOUGHT_AT_ONCE, QUANTITY_MESSAGE);

/** For `refine`: at most `most` characters as readers count them. */
export const upTo = (most: number) => (text: string) => lengthOf(text) <= most;

export const refineName =
  (messages: Readonly<Record<NameProblem, string>>) =>
  (name: string, context: z.RefinementCtx): void => {
    const problem = nameProblem(name);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: messages[problem] });
  };

export const refineText =
  (problemOf: (text: string) => string | undefined) =>
  (text: string, context: z.RefinementCtx): void => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  };

export const horseName = (missing: string) =>
  z
    .string(missing)
    .normalize('NFC')
    .trim()
    .min(1, missing)
    .refine(upTo(HORSE_NAME_MAX), `Horse name must be ${HORSE_NAME_MAX} characters or less`)
    .superRefine(
      refineName({
        invisible: 'Horse name must not contain invisible characters',
        stacked: 'Horse name must have at most two marks on a letter',
        mixed: 'Each word of a horse name must be in one alphabet',
      }),
    );

export const Limit = z.coerce.number().int().min(1).max(100).default(50);
export const Offset = z.coerce.number().int().min(0).max(100_000).default(0);

/** No horse has this id. */
export const ANY_HORSE = { HORSE_NOT_FOUND: [404, 'There is no such horse.'] } as const;

export const ANY_PLAYER = { PLAYER_NOT_FOUND: [404, 'This player does not exist.'] } as const;

export const ANY_SHOW = { SHOW_NOT_FOUND: [404, 'There is no such show.'] } as const;

const NOT_IN_TACK_ROOM = 'There is no such tack in your tack room.';
export const OWN_TACK = {
  TACK_NOT_FOUND: [404, NOT_IN_TACK_ROOM],
  NOT_YOUR_TACK: [403, NOT_IN_TACK_ROOM],
} as const;

const NOT_IN_STABLE = 'This horse does not exist in your stable.';
export const OWN_HORSE = {
  HORSE_NOT_FOUND: [404, NOT_IN_STABLE],
  NOT_YOUR_HORSE: [403, NOT_IN_STABLE],
} as const;

/** Why a horse may not start in the Meadow (docs/rules/shows.md#meadow-shows). */
export const NOT_IN_MEADOW = {
  TOO_EXPERIENCED: [409, '{name} is level {level}. Meadow shows are for horses of level 1 to {most}.'],
  MEADOW_STARTS_USED: [
    409,
    'Your {most} starts in the Meadow are used. House shows begin every few minutes: enter one of those.',
  ],
  MEADOW_OVER: [
    409,
    'Meadow shows are for your first {days} days in the game. House shows begin every few minutes: enter one of those.',
  ],
} as const;

/** For calls that train a horse or enter it in a show. */
export const AT_WORK = {
  ON_PASTURE: [
    409,
    '{name} is turned out on pasture. Bring {name} in, and {name} trains and shows from the next day.',
  ],
  BACK_FROM_PASTURE: [409, '{name} came in from pasture today, and trains and shows again in {left}.'],
} as const;

export const EMAIL_NOT_CONFIRMED = {
  EMAIL_NOT_CONFIRMED: [
    403,
    'Please confirm your email before you pay other players: we have mailed you a link. Your Account page sends a new one.',
  ],
} as const;

/** From the browser, so the server alone cannot choose a draw. */
export const Entropy = z.string().regex(/^[0-9a-f]{32}$/, 'Entropy is 32 hexadecimal digits.');

/** A blank filter counts as omitted. */
export const orBlank = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
