import type { Deps } from '#src/actions/deps.ts';

export type Keyed = Pick<Deps, 'secrets'>;

/**
 * The keys of each voucher secret that is accepted, the one that signs first: what was signed before an exchange of
 * `SESSION_SECRET` is good as long as the former secret is listed behind the new one.
 */
export function underEachSecret({ secrets }: Keyed): readonly [Keyed, ...Keyed[]] {
  const { formerVouchers = [] } = secrets;
  return [{ secrets }, ...formerVouchers.map((voucher) => ({ secrets: { ...secrets, voucher } }))];
}
