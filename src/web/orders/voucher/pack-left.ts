import { msg, plural } from '@lingui/core/macro';

import { valuePackCalls } from '#src/contract/marketing/value-packs.calls.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The remaining contents of a pack, in ready strings; `items` is null for visitors by link who are not its owner. */
export type PackLeft = {
  readonly until: string;
  readonly items:
    | readonly {
        readonly title: { readonly text: string; readonly lang: string };
        readonly option: { readonly text: string; readonly lang: string };
        readonly picture: string;
        readonly alt: string;
        /** "1 of 2 tickets left" */
        readonly left: string;
        /** Where a date is chosen with these tickets; null when none is left or nothing is on sale. */
        readonly href: string | null;
      }[]
    | null;
};

/** Loads what is left; others than the owner see only what the pack is. */
export async function packLeft({ api, i18n, site }: LoadContext, reference: string): Promise<PackLeft> {
  const answer = await api.call(valuePackCalls.packTickets, { reference });
  if (!answer.ok) return { until: '', items: null };
  const { validUntil, valid, items } = answer.value;
  const number = (count: number): string => formatNumber(count, site.writing);
  return {
    until: i18n._(msg`Choose dates for your visits, up to ${formatDate(validUntil, site.writing, 'long')}.`),
    items: items.map((item) => ({
      title: item.title,
      option: item.optionTitle,
      picture: item.picture,
      alt: pictureWords(i18n, item.picture, item.title.text),
      left:
        item.left === item.tickets
          ? i18n._(msg`${plural(item.tickets, { one: '# ticket', other: '# tickets' })}`)
          : i18n._(
              msg`${number(item.left)} of ${plural(item.tickets, { one: '# ticket left', other: '# tickets left' })}`,
            ),
      href:
        !valid || item.left === 0 || item.nextDate === null
          ? null
          : href(
              site,
              'activity-options',
              { id: String(item.productId), path: item.slug },
              { package: item.optionId, pack: reference, ticket: String(item.position) },
            ),
    })),
  };
}
