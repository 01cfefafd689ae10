import { msg } from '@lingui/core/macro';

import type { OfferView } from '#src/contract/marketing/referral/referral.ts';
import type { WireText } from '#src/contract/wire.ts';
import { ownTimeWords, type ClockVoice } from '#src/web/shared/moments/moment-labels.ts';

/** What every page of an offer shows, in ready words. */
export type OfferWords = {
  readonly title: WireText;
  readonly text: WireText;
  readonly terms: readonly WireText[];
  /** "It ends on Fri, Jan 1, 2027, 8:00 AM (Hong Kong time)." */
  readonly ends: string;
  /** Why the offer is not open; null while it runs. */
  readonly closed: string | null;
};

/** Makes the words of an offer. */
export function offerWords(voice: ClockVoice, offer: OfferView): OfferWords {
  const { i18n } = voice;
  const { title, text, terms, phase, endsAt } = offer;
  const closed = { coming: msg`This offer hasn’t started yet.`, open: null, over: msg`This offer has ended.` }[phase];
  return {
    title,
    text,
    terms,
    ends: i18n._(msg`Ends on ${ownTimeWords(voice, endsAt)}.`),
    closed: closed === null ? null : i18n._(closed),
  };
}
