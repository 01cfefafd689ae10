import { msg } from '@lingui/core/macro';

import type { CheckoutAnswer } from '#src/contract/checkout/checkout.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A way to pay as it is chosen. */
export type MethodWords = {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** A coupon that is used is for other ways to pay. */
  readonly disabled: boolean;
};

/** Payment methods in the visitor's language; brand names are not translated. */
export function methodWords(
  { i18n }: Pick<LoadContext, 'i18n'>,
  { methods, couponMethods }: Pick<CheckoutAnswer, 'methods' | 'couponMethods'>,
): readonly MethodWords[] {
  return methods.map(({ id, kind, name }): MethodWords => {
    const disabled = couponMethods !== null && !couponMethods.includes(id);
    if (kind === 'wallet')
      return {
        value: id,
        title: name ?? id,
        text: i18n._(msg`You approve it in the provider’s app or on its page`),
        icon: 'wallet',
        disabled,
      };
    if (kind === 'bank')
      return {
        value: id,
        title: name ?? id,
        text: i18n._(msg`You pay through your bank, and confirmation may take a few minutes`),
        icon: 'lock',
        disabled,
      };
    return {
      value: id,
      title: name ?? i18n._(msg`Card`),
      text: i18n._(msg`You enter your card details on the payment provider’s secure page, so we never see them`),
      icon: 'card',
      disabled,
    };
  });
}
