import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseRate, rateDigits } from '#src/domain/shared/money/exchange.ts';
import { divideHalfEven } from '#src/domain/shared/money/money.ts';

type Peg = { readonly to: CurrencyCode; readonly units: string };

/**
 * Currencies that their central banks hold at a fixed rate, with how many units of them one unit of the anchor buys. The
 * European Central Bank publishes none of them; while a peg holds, the anchor's rate is theirs. Parities: Central Bank of
 * the UAE, Saudi Central Bank, Qatar Central Bank, Central Bank of Oman, Central Bank of Bahrain, Central Bank of Jordan
 * (middle of 0.708 and 0.710), Monetary Authority of Macao.
 */
export const pegs: Readonly<Partial<Record<CurrencyCode, Peg>>> = {
  AED: { to: 'USD', units: '3.6725' },
  SAR: { to: 'USD', units: '3.75' },
  QAR: { to: 'USD', units: '3.64' },
  OMR: { to: 'USD', units: '0.3845' },
  BHD: { to: 'USD', units: '0.376' },
  JOD: { to: 'USD', units: '0.709' },
  MOP: { to: 'HKD', units: '1.03' },
};

/** All of these parities held on this day already; rates of days before it are left as they are. */
const pegsHoldSince = '2002-01-01';

const one = 10n ** BigInt(rateDigits);

/**
 * Rates of one day, HKD per unit scaled by 10^8, with those of pegged currencies that are missing, rounded half to even. A
 * rate that the table has wins over the parity: a peg that was given up is known there first.
 */
export function withPegs(date: string, known: ReadonlyMap<CurrencyCode, bigint>): ReadonlyMap<CurrencyCode, bigint> {
  if (date < pegsHoldSince) return known;
  const filled = new Map(known);
  for (const [currency, { to, units }] of pegList) {
    const anchor = to === 'HKD' ? one : known.get(to);
    const parity = parseRate(units);
    if (anchor !== undefined && parity !== null && !known.has(currency))
      filled.set(currency, divideHalfEven(anchor * one, parity));
  }
  return filled;
}

const pegList: readonly (readonly [CurrencyCode, Peg])[] = Object.entries(pegs).flatMap(([code, peg]) =>
  isCurrency(code) ? [[code, peg] as const] : [],
);
