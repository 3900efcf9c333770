import { z } from 'zod';
import {
  BASES,
  BUILDS,
  EYE_COLOURS,
  FACE_MARKINGS,
  GREY_STAGES,
  HEAD_PROFILES,
  LEG_MARKINGS,
  LEOPARD_PATTERNS,
  MANE_STYLES,
} from '../../game/horses/coat/look-values.ts';
import { TACK_COLOURS } from '../../game/tack/tack-colours.ts';
import { TACK_FINISHES } from '../../game/tack/quality.ts';
import type { Look } from '../../game/horses/coat/look.ts';

const marking = <const Names extends readonly string[]>(names: Names) =>
  z.object({ name: z.enum(names), extent: z.number() });
const Leg = marking(LEG_MARKINGS);
const Eye = z.enum(EYE_COLOURS);
const Finish = z.enum(TACK_FINISHES).nullable();
const Share = z.number().nullable();

export const LookReply = z.object({
  base: z.enum(BASES),
  dilutions: z.object({
    cream: z.literal([0, 1, 2]),
    pearl: z.boolean(),
    dun: z.boolean(),
    silver: z.boolean(),
    champagne: z.boolean(),
    mushroom: z.boolean(),
  }),
  roan: z.boolean(),
  grey: z.object({ stage: z.enum(GREY_STAGES).exclude(['adult']), years: z.number() }).nullable(),
  patterns: z.object({
    tobiano: Share,
    frame: Share,
    sabino: Share,
    splash: Share,
    leopard: z.object({ name: z.enum(LEOPARD_PATTERNS), extent: z.number() }).nullable(),
    allWhite: Share,
  }),
  ticking: z.boolean(),
  soot: z.number(),
  mealy: z.number(),
  faintStripe: z.boolean(),
  face: marking(FACE_MARKINGS),
  legs: z.object({ fl: Leg, fr: Leg, rl: Leg, rr: Leg }),
  eyes: z.object({ left: Eye, right: Eye }),
  flaxen: z.boolean(),
  shade: z.number(),
  metallic: z.boolean(),
  build: z.enum(BUILDS),
  profile: z.enum(HEAD_PROFILES),
  height: z.number(),
  form: z.array(z.number()),
  stride: z.array(z.number()),
  feather: z.number(),
  maneStyle: z.enum(MANE_STYLES),
  ageInMonths: z.int(),
  seed: z.int(),
  tack: z.object({ shoes: Finish, saddle: Finish, bridle: Finish, colour: z.enum(TACK_COLOURS) }).nullable(),
}) satisfies z.ZodType<Look>;
