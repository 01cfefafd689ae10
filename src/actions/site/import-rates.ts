import type { Deps } from '#src/actions/deps.ts';
import type { RateSheet, SheetFault } from '#src/domain/shared/money/rate-sheet.ts';
import { readRateFile } from '#src/formats/site/rate-file.ts';
import { saveRateDays, type RatesStored } from '#src/store/site/rates.store.ts';

/** What an import did: the sheet with what became of every currency, how many of its days were requested and stored. */
export type Import =
  | { readonly ok: true; readonly sheet: RateSheet; readonly days: number; readonly stored: RatesStored }
  | { readonly ok: false; readonly fault: SheetFault };

/**
 * Stores a bank's file of rates, or the part of it between two days, in one transaction (RU-13). A damaged file names
 * the line and changes nothing; the same file again changes nothing either.
 */
export async function importRates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  file: Uint8Array,
  { from = '0000-01-01', to = '9999-12-31' }: { readonly from?: string; readonly to?: string } = {},
): Promise<Import> {
  const read = await readRateFile(file, new Date(clock()).toISOString().slice(0, 10));
  if (!read.ok) return read;
  const days = read.sheet.days.filter(({ date }) => date >= from && date <= to);
  const stored = await db.transaction((tx) => saveRateDays(tx, days), { cause: 'import rates' });
  return { ok: true, sheet: read.sheet, days: days.length, stored };
}
