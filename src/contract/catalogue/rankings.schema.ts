import * as z from 'zod/mini';

import { rankingKinds } from '#src/domain/search/cards/rankings.ts';

export const rankingSchemas = { rankings: z.object({ by: z.enum(rankingKinds) }) } as const;
