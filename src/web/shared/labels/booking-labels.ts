import type { I18n } from '@lingui/core';

import type { WireError } from '#src/contract/envelope.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';

/** Why a choice is not taken; what is not found was taken off sale since the page was read. */
export function bookingWords(i18n: I18n, error: WireError): string {
  return failureWords(i18n, error.code === 'not_found' ? { code: 'slot_closed' } : error);
}
