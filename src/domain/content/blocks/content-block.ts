import type { MenuWord } from '#src/domain/site/menu.ts';

/**
 * What a page of content is put together of. The union is closed: nothing in it is HTML, style or script, texts are
 * marked text (`marked-text.ts`) or plain lines, links have passed `isOpenLink`, pictures are the painter's own.
 */
export type ContentBlock =
  /** Headings, paragraphs and lists. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly picture: string; readonly about: string; readonly caption?: string }
  | { readonly kind: 'gallery'; readonly title?: string; readonly items: readonly PictureItem[] }
  | { readonly kind: 'quote'; readonly by?: string; readonly text: string }
  /** Names with what holds for them. */
  | { readonly kind: 'facts'; readonly title?: string; readonly items: readonly LabelledItem[] }
  /** A few numbers, large. */
  | { readonly kind: 'figures'; readonly title?: string; readonly items: readonly LabelledItem[] }
  /** One after the other. */
  | { readonly kind: 'steps'; readonly title?: string; readonly items: readonly TitledItem[] }
  /** Side by side. */
  | { readonly kind: 'columns'; readonly title?: string; readonly items: readonly LinkedItem[] }
  | CardsBlock
  | ListingBlock
  | MenuBlock
  /** What only the visitor's browser knows, put in after the page: on cached pages too. */
  | { readonly kind: 'visitor'; readonly of: VisitorPart }
  | { readonly kind: 'reasons'; readonly title?: string; readonly items: readonly ReasonItem[] }
  | {
      readonly kind: 'action';
      readonly title?: string;
      readonly label: string;
      readonly to: string;
      readonly text?: string;
    }
  | { readonly kind: 'questions'; readonly title?: string; readonly items: readonly QuestionItem[] }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'notice'; readonly tone: NoticeKind; readonly title?: string; readonly text: string };

/** Cards of what the shop offers or publishes; ids that are not on sale, or not to be read, are left out. */
export type CardsBlock = {
  readonly kind: 'cards';
  readonly title?: string;
  readonly of: CardsOf;
  readonly ids: readonly number[];
};

/** Cards by a rule, worked out when they are shown; `most` of them, or as many as look well. */
export type ListingBlock = {
  readonly kind: 'listing';
  readonly title?: string;
  readonly of: ListingOf;
  readonly most?: number;
};

/** The vertical menu: verticals and kinds of activities in this order, of those that this site has and sells. */
export type MenuBlock = { readonly kind: 'menu'; readonly of: readonly MenuWord[] };

export type PictureItem = { readonly picture: string; readonly about: string };
export type LabelledItem = { readonly label: string; readonly value: string };
export type TitledItem = { readonly title: string; readonly text: string };
export type LinkedItem = TitledItem & { readonly label?: string; readonly to?: string };
/** A reason to trust us, with a drawing. */
export type ReasonItem = TitledItem & { readonly icon: ReasonIcon };
export type QuestionItem = { readonly question: string; readonly answer: string };

export const cardsOf = ['products', 'destinations', 'themes', 'deals', 'articles'] as const;
export type CardsOf = (typeof cardsOf)[number];

/**
 * What a listing is of; the last five are carousels of activities, of which none shows what another above it has shown.
 */
export const listingsOf = [
  'destinations',
  'themes',
  'programmes',
  'articles',
  'banners',
  'deals',
  'preferred',
  'top',
  'tonight',
  'family',
  'outdoor',
  'food',
] as const;
export type ListingOf = (typeof listingsOf)[number];

export const visitorParts = ['viewed', 'near'] as const;
export type VisitorPart = (typeof visitorParts)[number];

export const reasonIcons = ['shield', 'calendar', 'ticket', 'heart', 'people', 'mobile', 'star', 'refund'] as const;
export type ReasonIcon = (typeof reasonIcons)[number];

export const noticeKinds = ['info', 'good', 'warn'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type BlockKind = ContentBlock['kind'];

/** True for a link that content may have: a path of this site, or another site by https. */
export function isOpenLink(href: string): boolean {
  return isOwnPath(href) || foreign.test(href);
}

/** True for a path of this site: no scheme, no other host, no odd sign. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[\w\-/.?=&#]*$/.test(href) && !href.includes('/../');
}

const foreign = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[\w\-/.?=&#%]*)?$/i;

/** `cells` are parted by bars, `words` and `numbers` by spaces. */
export type FactForm = 'line' | 'cells' | 'words' | 'number' | 'numbers';

/** How a block is written in a file: lines of facts, then items or a text. */
export type BlockForm = {
  readonly facts: Readonly<Record<string, FactForm>>;
  /** The names of an item's cells in order, and of the text below it; `rows` are cells without names. */
  readonly items?: { readonly cells: readonly string[]; readonly text?: string } | 'rows';
  readonly text?: true;
};

/** Every kind but `text`, which is what is between the others. */
export const blockForms: Readonly<Record<Exclude<BlockKind, 'text'>, BlockForm>> = {
  picture: { facts: { picture: 'line', about: 'line', caption: 'line' } },
  gallery: { facts: { title: 'line' }, items: { cells: ['picture', 'about'] } },
  quote: { facts: { by: 'line' }, text: true },
  facts: { facts: { title: 'line' }, items: { cells: ['label', 'value'] } },
  figures: { facts: { title: 'line' }, items: { cells: ['value', 'label'] } },
  steps: { facts: { title: 'line' }, items: { cells: ['title'], text: 'text' } },
  columns: { facts: { title: 'line' }, items: { cells: ['title', 'label', 'to'], text: 'text' } },
  cards: { facts: { title: 'line', of: 'line', ids: 'numbers' } },
  listing: { facts: { title: 'line', of: 'line', most: 'number' } },
  menu: { facts: { of: 'words' } },
  visitor: { facts: { of: 'line' } },
  reasons: { facts: { title: 'line' }, items: { cells: ['icon', 'title'], text: 'text' } },
  action: { facts: { title: 'line', label: 'line', to: 'line' }, text: true },
  questions: { facts: { title: 'line' }, items: { cells: ['question'], text: 'answer' } },
  table: { facts: { title: 'line', columns: 'cells' }, items: 'rows' },
  notice: { facts: { tone: 'line', title: 'line' }, text: true },
};

/** The form of a kind, or null for a word that names none. */
export function blockFormOf(kind: string): BlockForm | null {
  return Object.entries(blockForms).find(([name]) => name === kind)?.[1] ?? null;
}
