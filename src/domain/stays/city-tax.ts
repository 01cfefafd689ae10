import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { divideHalfEven, parseMajor } from '#src/domain/shared/money/money.ts';
import type { RoomParty } from '#src/domain/stays/deal-guests.ts';
import type { CityTax } from '#src/domain/stays/hotel-content.ts';

/** A room of the stay: who sleeps in it, and what each night costs without meals (minor units). */
export type TaxedRoom = { readonly party: RoomParty; readonly nights: readonly bigint[] };

/**
 * What the hotel takes at its desk for the place, in minor units of its currency: no part of any of our prices. A night's
 * price a person is that of the room by all who sleep in it and have a bed.
 */
export function cityTaxOf(tax: CityTax, rooms: readonly TaxedRoom[], currency: CurrencyCode): bigint {
  return rooms.reduce(
    (sum, room) =>
      sum +
      room.nights
        .slice(0, tax.mostNights)
        .reduce((nights, price) => nights + taxOfNight(tax, room.party, price, currency), 0n),
    0n,
  );
}

function taxOfNight(tax: CityTax, party: RoomParty, price: bigint, currency: CurrencyCode): bigint {
  if (tax.basis === 'share')
    return divideHalfEven(price * BigInt(tax.basisPoints), BigInt(10_000 + tax.vatBasisPoints));
  if (tax.basis === 'room') return bandAt(tax, price, currency);
  const beds = party.adults + party.children;
  const young = party.ages.filter((age) => age < tax.fromAge).length;
  const people = beds + party.infants - young;
  return bandAt(tax, price / BigInt(Math.max(1, beds)), currency) * BigInt(Math.max(0, people));
}

function bandAt({ bands }: CityTax, price: bigint, currency: CurrencyCode): bigint {
  const band = bands.findLast(({ from }) => minorOf(from, currency) <= price);
  return band === undefined ? 0n : minorOf(band.amount, currency);
}

function minorOf(text: string, currency: CurrencyCode): bigint {
  const read = parseMajor(text, currency);
  if (read === null) throw new Error(`"${text}" is not an amount in ${currency}`);
  return read.minor;
}
