import { msg } from '@lingui/core/macro';

import { formatNumber } from '#src/domain/site/language/formats.ts';
import { pagesTo, waysOn } from '#src/web/shared/lists/list-window.ts';
import type { MoreView } from '#src/web/shared/lists/more-link.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type ListFacts = {
  readonly page: number;
  readonly total: number;
  readonly size: number;
  readonly hrefOf: (page: number) => string;
};

/** Where a list in pages goes on; null where one page holds it all. */
export function moreView(
  { site, i18n }: Pick<LoadContext, 'site' | 'i18n'>,
  { page, total, size, hrefOf }: ListFacts,
): MoreView | null {
  const { more, before } = waysOn(page, total, size);
  if (more === null && before === null) return null;
  const [first = 1] = pagesTo(page);
  const from = formatNumber(Math.min((first - 1) * size + 1, total), site.writing);
  const to = formatNumber(Math.min(page * size, total), site.writing);
  const all = formatNumber(total, site.writing);
  return {
    shown: i18n._(msg`Showing ${from} to ${to} of ${all}`),
    more:
      more === null
        ? null
        : {
            href: hrefOf(more),
            text: i18n._(msg`Show more`),
            waiting: i18n._(msg`Loading more…`),
            count: Math.min(size, total - page * size),
          },
    before: before === null ? null : { href: hrefOf(before), text: i18n._(msg`Show previous`) },
  };
}
