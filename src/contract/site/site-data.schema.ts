import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { platformSum } from '#src/contract/content/content.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const date = z.string().check(
  z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isDate(text)),
);

export const siteDataSchemas = {
  nothing: z.object({}),
  exchangeRate: z.object({ date: z.exactOptional(date) }),
  // The server's gate checks it; nothing here depends on what an editor has not published (T-16).
  classificationNavigation: z.object({ admin_preview_mode: z.exactOptional(z.string()) }),
  genericTypes: z.object({
    type: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    platform: z.exactOptional(z.union([z.enum(['mobile', 'desktop']), platformSum])),
  }),
  country: z.object({ id: idText }),
} as const;
