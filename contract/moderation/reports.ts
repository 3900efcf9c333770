import { z } from 'zod';
import { REPORT_REASONS, REPORT_COMMENT_MAX, SUBJECT_KINDS } from '../../game/moderation/reports.ts';
import { isGarbled } from '../../game/written-text.ts';
import { call } from '../call.ts';
import { Id, upTo } from '../pieces.ts';

export const report = call({
  method: 'POST',
  path: '/api/reports',
  access: 'player',
  summary: 'Report a name, picture or text to the people who run Fetlock',
  body: z.object({
    kind: z.enum(SUBJECT_KINDS, 'Please say what you report.'),
    /** Id of the player, horse, message or letter. */
    id: Id,
    reason: z.enum(REPORT_REASONS, 'Please choose a reason.'),
    comment: z
      .string()
      .trim()
      .refine(upTo(REPORT_COMMENT_MAX), `Please use at most ${REPORT_COMMENT_MAX} characters.`)
      .refine((comment) => !isGarbled(comment), 'Your words must not contain invisible characters.')
      .default(''),
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    SUBJECT_NOT_FOUND: [404, 'This is not here any more.'],
    THAT_IS_YOURS: [409, 'This is yours: you can change it yourself.'],
    TOO_MANY_REPORTS: [
      429,
      'You have sent {most} reports within a day. Thank you! Please wait until tomorrow with the next one.',
    ],
  },
});
