/**
 * Ids show what is synthetic: products above a million, cities above two milliards. What a catalogue folder writes, what
 * is imported and what is made up never meet.
 */
export const lastRealProduct = 1_000_000;
export const lastRealDestination = 2_000_000_000;

/** Whether a product belongs to a synthetic catalogue. */
export function isSyntheticProduct(id: number): boolean {
  return id > lastRealProduct;
}

/** Returns whether a destination is a real city that synthetic products are in. */
export function isSyntheticCity(id: number): boolean {
  return id > lastRealDestination;
}
