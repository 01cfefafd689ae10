import * as z from 'zod/mini';

import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';

export const programView = named('Program', 'A promotion programme; its end is not in it.', {
  id,
  slug: z.string(),
  title: text,
  text,
  picture: z.string(),
  begins: instant,
  ends: z.nullable(instant),
  products: count,
});

export const themeView = named('Theme', 'A travel theme as cards show it.', {
  id,
  slug: z.string(),
  title: text,
  description: text,
  picture: z.string(),
  count,
});
