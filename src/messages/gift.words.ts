import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a gift card is called as a line of a cart, an order or an email. */
export const giftLabels: Readonly<Record<'title', MessageDescriptor>> = {
  title: msg`Gift card`,
};
