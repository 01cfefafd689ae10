import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { WireError } from '#src/contract/envelope.ts';
import { giftCardCalls } from '#src/contract/marketing/gifts/gift-cards.calls.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { typedInto } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';
import type { GiftCardsView } from '#src/web/marketing/gift-cards/gift-cards.load.ts';
import { amountWords, typedAmount } from '#src/web/marketing/gift-cards/typed-amount.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

const empty = { design: '', recipient: '', email: '', sender: '', message: '', sendOn: '' };
export type GiftFields = typeof empty;
export type GiftField = keyof GiftFields | 'amount';

/** What is written into the form, what it costs, and putting it into the cart. */
export function useGift(data: GiftCardsView, site: SitePart) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const putInCart = usePutInCart(site);
  const sent = typedInto(data.forms, 'gift');
  const [fields, setFields] = useState({ ...empty, design: data.designs[0]?.design ?? '', ...writtenIn(sent?.fields) });
  /** Minor units of an offered amount, or null for what is typed. */
  const [chosen, setChosen] = useState<number | null>(() => chosenIn(sent?.fields, data));
  const [typed, setTyped] = useState(sent?.fields['other'] ?? '');
  const [error, setError] = useState<WireError | null>(sent?.error ?? null);
  const [busy, whileBusy] = useBusy();
  const amount = chosen === null ? typedAmount(typed, data.currency) : { minor: chosen, currency: data.currency };

  const buy = async (): Promise<void> => {
    if (busy) return;
    if (amount === null) return setError({ code: 'quantity_invalid', field: 'amount', message: '' });
    setError(null);
    const { sendOn, ...written } = fields;
    const wish = { ...written, amount, timeZone: ownTimeZone(), ...(sendOn === '' ? {} : { sendOn }) };
    const answer = await whileBusy(() => putInCart(() => api.call(giftCardCalls.addGift, wish), null));
    if (!answer.ok) return setError(answer.error);
    await navigate(href({ language: defaultLanguage }, site.util.toggles.cart ? 'cart' : 'checkout'));
  };

  const words = (): string | undefined => {
    if (error === null) return undefined;
    switch (error.field) {
      case 'amount':
        return t`Please enter an amount from ${data.least} to ${data.most}.`;
      case 'to':
        return t`Please enter the recipient’s name.`;
      case 'sendOn':
        return t`Please choose today or a date within the next 12 months.`;
      default:
        return failureWords(i18n, error);
    }
  };
  return {
    fields,
    set: (name: keyof GiftFields, value: string) => setFields((before) => ({ ...before, [name]: value })),
    chosen,
    choose: setChosen,
    typed,
    type: setTyped,
    total: amountWords(amount, site.writing),
    /** What is wrong with a field, or with something that is none. */
    wrong: (field: GiftField | null) => (fieldOf(error) === field ? words() : undefined),
    busy,
    buy,
  };
}

type Sent = Readonly<Record<string, string>> | undefined;

/** What a form that was refused had written into it. */
function writtenIn(sent: Sent): Partial<GiftFields> {
  if (sent === undefined) return {};
  const names: readonly (keyof GiftFields)[] = ['design', 'recipient', 'email', 'sender', 'message', 'sendOn'];
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? empty[name]]));
}

/** The offered amount that was chosen; the second of them before anything was. */
function chosenIn(sent: Sent, { amounts }: GiftCardsView): number | null {
  if (sent === undefined) return amounts[1]?.minor ?? null;
  return amounts.find(({ minor }) => String(minor) === sent['amount'])?.minor ?? null;
}

export type GiftForm = ReturnType<typeof useGift>;

const fieldNames: Readonly<Record<string, GiftField>> = {
  amount: 'amount',
  design: 'design',
  to: 'recipient',
  email: 'email',
  from: 'sender',
  sendOn: 'sendOn',
};

function fieldOf(error: WireError | null): GiftField | null {
  return fieldNames[error?.field ?? ''] ?? null;
}
