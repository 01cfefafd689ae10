import { readContent } from '#src/actions/content/read-content.ts';
import { readPlaces } from '#src/actions/content/read-places.ts';
import type { ContentView } from '#src/actions/content/view-content.ts';
import { wireBlock } from '#src/api/content/block-answers.ts';
import { isBuiltFor } from '#src/api/shared/page-links/page-links.ts';
import { route, type Route } from '#src/api/route.ts';
import { contentEndpoints, type WireContent } from '#src/contract/content/content.ts';
import { cmsTypes } from '#src/domain/content/blocks/cms-types.ts';
import { contentSource } from '#src/domain/content/content-source.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import { translationState } from '#src/domain/shared/text/provenance.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Content by its type, and by the page that it is on. */
export const contentRoutes: readonly Route[] = [
  route(contentEndpoints.content, async (deps, { caller, input }) => {
    const read = await readContent(deps, caller, { ...input, isBuilt: isBuiltFor(caller.platform) });
    if (!read.ok) return read;
    return ok({
      type: read.value.type,
      code: cmsTypes[read.value.type],
      items: read.value.items.map((one) => wireContent(one, caller.language)),
    });
  }),
  route(contentEndpoints.contentPlaces, async (deps, { caller, input }) => {
    const { page, id, kind } = input;
    const found = await readPlaces(deps, caller, { page, id, kind, isBuilt: isBuiltFor(caller.platform) });
    return ok({ places: found.map((one) => ({ type: one.item.type, ...wireContent(one, caller.language) })) });
  }),
];

function wireContent({ item, text, lang, blocks }: ContentView, language: LanguageCode): WireContent {
  const { key, slot, picture, link, date, begins, ends } = item;
  const { title, summary } = text;
  const wired = blocks.map((block) => wireBlock(block, language));
  const translation = isSource(lang) ? null : translationState(text, contentSource(item.texts.en));
  const reviewed = translation?.by !== 'machine';
  return { key, slot, lang, reviewed, translation, title, summary, picture, link, date, begins, ends, blocks: wired };
}
