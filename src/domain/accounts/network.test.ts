import { describe, expect, it } from 'vitest';

import { blockOf, networkOf, shownNetwork } from '#src/domain/accounts/network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts neighbours of one subscriber as one, and others as others', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

it.each([
  ['192.0.2.1', '192.0.2.•'],
  ['2001:db8:1:2::/64', '2001:db8:1:•'],
  ['', ''],
])('%s is shown as %s', (network, shown) => {
  expect(shownNetwork(network)).toBe(shown);
});

describe('blockOf', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['', ''],
  ])('of the network "%s" returns the block "%s"', (network, block) => {
    expect(blockOf(network)).toBe(block);
  });

  it('is one for neighbours of a /48 and another for the next /48', () => {
    const [one, neighbour, next] = ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:2::1'].map((address) =>
      blockOf(networkOf(address)),
    );
    expect(neighbour).toBe(one);
    expect(next).not.toBe(one);
  });
});
