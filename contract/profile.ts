import { z } from 'zod';
import { bioProblem } from '../game/profile/bio.ts';
import { SHOP_NAME_MAX } from '../game/profile/shop-name.ts';
import { PICTURE_MAX_BYTES } from '../game/profile/picture.ts';
import { tidyText } from '../game/written-text.ts';
import { call } from './call.ts';
import { SHOWN_TEXT_REFUSALS } from './moderation/moderation.ts';
import { Instant, refineName, upTo } from './pieces.ts';
import { User } from './players.ts';

const UPLOAD_NOT_FOUND = [
  404,
  'This upload has run out, was used already, or is not yours. Please choose the picture again.',
] as const;

export const changeBio = call({
  method: 'PATCH',
  path: '/api/user/bio',
  access: 'player',
  summary: 'Write "About My Stable"',
  body: z.object({
    bio: z
      .string('Please send the text of About My Stable.')
      .transform(tidyText)
      .superRefine((bio, context) => {
        const problem = bioProblem(bio);
        if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
      }),
  }),
  reply: User,
  refusals: SHOWN_TEXT_REFUSALS,
});

export const changeShopName = call({
  method: 'PATCH',
  path: '/api/user/shop-name',
  access: 'player',
  summary: 'Name the shop',
  body: z.object({
    shopName: z
      .string('Please send the name of the shop.')
      .normalize('NFC')
      .trim()
      .min(1, 'Shop name cannot be empty')
      .refine(upTo(SHOP_NAME_MAX), `Shop name must be ${SHOP_NAME_MAX} characters or less`)
      .superRefine(
        refineName({
          invisible: 'Shop name must not contain invisible characters',
          stacked: 'Shop name must have at most two marks on a letter',
          mixed: 'Each word of a shop name must be in one alphabet',
        }),
      ),
  }),
  reply: User,
  refusals: {
    ...SHOWN_TEXT_REFUSALS,
    NAME_RESERVED: [
      409,
      'A shop of that name could be mistaken for Fetlock or the people who run it. Please choose another.',
    ],
  },
});

export const openPictureUpload = call({
  method: 'POST',
  path: '/api/profile-picture/upload',
  access: 'player',
  secret: true,
  summary: 'An address to which one picture may be sent, once, within minutes',
  reply: z.object({ uploadURL: z.string(), expiresAt: Instant }),
  refusals: {
    TOO_MANY_UPLOADS: [
      429,
      'You have uploaded {most} pictures within an hour. Please try again in {minutes} min.',
    ],
  },
});

export const sendPicture = call({
  method: 'PUT',
  path: '/api/profile-picture/uploads/:id',
  access: 'visitor',
  summary: 'Send the picture itself to the address that was given for it',
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/, 'That is not a valid id.') }),
  file: { mostBytes: PICTURE_MAX_BYTES },
  reply: z.object({ message: z.string() }),
  refusals: { UPLOAD_NOT_FOUND },
});

export const setPicture = call({
  method: 'PUT',
  path: '/api/profile-picture',
  access: 'player',
  summary: 'Make what was sent to the upload address the profile picture; null takes the picture away',
  body: z.object({ profilePictureURL: z.string('Please choose a picture.').max(500).nullable() }),
  reply: User,
  refusals: {
    UPLOAD_NOT_FOUND,
    PICTURE_NOT_SENT: [409, 'The picture itself has not arrived. Please choose it again.'],
    NOT_A_PICTURE: [
      400,
      'That file is no picture that can be shown. Please choose a JPEG, PNG, WebP, GIF or AVIF.',
    ],
    PICTURE_TOO_LARGE: [
      400,
      'That picture has too many pixels: at most {megapixels} million. Please choose a smaller one.',
    ],
    PICTURES_BUSY: [
      503,
      'Many players are changing their pictures right now. Please try again in {seconds} seconds.',
    ],
  },
});

export const setPrivacy = call({
  method: 'PUT',
  path: '/api/user/privacy',
  access: 'player',
  summary: 'Hide the public pages of your stable and horses from visitors, or show them',
  body: z.object({ isPrivate: z.boolean('Please say whether your stable is private.') }),
  reply: z.object({ isPrivate: z.boolean(), message: z.string() }),
  refusals: {},
});
