/** Who answers for all that a feed sells, at the gate too: its scanners are let in under this id. */
export function railSupplier(feedId: number): string {
  return `rails-${feedId}`;
}
