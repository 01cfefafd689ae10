import { checkedContent } from '#src/actions/content/checked-content.ts';
import { openContent } from '#src/actions/content/open-content.ts';
import { openPromotions } from '#src/actions/content/open-promotions.ts';
import { showTo } from '#src/actions/content/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/content/card.ts';
import type { CardsBlock, ContentBlock } from '#src/domain/content/content-block.ts';
import type { ContentItem, ContentVisitor, SpokenContent } from '#src/domain/content/content-item.ts';
import { cmsPlatforms, cmsTypeOf, isCmsType, type CmsType } from '#src/domain/content/cms-types.ts';
import { shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { themeCards, type ThemeCard } from '#src/domain/promotion/promotion-cards.ts';
import { findNewestContent } from '#src/store/content.store.ts';

/** The cards of a block: those of its ids that are on sale, in its order. */
export type FilledCards = Pick<CardsBlock, 'kind' | 'of'> & {
  readonly title?: string;
  readonly products: readonly CardView[];
  readonly destinations: readonly DestinationView[];
  readonly themes: readonly ThemeCard[];
};

export type FilledBlock = Exclude<ContentBlock, CardsBlock> | FilledCards;

export type ContentView = SpokenContent & { readonly blocks: readonly FilledBlock[] };

export type AskedContent = {
  /** Its name or its code. */
  readonly type: string;
  readonly slot?: string | undefined;
  /** Bits of `cmsPlatforms`; by the visitor's device when it is not said. */
  readonly platforms?: number | undefined;
};

type Ground = Pick<Deps, 'db' | 'clock' | 'log' | 'sampleData' | 'oldestRateDays'>;

/**
 * What a caller is shown of a type: all of it, or what fills one slot (none or one). `not_found` for a type that does
 * not exist. A caller with a preview sees the newest versions, published or not.
 */
export async function readContent(
  deps: Ground,
  caller: Caller,
  asked: AskedContent,
): Promise<Result<{ readonly type: CmsType; readonly items: readonly ContentView[] }>> {
  const type = typeNamed(asked.type);
  if (type === null) return fail('not_found', { field: 'type' });
  const visitor = visitorOf(caller, asked.platforms);
  const all = await contentFor(deps, caller);
  const slotted = asked.slot === undefined ? null : shownItem(all, { type, slot: asked.slot }, visitor, deps.clock());
  const shown =
    asked.slot === undefined ? shownItems(all, type, visitor, deps.clock()) : slotted === null ? [] : [slotted];
  const fill = await filler(deps, caller, shown);
  return ok({
    type,
    items: shown.map((item) => {
      const said = spoken(item, caller.language);
      return { ...said, blocks: said.text.blocks.map(fill) };
    }),
  });
}

async function contentFor(deps: Ground, caller: Caller): Promise<readonly ContentItem[]> {
  if (caller.preview !== true) return (await openContent(deps)).items;
  return (await findNewestContent(deps.db)).map((one) => checkedContent(deps.log, one));
}

function typeNamed(text: string): CmsType | null {
  if (isCmsType(text)) return text;
  return /^\d{1,3}$/.test(text) ? cmsTypeOf(Number(text)) : null;
}

function visitorOf(caller: Caller, platforms: number | undefined): ContentVisitor {
  const { market, language, ipCountry, partner, platform } = caller;
  const own = platform === 'mobile' ? cmsPlatforms.MOBILE : cmsPlatforms.WEB;
  return { platforms: platforms ?? own, market, language, residence: ipCountry, partner };
}

/** Fills blocks of cards; the catalogue is opened only where one of them is shown. */
async function filler(
  deps: Ground,
  caller: Caller,
  shown: readonly ContentItem[],
): Promise<(block: ContentBlock) => FilledBlock> {
  const blocks = shown.flatMap((item) => spoken(item, caller.language).text.blocks);
  const bare = { products: [], destinations: [], themes: [] };
  if (!blocks.some((block) => block.kind === 'cards'))
    return (block) => (block.kind === 'cards' ? { ...headOf(block), ...bare } : block);
  const showing = await showTo(deps, caller);
  const { live } = showing.open;
  const themes = themeCards(showing.open, (await openPromotions(deps, showing.open)).themes);
  return (block) => {
    if (block.kind !== 'cards') return block;
    const found = <Item>(of: CardsBlock['of'], find: (id: number) => Item | undefined): readonly Item[] =>
      block.of === of ? block.ids.flatMap((id) => find(id) ?? []) : [];
    return {
      ...headOf(block),
      products: found('products', (id) => live.products.get(id)).map((product) => cardView(showing, product)),
      destinations: found('destinations', (id) => live.destinations.get(id)).map((one) =>
        destinationView(showing.open, one),
      ),
      themes: found('themes', (id) => themes.find(({ theme }) => theme.id === id)),
    };
  };
}

function headOf({ kind, of, title }: CardsBlock): Pick<FilledCards, 'kind' | 'of' | 'title'> {
  return { kind, of, ...(title === undefined ? {} : { title }) };
}
