import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

/** All that a shop puts together of its products. */
export type Promotions = {
  readonly programs: readonly Program[];
  readonly themes: readonly Theme[];
  readonly valuePacks: readonly ValuePack[];
};

/** What exists in a shop, for promotions that were written for another. */
export type Standing = {
  readonly destination: (id: number) => boolean;
  readonly product: (id: number) => boolean;
  readonly option: (product: number, option: string) => boolean;
};

/**
 * Returns the promotions of which everything exists: one whose products are not all there would promise what is not
 * sold.
 */
export function wholePromotions({ programs, themes, valuePacks }: Promotions, stands: Standing): Promotions {
  return {
    programs: programs.filter((one) => one.products.every(stands.product) && one.places.every(stands.destination)),
    themes: themes.filter((one) => one.items.every(stands.product)),
    valuePacks: valuePacks.filter(
      (one) =>
        stands.destination(one.destinationId) &&
        one.items.every(({ product, option }) => stands.product(product) && stands.option(product, option)),
    ),
  };
}
