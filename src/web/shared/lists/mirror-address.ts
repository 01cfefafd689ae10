/**
 * Writes into the address how the page stands, without asking the router: it would load again what is there. Coming
 * back or loading again, it reads the address and shows the same, and the place on the page with it.
 */
export function mirrorAddress(address: string): void {
  const { pathname } = new URL(address, location.href);
  if (location.pathname === pathname) history.replaceState(history.state, '', address);
}
