import { giftCardEndpoints, type AddGiftInput } from '#src/contract/marketing/gifts/gift-cards.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { only, said, type FormAction } from '#src/server/forms/form-action.ts';
import { removeOtherLines } from '#src/web/shared/booking/buy-now.ts';
import { typedAmount } from '#src/web/marketing/gift-cards/typed-amount.ts';

/** Puts a gift card into the cart without script, as the form says; where there is no cart, it proceeds to payment. */
export const giftAction: FormAction = {
  page: 'gift-cards',
  leadsTo: (fields) => (isAlone(fields) ? 'checkout' : 'cart'),
  isTyped: true,
  isOpen: () => true,
  run: async (api, form) => {
    const amount = amountIn(form.fields);
    if (amount === null)
      return { ok: false, status: 422, error: { code: 'quantity_invalid', field: 'amount', message: '' } };
    const answer = await api.call(giftCardEndpoints.addGift, giftIn(form.fields, amount));
    if (!answer.ok) return answer;
    if (isAlone(form.fields)) await removeOtherLines(api, answer.value.itemId);
    return { ok: true, value: {} };
  },
};

function giftIn(fields: URLSearchParams, amount: WireMoney): AddGiftInput {
  return {
    amount,
    design: said(fields, 'design') ?? '',
    recipient: said(fields, 'recipient') ?? '',
    email: said(fields, 'email') ?? '',
    sender: said(fields, 'sender') ?? '',
    message: said(fields, 'message') ?? '',
    // Only script knows the time zone of a browser.
    timeZone: 'Etc/UTC',
    ...only(fields, 'sendOn'),
  };
}

function isAlone(fields: URLSearchParams): boolean {
  return said(fields, 'alone') !== undefined;
}

/** One of the amounts that are offered, in minor units, or what is typed beside them. */
function amountIn(fields: URLSearchParams): WireMoney | null {
  const [chosen, currency] = [said(fields, 'amount') ?? '', said(fields, 'currency') ?? ''];
  if (!isCurrency(currency)) return null;
  if (chosen === 'other') return typedAmount(said(fields, 'other') ?? '', currency);
  return /^\d{1,15}$/.test(chosen) ? { minor: Number(chosen), currency } : null;
}
