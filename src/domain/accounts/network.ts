/**
 * Returns the network of an address, as the key of limits: an IPv4 address itself, of IPv6 the first 64 bits, which one
 * subscriber usually holds whole. An IPv4 address in IPv6 clothes (`::ffff:192.0.2.1`) counts as what it is.
 */
export function networkOf(address: string): string {
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The 16-bit groups without leading zeros; a dotted end counts as two of them, which never reach the first four. */
function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}

/**
 * Returns the block of addresses that one customer of a provider may have whole: the /48 of a network of IPv6, the /24
 * of an IPv4 address. Who changes networks within it is still counted.
 */
export function blockOf(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network === '' ? '' : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

/** A network as its own user may see it in a list: enough to know it by, "192.0.2.•" or "2001:db8:1:•". */
export function shownNetwork(network: string): string {
  const parts = network.includes(':') ? network.split(':').slice(0, 3) : network.split('.').slice(0, 3);
  return network === '' ? '' : [...parts, '•'].join(network.includes(':') ? ':' : '.');
}
