import type { ServiceView } from '#src/contract/cart/cart.ts';
import { fromWire } from '#src/contract/wire.ts';
import type { Due } from '#src/domain/catalogue/offers/pay-at-property-fees.ts';
import { duesWords, type DuesWords } from '#src/verticals/dues.words.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

export type { DuesWords };

/** What lines of a cart, a checkout or an order ask for at their places, together. */
export function lineDues(
  { site, i18n }: Pick<LoadContext, 'site' | 'i18n'>,
  lines: readonly { readonly service: ServiceView | null }[],
): DuesWords {
  const dues = lines.flatMap(({ service }) =>
    (service?.details ?? []).flatMap((detail): Due[] =>
      detail.kind === 'due' ? [{ code: detail.code, amount: fromWire(detail.amount) }] : [],
    ),
  );
  return duesWords({ i18n, language: site.language, writing: site.writing }, dues);
}
