import { addDays } from '#src/domain/shared/time/local-time.ts';

/** What has a separate horizon in the settings: visits, and the verticals by their keys. */
export const saleHorizons = ['activities', 'rails', 'hotels', 'car-rentals'] as const;
export type SaleHorizon = (typeof saleHorizons)[number];

/** Days ahead that each of them is sold; what is not named is sold `defaultSaleDays` ahead. */
export type SaleDays = Readonly<Partial<Record<SaleHorizon, number>>>;

/** So many days ahead something is sold where neither its operator nor a setting says otherwise (RU-45). */
export const defaultSaleDays = 365;

/** Returns the day from which something of `date` is sold, or null when it is sold today. */
export function soldFrom(date: string, today: string, days: number = defaultSaleDays): string | null {
  const opens = addDays(date, -days);
  return opens > today ? opens : null;
}

/** Returns how many days ahead a vertical is sold: as many as are set, and no more than its operator sells. */
export function saleDaysOf(set: SaleDays | undefined, what: string, ofOperator = Infinity): number {
  const known = saleHorizons.find((one) => one === what);
  const days = known === undefined ? undefined : set?.[known];
  return Math.min(days ?? defaultSaleDays, ofOperator);
}
