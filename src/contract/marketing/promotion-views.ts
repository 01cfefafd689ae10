import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';

const picture = z.string().check(z.describe('A painted scene: “harbour-dusk-12”.'));

export const programView = named('Program', 'A promotion of selected activities.', {
  id,
  slug: z.string(),
  title: text,
  text,
  picture,
  begins: instant,
  ends: z.nullable(instant).check(z.describe('UTC, exclusive; null when it does not end.')),
  products: count.check(z.describe('How many of its activities are on sale, before any filter.')),
});

export const themeView = named('Theme', 'A travel theme as shown on cards.', {
  id,
  slug: z.string(),
  title: text,
  description: text,
  picture,
  count: count.check(z.describe('How many activities it has.')),
});

export type ProgramView = Inferred<typeof programView>;
export type ThemeView = Inferred<typeof themeView>;
