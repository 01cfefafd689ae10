import type { I18n } from '@lingui/core';

// Of the address that was opened: the query is lost with the first move.
const wanted = import.meta.env.DEV && new URLSearchParams(globalThis.location?.search).get('text_debug') === '1';

/** RU-38: `?text_debug=1`, while developing. */
export function isTextDebug(): boolean {
  return wanted;
}

/** Shows the ids of messages in place of their words while text debug is on. After hydration, since the server has written the words. */
export function showMessageIds(i18n: I18n): void {
  if (!wanted) return;
  const ids = Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, [id]]));
  i18n.loadAndActivate({ locale: i18n.locale, messages: ids });
}
