import { contentCalls } from '#src/contract/content/content.calls.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { PageWithPlaces } from '#src/domain/content/slots-around.ts';
import { contentView, type ContentView } from '#src/web/shared/content/content-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What is in the places of a page, by type, in ready strings; survives JSON. */
export type PlacedContent = { readonly [Type in CmsType]?: ContentView };

type About = { readonly id?: number | undefined; readonly kind?: Category | undefined };

/** Loads editorial content for a catalogue page. It is optional: if the call fails, the page goes without it. */
export async function placedContent(
  { api, site, i18n }: LoadContext,
  page: PageWithPlaces,
  { id, kind }: About,
): Promise<PlacedContent> {
  const answer = await api.call(contentCalls.contentPlaces, {
    page,
    ...(id === undefined ? {} : { id }),
    ...(kind === undefined ? {} : { kind }),
  });
  if (!answer.ok) return {};
  return Object.fromEntries(answer.value.places.map((place) => [place.type, contentView({ site, i18n }, place)]));
}
