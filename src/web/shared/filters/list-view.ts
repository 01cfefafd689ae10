import { msg } from '@lingui/core/macro';

import { currencies } from '#src/domain/shared/money/currency.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { PagerProps } from '#src/ui/content/pager.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A filter or an order that is one link: on or off. */
export type ChoiceView = {
  readonly text: string;
  readonly href: string;
  /** How many are left with it; null where that is not said. */
  readonly count: string | null;
  readonly selected: boolean;
  readonly lang?: string;
};

export type ChoiceGroup = { readonly key: string; readonly title: string; readonly choices: readonly ChoiceView[] };

/** A filter that is on, with the address without it. */
export type AppliedView = { readonly text: string; readonly href: string };

/** What every list has beside its results: their number, sort orders and filters. */
export type ListView = {
  readonly count: string;
  readonly sorts: readonly ChoiceView[];
  readonly groups: readonly ChoiceGroup[];
  readonly applied: readonly AppliedView[];
  /** The list without any filter; null where there is none to let go of. */
  readonly clearHref: string | null;
};

type RequestedPrices = { readonly from: number | null; readonly to: number | null };

/** Returns the selected prices, whole major units of the visitor's currency, each with the address without it. */
export function appliedPrices(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  { from, to }: RequestedPrices,
  hrefWith: (change: Partial<RequestedPrices>) => string,
): AppliedView[] {
  const amount = (major: number): string =>
    formatMoney(
      { minor: BigInt(major) * 10n ** BigInt(currencies[site.currency].digits), currency: site.currency },
      site.writing,
    );
  return [
    ...(from === null
      ? []
      : [
          { text: i18n._(msg({ message: `From ${amount(from)}`, context: 'filter' })), href: hrefWith({ from: null }) },
        ]),
    ...(to === null ? [] : [{ text: i18n._(msg`Up to ${amount(to)}`), href: hrefWith({ to: null }) }]),
  ];
}

/** Returns the pagination of a list; null if it has one page. A page beyond the last links back to the last. */
export function listPages(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  requested: { readonly page: number; readonly last: number },
  hrefOf: (page: number) => string,
): PagerProps | null {
  const { page } = requested;
  const last = Math.max(1, requested.last);
  if (last === 1 && page === 1) return null;
  const here = formatNumber(Math.min(page, last), site.writing);
  const all = formatNumber(last, site.writing);
  return {
    label: i18n._(msg`Result pages`),
    position: i18n._(msg`Page ${here} of ${all}`),
    previous: page > 1 ? { href: hrefOf(Math.min(page - 1, last)), text: i18n._(msg`Previous`) } : undefined,
    next: page < last ? { href: hrefOf(page + 1), text: i18n._(msg`Next`) } : undefined,
  };
}
