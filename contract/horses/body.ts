import { z } from 'zod';
import { BODY_WORDS, MOST_BODY_WORDS } from '../../game/horses/form/body-words.ts';
import { orBlank, Whole } from '../pieces.ts';

/** What lists say of a body; at most three words that stand out, in the order of BODY_WORDS. */
export const BodyInBrief = z.object({
  /** Before three years, height and words are what the parents lead to expect. */
  isGrown: z.boolean(),
  /** At the withers, grown. */
  heightCm: Whole,
  words: z.array(z.enum(BODY_WORDS)),
});

export const LEAST_HEIGHT_FILTER = 50;
export const MOST_HEIGHT_FILTER = 250;

const height = (name: string) => {
  const message = `${name} must be a whole number of centimetres from ${LEAST_HEIGHT_FILTER} to ${MOST_HEIGHT_FILTER}.`;
  return orBlank(
    z.coerce.number(message).int(message).min(LEAST_HEIGHT_FILTER, message).max(MOST_HEIGHT_FILTER, message),
  );
};

export const BODY_FILTERS = {
  /** Centimetres, grown. */
  minHeight: height('Minimum height'),
  maxHeight: height('Maximum height'),
  /** Comma-separated; a horse must have all of them. */
  body: orBlank(
    z
      .string()
      .transform((text) => text.split(',').map((word) => word.trim()))
      .pipe(
        z
          .array(z.enum(BODY_WORDS, 'Choose words of the body from the list, such as “neck set high”.'))
          .max(MOST_BODY_WORDS, `Choose at most ${MOST_BODY_WORDS} words of the body.`),
      ),
  ),
};
