import { z } from 'zod';
import { asciiEmail } from '../game/accounts/email.ts';
import {
  CONTACT_EMAIL_MAX,
  contactNameProblem,
  contactTextProblem,
  tidyContactName,
  tidyContactText,
} from '../game/contact/contact.ts';
import { call } from './call.ts';
import { ADMIN_ONLY } from './admin.ts';
import { Id, Instant, Limit, OfId } from './pieces.ts';

const written =
  (problemOf: (text: string) => string | undefined) => (text: string, context: z.RefinementCtx) => {
    const message = problemOf(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

const NO_EMAIL = 'Please enter a valid email address.';

export const contact = call({
  method: 'POST',
  path: '/api/contact',
  access: 'visitor',
  summary: 'Write to the people who run the game',
  body: z.object({
    name: z
      .string('Please tell us your name.')
      .normalize('NFC')
      .transform(tidyContactName)
      .superRefine(written(contactNameProblem)),
    email: z
      .string(NO_EMAIL)
      .trim()
      .overwrite(asciiEmail)
      .max(CONTACT_EMAIL_MAX, NO_EMAIL)
      .pipe(z.email(NO_EMAIL)),
    message: z
      .string('Please write your message.')
      .normalize('NFC')
      .transform(tidyContactText)
      .superRefine(written(contactTextProblem)),
    /** Equal in repeats of a message, so that it is stored once. */
    sendId: Id.optional(),
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    TOO_MANY_MESSAGES: [429, 'That is {most} messages today. We read them all. Please write again tomorrow.'],
  },
});

const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  at: Instant,
  handledAt: Instant.nullable(),
});

export const listContact = call({
  method: 'GET',
  path: '/api/admin/contact',
  access: 'player',
  summary: 'Messages from the contact page, newest first',
  query: z.object({
    show: z.enum(['open', 'done']).default('open'),
    limit: Limit,
    before: Id.optional(),
  }),
  paged: true,
  reply: z.array(ContactMessage),
  refusals: ADMIN_ONLY,
});

export const handleContact = call({
  method: 'PUT',
  path: '/api/admin/contact/:id',
  access: 'player',
  summary: 'Mark a message from the contact page as done, or reopen it',
  params: OfId,
  body: z.object({ handled: z.boolean('Say whether it is done.') }),
  reply: z.object({ message: z.string() }),
  refusals: { ...ADMIN_ONLY, MESSAGE_NOT_FOUND: [404, 'That message is gone.'] },
});
