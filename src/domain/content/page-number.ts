/** True for a slot that is the number of the item's own page, as it appears in its address: "201", and not "0201". */
export function isPageNumber(slot: string): boolean {
  return /^[1-9]\d{0,8}$/.test(slot);
}
