import { contentCalls } from '#src/contract/content/content.calls.ts';
import type { WireContent } from '#src/contract/content/content.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { blockView, pictureView, type BlockView, type PictureView } from '#src/web/shared/content/block-view.ts';
import { ownHref } from '#src/web/shared/banners/marked-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** An item of content in ready strings; survives JSON. */
export type ContentView = {
  readonly key: string;
  readonly slot: string;
  /** Of all its words, where they are in another language than the page's (RU-23). */
  readonly lang: string | undefined;
  /** Where the translation comes from; null for originals. */
  readonly translation: WireContent['translation'];
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureView | null;
  readonly href: string | null;
  /** The date that the content is about, formatted. */
  readonly date: string | null;
  readonly blocks: readonly BlockView[];
};

/** What fills a slot of a type for this visitor, or null when nothing does; with the items as they came. */
export async function findContent(
  { api, site, i18n }: LoadContext,
  type: CmsType,
  slot: string,
): Promise<ContentView | null> {
  const [found] = await contentOfType(api, { type, slot });
  return found === undefined ? null : contentView({ site, i18n }, found);
}

/** All that this visitor is shown of a type, the greatest priority first. */
export async function listContent({ api, site, i18n }: LoadContext, type: CmsType): Promise<readonly ContentView[]> {
  return (await contentOfType(api, { type })).map((one) => contentView({ site, i18n }, one));
}

/** The same without their blocks, for what leads to them. */
export async function listBriefly({ api, site, i18n }: LoadContext, type: CmsType): Promise<readonly ContentView[]> {
  return (await contentOfType(api, { type, brief: true })).map((one) => contentView({ site, i18n }, one));
}

async function contentOfType(
  api: LoadContext['api'],
  requested: { readonly type: CmsType; readonly slot?: string; readonly brief?: boolean },
): Promise<readonly WireContent[]> {
  const answer = await api.call(contentCalls.content, requested);
  if (!answer.ok) throw new Error(`content: ${answer.error.code}`);
  return answer.value.items;
}

/** An item of content as pages draw it. */
export function contentView(voice: Voice, item: WireContent): ContentView {
  const { site } = voice;
  const { key, slot, title, summary, lang, date } = item;
  return {
    key,
    slot,
    lang: lang === site.language || lang === languages[site.language].messages ? undefined : lang,
    translation: item.translation,
    title,
    summary,
    picture: item.picture === null ? null : pictureView(voice, { picture: item.picture, about: title }),
    href: item.link === null ? null : ownHref(site, item.link),
    date: date === null ? null : formatDate(date, site.writing, 'medium'),
    blocks: item.blocks.flatMap((block) => blockView(voice, block) ?? []),
  };
}
