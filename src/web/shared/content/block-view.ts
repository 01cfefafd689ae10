import type { WireBlock } from '#src/contract/content/content.ts';
import type { Block } from '#src/domain/content/marked-text.ts';
import { cardsView, menuLine, type CardsView, type MenuLineView } from '#src/web/shared/cards/cards-view.ts';
import { markedView, ownHref } from '#src/web/shared/banners/marked-view.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** A painted scene and what it is called. */
export type PictureView = { readonly picture: string; readonly alt: string };

type Titled = { readonly title?: string };

/** A block in ready strings: links in the language of the site, texts as marked blocks, cards as they are drawn. */
export type BlockView =
  | CardsView
  | { readonly kind: 'menu'; readonly lines: readonly MenuLineView[] }
  | { readonly kind: 'text'; readonly text: readonly Block[] }
  | ({ readonly kind: 'picture'; readonly caption?: string } & PictureView)
  | ({ readonly kind: 'gallery'; readonly items: readonly PictureView[] } & Titled)
  | { readonly kind: 'quote'; readonly by?: string; readonly text: readonly Block[] }
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
  | Extract<WireBlock, { readonly kind: 'facts' | 'figures' | 'table' | 'reasons' | 'visitor' }>;

export type ColumnView = {
  readonly title: string;
  readonly text: readonly Block[];
  readonly link?: { readonly href: string; readonly text: string };
};

/** A block in the strings of a page; null for one that has nothing to offer on this site. */
export function blockView(voice: Voice, block: WireBlock): BlockView | null {
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
      return href === null
        ? null
        : { kind, label, href, text: marked(text ?? ''), ...(title === undefined ? {} : { title }) };
    }
    case 'cards':
      return cardsView(voice, block);
    case 'menu':
      return { kind: block.kind, lines: block.lines.map((line) => menuLine(voice, line)) };
    default:
      return block;
  }
}

/** A content picture with its alternative text in the page's language. */
export function pictureView({ i18n }: Voice, { picture, about }: { picture: string; about: string }): PictureView {
  return { picture, alt: pictureWords(i18n, picture, about) };
}

/** A link of a column, where this site has what it leads to. */
function linkOf(site: Voice['site'], label?: string, to?: string): Pick<ColumnView, 'link'> {
  const href = to === undefined ? null : ownHref(site, to);
  return href === null || label === undefined ? {} : { link: { href, text: label } };
}
