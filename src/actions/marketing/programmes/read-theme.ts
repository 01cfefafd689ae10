import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { themeCards, type ThemeCard } from '#src/domain/marketing/programmes/promotion-cards.ts';

export type ThemeView = {
  readonly card: ThemeCard;
  readonly items: readonly CardView[];
  /** The other themes, in the order of their ids. */
  readonly others: readonly ThemeCard[];
};

/** A theme with its activities on offer; `not_found` for none, an unknown one, or one that is empty (spec §8). */
export async function readTheme(deps: Deps, caller: Caller, requested: string | undefined): Promise<Result<ThemeView>> {
  if (requested === undefined || !/^[1-9]\d{0,9}$/.test(requested)) return fail('not_found', { field: 'theme_id' });
  const showing = await showTo(deps, caller);
  const { open } = showing;
  const { themes } = await openPromotions(deps, open);
  const cards = themeCards(open, themes);
  const card = cards.find(({ theme }) => theme.id === Number(requested));
  if (card === undefined) return fail('not_found', { field: 'theme_id' });
  return ok({
    card,
    items: card.products.flatMap((id) => {
      const product = open.live.products.get(id);
      return product === undefined ? [] : [cardView(showing, product)];
    }),
    others: cards.filter((other) => other !== card),
  });
}
