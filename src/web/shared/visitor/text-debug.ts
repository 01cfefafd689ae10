import type { I18n } from '@lingui/core';

import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';

// Of the address that was opened: the query is lost with the first move.
const isRequested = new URLSearchParams(globalThis.location?.search).get('text_debug') === '1';

/** RU-38: `?text_debug=1`, while developing or where an operator's link has been opened. */
export function isTextDebug(): boolean {
  return isRequested && (import.meta.env.DEV || storedCookie('text_debug') === '1');
}

/** Shows message ids instead of texts in text debug mode. After hydration, since the server has rendered the texts. */
export function showMessageIds(i18n: I18n): void {
  if (!isTextDebug()) return;
  const ids = Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, [id]]));
  i18n.loadAndActivate({ locale: i18n.locale, messages: ids });
}
