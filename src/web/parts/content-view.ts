import { contentEndpoints, type WireBlock, type WireContent } from '#src/contract/endpoints/content.ts';
import type { Block } from '#src/domain/content/marked-text.ts';
import type { CmsType } from '#src/domain/content/cms-types.ts';
import { formatDate } from '#src/domain/site/formats.ts';
import { languages } from '#src/domain/site/languages.ts';
import { destinationPoster } from '#src/web/parts/destination-poster.ts';
import { markedView, ownHref } from '#src/web/parts/marked-view.ts';
import { productCardView, type ProductCardView } from '#src/web/parts/product-card-view.ts';
import { themePoster, type PosterView } from '#src/web/parts/promotion-posters.ts';
import { pictureWords } from '#src/web/parts/words.ts';
import type { LoadContext } from '#src/web/screen.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** A painted scene and what it is called. */
export type PictureView = { readonly picture: string; readonly alt: string };

type Titled = { readonly title?: string };

/** A block in ready strings: links in the language of the site, texts as marked blocks, cards as they are drawn. */
export type BlockView =
  | { readonly kind: 'text'; readonly text: readonly Block[] }
  | ({ readonly kind: 'picture'; readonly caption?: string } & PictureView)
  | ({ readonly kind: 'gallery'; readonly items: readonly PictureView[] } & Titled)
  | { readonly kind: 'quote'; readonly by?: string; readonly text: readonly Block[] }
  | ({ readonly kind: 'products'; readonly cards: readonly ProductCardView[] } & Titled)
  | ({ readonly kind: 'posters'; readonly posters: readonly PosterView[] } & Titled)
  | ({
      readonly kind: 'steps';
      readonly items: readonly { readonly title: string; readonly text: readonly Block[] }[];
    } & Titled)
  | ({ readonly kind: 'columns'; readonly items: readonly ColumnView[] } & Titled)
  | ({
      readonly kind: 'action';
      readonly label: string;
      readonly href: string;
      readonly text: readonly Block[];
    } & Titled)
  | ({
      readonly kind: 'questions';
      readonly items: readonly { readonly question: string; readonly answer: readonly Block[] }[];
    } & Titled)
  | ({ readonly kind: 'notice'; readonly tone: 'info' | 'good' | 'warn'; readonly text: readonly Block[] } & Titled)
  | Extract<WireBlock, { readonly kind: 'facts' | 'figures' | 'table' }>;

export type ColumnView = {
  readonly title: string;
  readonly text: readonly Block[];
  readonly link?: { readonly href: string; readonly text: string };
};

/** An item of content in ready strings; survives JSON. */
export type ContentView = {
  readonly key: string;
  readonly slot: string;
  /** Of all its words, where they are in another language than the page's (RU-23). */
  readonly lang: string | undefined;
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureView | null;
  readonly href: string | null;
  /** The day that it tells of, written out. */
  readonly date: string | null;
  readonly blocks: readonly BlockView[];
};

/** What fills a slot of a type for this visitor, or null when nothing does; with the items as they came. */
export async function findContent(
  { api, site, i18n, query }: LoadContext,
  type: CmsType,
  slot: string,
): Promise<ContentView | null> {
  const [found] = await contentOfType({ api, query }, type, slot);
  return found === undefined ? null : contentView({ site, i18n }, found);
}

/** All that this visitor is shown of a type, the greatest priority first. */
export async function listContent(
  { api, site, i18n, query }: LoadContext,
  type: CmsType,
): Promise<readonly ContentView[]> {
  return (await contentOfType({ api, query }, type)).map((one) => contentView({ site, i18n }, one));
}

async function contentOfType(
  { api, query }: Pick<LoadContext, 'api' | 'query'>,
  type: CmsType,
  slot?: string,
): Promise<readonly WireContent[]> {
  const preview = query.get('admin_preview_mode');
  const answer = await api.call(contentEndpoints.content, {
    type,
    ...(slot === undefined ? {} : { slot }),
    ...(preview === null ? {} : { admin_preview_mode: preview }),
  });
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
    title,
    summary,
    picture: item.picture === null ? null : pictureView(voice, { picture: item.picture, about: title }),
    href: item.link === null ? null : ownHref(site, item.link),
    date: date === null ? null : formatDate(date, site.language, 'medium'),
    blocks: item.blocks.flatMap((block) => blockView(voice, block) ?? []),
  };
}

function pictureView({ i18n }: Voice, { picture, about }: { picture: string; about: string }): PictureView {
  return { picture, alt: pictureWords(i18n, picture, about) };
}

function blockView(voice: Voice, block: WireBlock): BlockView | null {
  const { site } = voice;
  const marked = (text: string): readonly Block[] => markedView(site, text);
  switch (block.kind) {
    case 'text':
    case 'notice':
    case 'quote':
      return { ...block, text: marked(block.text) };
    case 'picture': {
      const { kind, caption } = block;
      return { kind, ...(caption === undefined ? {} : { caption }), ...pictureView(voice, block) };
    }
    case 'gallery':
      return { ...block, items: block.items.map((item) => pictureView(voice, item)) };
    case 'steps':
      return { ...block, items: block.items.map(({ title, text }) => ({ title, text: marked(text) })) };
    case 'columns':
      return {
        ...block,
        items: block.items.map(({ title, text, label, to }) => ({
          title,
          text: marked(text),
          ...linkOf(site, label, to),
        })),
      };
    case 'questions':
      return { ...block, items: block.items.map(({ question, answer }) => ({ question, answer: marked(answer) })) };
    case 'action': {
      const { kind, label, to, text, title } = block;
      const href = ownHref(site, to);
      // A call to do what cannot be done here is none.
      return href === null ? null : { kind, label, href, text: marked(text ?? ''), ...titleOf({ title }) };
    }
    case 'cards':
      return cardsView(voice, block);
    default:
      return block;
  }
}

/** A link of a column, where this site has what it leads to. */
function linkOf(site: Voice['site'], label?: string, to?: string): Pick<ColumnView, 'link'> {
  const href = to === undefined ? null : ownHref(site, to);
  return href === null || label === undefined ? {} : { link: { href, text: label } };
}

function titleOf({ title }: { readonly title: string | undefined }): Titled {
  return title === undefined ? {} : { title };
}

function cardsView(voice: Voice, block: Extract<WireBlock, { readonly kind: 'cards' }>): BlockView {
  const title = titleOf({ title: block.title });
  if (block.of === 'products')
    return { kind: 'products', ...title, cards: block.products.map((card) => productCardView(voice, card)) };
  const places = block.destinations.map((place) => {
    const { name, ...rest } = destinationPoster(voice, place);
    return { ...rest, name: name.text, lang: name.lang };
  });
  return { kind: 'posters', ...title, posters: [...places, ...block.themes.map((theme) => themePoster(voice, theme))] };
}
