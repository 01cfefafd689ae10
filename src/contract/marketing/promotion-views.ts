import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';

const picture = z.string().check(z.describe('The name of an illustration: “harbour-dusk-12”.'));

export const programView = named('Program', 'A promotion of selected activities.', {
  id,
  slug: z.string(),
  title: text,
  text,
  picture,
  begins: instant,
  ends: z.nullable(instant).check(z.describe('The end of the promotion (UTC, exclusive); null when it does not end.')),
  products: count.check(z.describe('The number of its activities on sale, before any filter.')),
});

export const themeView = named('Theme', 'A travel theme as shown on cards.', {
  id,
  slug: z.string(),
  title: text,
  description: text,
  picture,
  count: count.check(z.describe('The number of activities of the theme.')),
});

export type ProgramView = Inferred<typeof programView>;
export type ThemeView = Inferred<typeof themeView>;
