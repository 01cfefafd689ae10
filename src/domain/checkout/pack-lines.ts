import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { CodedLine } from '#src/domain/checkout/price-line.ts';

type Bought = {
  readonly line: { readonly itemId: string; readonly visit: Pick<Visit, 'productId' | 'pack' | 'paidBy'> };
};

/**
 * Says of a price's lines which are a value pack's: those of a pack that is bought have its number as code, those of a visit
 * that a pack's tickets pay for, and that costs nothing, the reference of the pack's booking. No amount changes.
 */
export function withPackLines(lines: readonly CodedLine[], items: readonly Bought[]): readonly CodedLine[] {
  const codes = new Map(
    items.flatMap(({ line: { itemId, visit } }) => {
      const code = visit.pack === undefined ? visit.paidBy?.reference : String(visit.productId);
      return code === undefined ? [] : [[itemId, code] as const];
    }),
  );
  return lines.map((line): CodedLine => {
    const code = line.itemId === null ? undefined : codes.get(line.itemId);
    return line.stage === 'base' && code !== undefined ? { ...line, stage: 'value_pack', code } : line;
  });
}
