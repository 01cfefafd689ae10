/** The supplier of everything that a feed sells; its scanners sign in under this id. */
export function railSupplier(feedId: number): string {
  return `rails-${feedId}`;
}
