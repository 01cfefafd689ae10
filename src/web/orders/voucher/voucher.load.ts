import { msg } from '@lingui/core/macro';

import { orderCalls } from '#src/contract/orders/orders.calls.ts';
import type { VoucherAnswer } from '#src/contract/orders/orders.ts';
import { isBookedSaid } from '#src/verticals/fact.words.ts';
import { lineWords, type LineWords } from '#src/web/shared/prices/line-view.ts';
import { onPaper } from '#src/web/shared/labels/print-view.ts';
import { givenAnswersText, type GivenAnswersText } from '#src/web/shared/orders/given-answers-view.ts';
import { packLeft, type PackLeft } from '#src/web/orders/voucher/pack-left.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type VoucherView = Pick<
  VoucherAnswer,
  | 'state'
  | 'code'
  | 'qrSvg'
  | 'tickets'
  | 'leadName'
  | 'meetingPoint'
  | 'goodToKnow'
  | 'goodToKnowLang'
  | 'supplier'
  | 'files'
> & {
  readonly reference: string;
  readonly line: LineWords;
  /** Further details of a trip, hotel stay or rental; the seller is shown for every booking. */
  readonly details: LineWords['details'];
  /** Whether the details say what was booked, so that it is no package. */
  readonly isBookedSaid: boolean;
  /** ISO 8601: how long it is of use on a device. */
  readonly startsAt: string;
  readonly givenAnswers: GivenAnswersText;
  /** The code in groups of four, for reading out. */
  readonly codeText: string;
  readonly mapHref: string;
  /** What is left of a value pack, for its owner; null for a visit. */
  readonly pack: PackLeft | null;
};

/** Loads a voucher, for its owner or anyone who has opened it by the signed link in an email. */
export async function loadVoucher(visit: LoadContext): Promise<Loaded<VoucherView>> {
  const context = onPaper(visit);
  const { api, i18n, site, params, query } = context;
  const reference = params['reference'] ?? '';
  // The server leaves a key in the address only where it opens nothing.
  const key = query.get('key');
  const answer = await api.call(orderCalls.voucher, key === null ? { reference } : { reference, key });
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`voucher: ${answer.error.code}`);
  }
  const { line, asked: requiredFields, answers, ...voucher } = answer.value;
  const title = i18n._(msg`Voucher ${reference}`);
  const words = lineWords(context, line);
  const { lat, lng } = voucher.meetingPoint;
  return {
    kind: 'page',
    data: {
      ...voucher,
      line: words,
      details: [...words.details.filter(({ code }) => code !== 'supplier'), ...words.payAtProperty],
      isBookedSaid: isBookedSaid(words.details),
      startsAt: line.startsAt,
      givenAnswers: givenAnswersText(context, requiredFields, answers),
      codeText: voucher.code.replace(/(.{4})(?=.)/g, '$1 '),
      pack: line.pack === null ? null : await packLeft(context, reference),
      mapHref: `geo:${lat},${lng}?q=${lat},${lng}`,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `/voucher/${reference}` },
  };
}
