/** Before anything below hears of it. */
const early = { capture: true } as const;

/**
 * Blocks links and forms that lead to another search of the page, in its list and in the header's field, until the
 * returned function removes the guard. Blocked submit events do not propagate, since forms submit themselves by
 * client-side navigation.
 */
export function guardSearch(page: Pick<Document, 'addEventListener' | 'removeEventListener'>): () => void {
  page.addEventListener('click', guardLink, early);
  page.addEventListener('submit', guardForm, early);
  return () => {
    page.removeEventListener('click', guardLink, early);
    page.removeEventListener('submit', guardForm, early);
  };
}

function guardLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('main a[href], search a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) event.preventDefault();
}

function guardForm(event: Event): void {
  const action =
    event.target instanceof Element ? event.target.closest('main form, search form')?.getAttribute('action') : null;
  if (typeof action !== 'string' || new URL(action, location.href).pathname !== location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
}
