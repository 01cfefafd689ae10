/**
 * Writes the state of the page into the address without the router, which would load the data again. After navigating
 * back or reloading, the router reads the address and restores the same list and scroll position.
 */
export function mirrorAddress(address: string): void {
  const { pathname } = new URL(address, location.href);
  if (location.pathname === pathname) history.replaceState(history.state, '', address);
}
