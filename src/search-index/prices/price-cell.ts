/**
 * Amounts of money are distinguished roughly by so many cells, one for each 128th of a doubling, so that a column of
 * them is short.
 */
export const priceCellCount = 4096;

/** The cell of what is no amount, and that of amounts below 1 or beyond all others; cells above it are in order. */
export const noPrice = 0;
export const oddPrice = 1;
const firstCell = 2;

/** A cell is what a number of 64 bits begins with: its exponent, from that of 1 on, and seven bits of what follows. */
const beginningAt = 13;
const beginningOfOne = 1023 << 7;

const view = new DataView(new ArrayBuffer(8));

/** The cell of an amount. */
export function priceCellOf(amount: number): number {
  if (Number.isNaN(amount)) return noPrice;
  view.setFloat64(0, amount);
  const cell = (view.getUint32(0) >>> beginningAt) - beginningOfOne + firstCell;
  return cell < firstCell || cell >= priceCellCount ? oddPrice : cell;
}

/** The least amount of each cell that is in order, and behind the last one what none of them reaches. */
export const leastOfCell = Float64Array.from({ length: priceCellCount + 1 }, (_, cell) => {
  view.setUint32(0, (Math.max(cell, firstCell) - firstCell + beginningOfOne) * 2 ** beginningAt);
  view.setUint32(4, 0);
  return view.getFloat64(0);
});
