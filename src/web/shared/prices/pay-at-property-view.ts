import type { ServiceView } from '#src/contract/cart/line.ts';
import { fromWire } from '#src/contract/wire.ts';
import type { Due } from '#src/domain/catalogue/offers/pay-at-property-fees.ts';
import { payAtPropertyLabels, type PayAtPropertyLabels } from '#src/verticals/pay-at-property.words.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

export type { PayAtPropertyLabels };

/** Returns the total pay-at-property fees of the lines of a cart, checkout or order. */
export function linePayAtPropertyFees(
  { site, i18n }: Pick<LoadContext, 'site' | 'i18n'>,
  lines: readonly { readonly service: ServiceView | null }[],
): PayAtPropertyLabels {
  const payAtProperty = lines.flatMap(({ service }) =>
    (service?.details ?? []).flatMap((detail): Due[] =>
      detail.kind === 'due' ? [{ code: detail.code, amount: fromWire(detail.amount) }] : [],
    ),
  );
  return payAtPropertyLabels({ i18n, language: site.language, writing: site.writing }, payAtProperty);
}
