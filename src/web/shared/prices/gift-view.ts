import { msg } from '@lingui/core/macro';

import type { GiftView, LineView } from '#src/contract/cart/line.ts';
import { fromWire } from '#src/contract/wire.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import type { PriceLine } from '#src/ui/content/price.tsx';
import { zoneTimeWords, type ClockVoice } from '#src/web/shared/moments/moment-labels.ts';
import { giftLabels } from '#src/messages/gift.words.ts';

type GiftLineWords = {
  readonly title: string;
  readonly titleLang: string;
  readonly option: string;
  readonly optionLang: string;
  readonly place: string;
  readonly alt: string;
  readonly when: string;
  readonly zone: string;
  readonly party: string;
  readonly prices: readonly PriceLine[];
  readonly cancellation: readonly TimelineStep[];
};

/** Returns the labels of a gift card for the fields that show the option, date and party of an activity. */
export function giftLineWords(
  voice: ClockVoice,
  { amount, timeZone }: Pick<LineView, 'amount' | 'timeZone'>,
  { recipient, email, sender, sendAt }: GiftView,
): GiftLineWords {
  const { site, i18n } = voice;
  const title = i18n._(giftLabels.title);
  const back = formatMoney(fromWire(amount), site.writing);
  return {
    title,
    titleLang: site.language,
    option: email,
    optionLang: site.language,
    place: i18n._(msg`For ${recipient}`),
    alt: title,
    when:
      sendAt === null
        ? i18n._(msg`Sent as soon as you’ve paid`)
        : i18n._(msg`Delivery: ${zoneTimeWords(voice, sendAt, timeZone)}`),
    zone: '',
    party: i18n._(msg`From ${sender}`),
    prices: [{ label: title, amount: back, note: undefined }],
    cancellation: [
      { when: i18n._(msg`Until the code is redeemed`), what: i18n._(msg`${back} refunded`), tone: 'good' },
      { when: i18n._(msg`After that`), what: i18n._(msg`No refund`), tone: 'plain' },
    ],
  };
}
