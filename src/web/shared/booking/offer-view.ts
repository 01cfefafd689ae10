import { msg } from '@lingui/core/macro';

import type { OfferView } from '#src/contract/marketing/referral/referral.ts';
import type { WireText } from '#src/contract/wire.ts';
import { formatInstant } from '#src/domain/site/language/formats.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What every page of an offer shows, in ready words. */
export type OfferWords = {
  readonly title: WireText;
  readonly text: WireText;
  readonly terms: readonly WireText[];
  /** "It ends on Fri 1 Jan 2027, 00:00 UTC." */
  readonly ends: string;
  /** Why the offer is not open; null while it runs. */
  readonly closed: string | null;
};

/** Makes the words of an offer. */
export function offerWords({ i18n, site }: Pick<LoadContext, 'i18n' | 'site'>, offer: OfferView): OfferWords {
  const { title, text, terms, phase, endsAt } = offer;
  const closed = { coming: msg`This hasn’t started yet.`, open: null, over: msg`This has ended.` }[phase];
  return {
    title,
    text,
    terms,
    ends: i18n._(msg`Ends on ${formatInstant(endsAt, 'UTC', site.writing)}.`),
    closed: closed === null ? null : i18n._(closed),
  };
}
