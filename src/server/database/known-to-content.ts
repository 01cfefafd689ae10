import { isKnownPath } from '#src/contract/site/known-path.ts';
import type { KnownToContent } from '#src/formats/content/read-content.ts';
import { themeNames } from '#src/partners/partners.ts';

/** What this shop has that content may name. */
export const knownToContent: KnownToContent = { themes: themeNames, isOurs: isKnownPath };
