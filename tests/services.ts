import type { Line, LineUnit } from '#src/domain/checkout/line.ts';
import { choiceSlot, type Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { ServicePoint } from '#src/domain/catalogue/offers/service.ts';
import { add, money, type Money } from '#src/domain/shared/money/money.ts';

/** Lines of verticals as they are in carts and bookings: a ride, a stay, a hire, with handwritten texts. */

const tokyo = { en: 'Tokyo', ja: '東京', ar: 'طوكيو' };
const shinOsaka = { en: 'Shin-Osaka', ja: '新大阪' };

type SoldService = Pick<Visit, 'titles' | 'optionTitle' | 'startsAt' | 'endsAt' | 'policy'> &
  Required<Pick<Visit, 'service'>> &
  Partial<Visit>;

function visitOf(itemId: string, { service, ...about }: SoldService): Visit {
  const spans = service.details.filter((detail) => detail.kind === 'span');
  return {
    productId: 0,
    slug: '',
    optionId: 'one',
    destinationId: 1,
    destination: tokyo,
    picture: 'station-day-1',
    supplierId: 'shore-lines',
    supplier: 'Shore Lines',
    slotId: choiceSlot(itemId),
    localDate: spans[0]?.from.date ?? '',
    localStart: spans[0]?.from.time ?? '',
    localEnd: spans.at(-1)?.to.time ?? '',
    allDay: false,
    timeZone: 'Asia/Tokyo',
    instant: true,
    redemption: 'DIGITAL',
    perPersonTicket: true,
    meetingPoint: { name: 'Tokyo', address: 'Marunouchi 1', lat: 35.681, lng: 139.767 },
    goodToKnow: [],
    service,
    ...about,
  };
}

export function point(place: ServicePoint['place'], date: string, time: string, offset = '+09:00'): ServicePoint {
  return { place, date, time, offset };
}

/** From Tokyo to Shin-Osaka, two seats; each ticket has a fee of 320 yen until the train leaves. */
export const ride: Visit = visitOf('6a1f1d3e-0000-4000-8000-000000000001', {
  titles: { en: 'Tokyo to Shin-Osaka', ja: '東京から新大阪' },
  optionTitle: 'Standard',
  startsAt: '2026-12-01T01:05:00.000Z',
  endsAt: '2026-12-01T03:30:00.000Z',
  policy: [{ hoursBefore: 0, refundPercent: 96, byUnit: { adult: 97.5, child: 95.123457 } }],
  service: {
    vertical: 'rails',
    venueId: null,
    question: { origin: 's1', destination: 's2', date: '2026-12-01', adults: '2' },
    optionTitles: { en: 'Standard', ja: '普通車' },
    details: [
      {
        kind: 'span',
        as: 'ride',
        from: point(tokyo, '2026-12-01', '10:05'),
        to: point(shinOsaka, '2026-12-01', '12:30'),
        label: { en: 'Kodama 705' },
        seats: ['7-12A', '7-12B'],
      },
      { kind: 'fact', code: 'class', names: { en: 'Standard' } },
    ],
  },
});

/** A room for two nights, from three in the afternoon until eleven in the morning; the city's tax is paid there. */
export const stay: Visit = visitOf('6a1f1d3e-0000-4000-8000-000000000002', {
  titles: { en: 'Harbour House', ja: 'ハーバーハウス' },
  slug: 'harbour-house',
  optionTitle: 'Double room',
  picture: 'hotel-dusk-1',
  startsAt: '2026-12-01T06:00:00.000Z',
  endsAt: '2026-12-03T02:00:00.000Z',
  policy: [{ hoursBefore: 24, refundPercent: 100 }],
  perPersonTicket: false,
  meetingPoint: { name: 'Harbour House', address: 'Minato 2-1', lat: 35.64, lng: 139.75 },
  service: {
    vertical: 'hotels',
    venueId: 1001,
    question: { destination: '1', check_in: '2026-12-01', check_out: '2026-12-03', adults: '2', children: '4' },
    optionTitles: { en: 'Double room' },
    details: [
      {
        kind: 'span',
        as: 'stay',
        from: point({ en: 'Harbour House' }, '2026-12-01', '15:00'),
        to: point({ en: 'Harbour House' }, '2026-12-03', '11:00'),
        label: null,
        seats: [],
      },
      { kind: 'fact', code: 'nights', count: 2 },
      { kind: 'fact', code: 'room', names: { en: 'Double room' } },
      { kind: 'due', code: 'city_tax', minor: '600', currency: 'JPY' },
    ],
  },
});

/** A car for three days, brought back elsewhere. */
export const hire: Visit = visitOf('6a1f1d3e-0000-4000-8000-000000000003', {
  titles: { en: 'Compact car', ja: 'コンパクトカー' },
  optionTitle: 'Compact',
  picture: 'street-day-1',
  startsAt: '2026-12-01T01:00:00.000Z',
  endsAt: '2026-12-04T01:00:00.000Z',
  policy: [{ hoursBefore: 48, refundPercent: 100 }],
  perPersonTicket: false,
  service: {
    vertical: 'car-rentals',
    venueId: 10_001,
    question: { pick_up: '10001', drop_off: '10002', from: '2026-12-01T10:00', to: '2026-12-04T10:00', age: '30' },
    optionTitles: { en: 'Compact' },
    details: [
      {
        kind: 'span',
        as: 'hire',
        from: point({ en: 'Haneda Airport' }, '2026-12-01', '10:00'),
        to: point({ en: 'Shin-Osaka Station' }, '2026-12-04', '10:00'),
        label: { en: 'Compact or similar' },
        seats: [],
      },
      { kind: 'fact', code: 'mileage_unlimited' },
      { kind: 'due', code: 'deposit', minor: '30000', currency: 'JPY' },
    ],
  },
});

/** So many of a unit at one price, in the currency of the charge. */
export function unitOf(unitId: string, quantity: number, each: Money, about: Partial<LineUnit> = {}): LineUnit {
  const amount = money(each.minor * BigInt(quantity), each.currency);
  return { unitId, title: unitId, type: 'OTHER', pax: 1, quantity, local: each, each, amount, ...about };
}

export function lineFor(visit: Visit, units: readonly LineUnit[], about: Partial<Line> = {}): Line {
  const currency = units[0]?.amount.currency ?? 'EUR';
  return {
    itemId: visit.slotId.slice('choice-'.length),
    visit,
    units,
    amount: add(money(0n, currency), ...units.map((unit) => unit.amount)),
    discount: money(0n, currency),
    tax: money(0n, currency),
    ...about,
  };
}
