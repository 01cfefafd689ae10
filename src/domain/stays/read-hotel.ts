import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CityTax, HotelContent, RatePlan, RoomType, StayRule } from '#src/domain/stays/hotel-content.ts';
import { accessFeatures, bedKinds, facilities, mealKinds, roomKinds } from '#src/domain/stays/hotel-labels.ts';

/** Reads what a catalogue or a row of the database holds of a hotel; the failure names the field that is not right. */
export function readHotel(content: unknown): Result<HotelContent, 'bad_request'> {
  try {
    return ok(hotelOf(record(content, 'content')));
  } catch (error) {
    if (error instanceof FieldFault) return fail('bad_request', { field: error.message });
    throw error;
  }
}

/** A cancellation deadline is at most sixty days before arrival. */
const mostHoursBefore = 1_440;

/** Thrown and caught within this file: a field deep in a tree of them, named by the message. */
class FieldFault extends Error {}

type Fields = Readonly<Record<string, unknown>>;

function hotelOf(it: Fields): HotelContent {
  const centre = record(it['centre'], 'centre');
  const rooms = list(it['rooms'], 'rooms').map((room, at) => roomOf(record(room, `rooms.${at}`), `rooms.${at}`));
  const plans = list(it['plans'], 'plans').map((plan, at) => planOf(record(plan, `plans.${at}`), `plans.${at}`));
  const season = list(it['season'], 'season').map((percent) => whole(percent, 'season', -30, 30));
  if (season.length !== 12) throw new FieldFault('season');
  if (rooms.length === 0 || new Set(rooms.map(({ id }) => id)).size < rooms.length) throw new FieldFault('rooms');
  if (plans.length === 0 || new Set(plans.map(({ id }) => id)).size < plans.length) throw new FieldFault('plans');
  return {
    stars: whole(it['stars'], 'stars', 1, 5),
    score: whole(it['score'], 'score', 10, 50),
    district: words(it['district'], 'district'),
    address: words(it['address'], 'address'),
    centre: {
      name: words(centre['name'], 'centre.name'),
      lat: degrees(centre['lat'], 'centre.lat', 90),
      lng: degrees(centre['lng'], 'centre.lng', 180),
    },
    text: words(it['text'], 'text'),
    checkIn: time(it['checkIn'], 'checkIn'),
    checkOut: time(it['checkOut'], 'checkOut'),
    childUntil: whole(it['childUntil'], 'childUntil', 1, 17),
    facilities: list(it['facilities'], 'facilities').map((one) => oneOf(facilities, one, 'facilities')),
    access: list(it['access'], 'access').map((one) => oneOf(accessFeatures, one, 'access')),
    breakfast: amount(it['breakfast'], 'breakfast'),
    season,
    stayRules: list(it['stayRules'], 'stayRules').map((rule) => ruleOf(record(rule, 'stayRules'))),
    cityTax: it['cityTax'] === null ? null : taxOf(record(it['cityTax'], 'cityTax')),
    pictures: list(it['pictures'], 'pictures').map((key) => picture(key)),
    rooms,
    plans,
  };
}

function roomOf(it: Fields, at: string): RoomType {
  const sleeps = whole(it['sleeps'], `${at}.sleeps`, 1, 8);
  return {
    id: code(it['id'], `${at}.id`),
    kind: oneOf(roomKinds, it['kind'], `${at}.kind`),
    names: it['names'] === null ? null : namesOf(record(it['names'], `${at}.names`), `${at}.names`),
    count: whole(it['count'], `${at}.count`, 1, 500),
    squareMetres: whole(it['squareMetres'], `${at}.squareMetres`, 4, 1000),
    beds: list(it['beds'], `${at}.beds`).map((bed) => {
      const { kind, count } = record(bed, `${at}.beds`);
      return { kind: oneOf(bedKinds, kind, `${at}.beds`), count: whole(count, `${at}.beds`, 1, 12) };
    }),
    included: whole(it['included'], `${at}.included`, 1, sleeps),
    sleeps,
    adults: whole(it['adults'], `${at}.adults`, 1, sleeps),
    cots: whole(it['cots'], `${at}.cots`, 0, 2),
    price: amount(it['price'], `${at}.price`),
    extraAdult: amount(it['extraAdult'], `${at}.extraAdult`),
    extraChild: amount(it['extraChild'], `${at}.extraChild`),
  };
}

function planOf(it: Fields, at: string): RatePlan {
  return {
    id: code(it['id'], `${at}.id`),
    meals: oneOf(mealKinds, it['meals'], `${at}.meals`),
    percent: whole(it['percent'], `${at}.percent`, -30, 30),
    back: list(it['back'], `${at}.back`).map((step) => {
      const { hoursBefore, refundPercent } = record(step, `${at}.back`);
      return {
        hoursBefore: whole(hoursBefore, `${at}.back`, 0, mostHoursBefore),
        refundPercent: whole(refundPercent, `${at}.back`, 1, 100),
      };
    }),
  };
}

function ruleOf(it: Fields): StayRule {
  return {
    weekdays: list(it['weekdays'], 'stayRules.weekdays').map((day) => whole(day, 'stayRules.weekdays', 1, 7)),
    months: list(it['months'], 'stayRules.months').map((month) => whole(month, 'stayRules.months', 1, 12)),
    minNights: whole(it['minNights'], 'stayRules.minNights', 1, 14),
    closedToArrival: it['closedToArrival'] === true,
  };
}

function taxOf(it: Fields): CityTax {
  return {
    basis: oneOf(['person', 'room', 'share'] as const, it['basis'], 'cityTax.basis'),
    bands: list(it['bands'], 'cityTax.bands').map((band) => {
      const { from, amount: due } = record(band, 'cityTax.bands');
      return { from: amount(from, 'cityTax.bands'), amount: amount(due, 'cityTax.bands') };
    }),
    basisPoints: whole(it['basisPoints'], 'cityTax.basisPoints', 0, 3000),
    vatBasisPoints: whole(it['vatBasisPoints'], 'cityTax.vatBasisPoints', 0, 3000),
    fromAge: whole(it['fromAge'], 'cityTax.fromAge', 0, 21),
    mostNights: whole(it['mostNights'], 'cityTax.mostNights', 1, 366),
  };
}

function namesOf(it: Fields, field: string): Names {
  const entries = Object.entries(it).map(([tag, name]) => [tag, words(name, `${field}.${tag}`)] as const);
  const names = { en: words(it['en'], `${field}.en`), ...Object.fromEntries(entries) };
  return nameIn(names, 'ja').lang === 'ja' ? names : refuse(`${field}.ja`);
}

function record(value: unknown, field: string): Fields {
  return isRecord(value) ? value : refuse(field);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(field);
}

function words(value: unknown, field: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : refuse(field);
}

function code(value: unknown, field: string): string {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : refuse(field);
}

function time(value: unknown, field: string): string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : refuse(field);
}

function amount(value: unknown, field: string): string {
  return typeof value === 'string' && /^(0|[1-9]\d{0,9})(\.\d{1,3})?$/.test(value) ? value : refuse(field);
}

function whole(value: unknown, field: string, least: number, most: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : refuse(field);
}

function degrees(value: unknown, field: string, most: number): number {
  return typeof value === 'number' && Math.abs(value) <= most ? value : refuse(field);
}

function oneOf<Code extends string>(codes: readonly Code[], value: unknown, field: string): Code {
  return codes.find((one) => one === value) ?? refuse(field);
}

function picture(value: unknown): string {
  return typeof value === 'string' && parsePictureKey(value) !== undefined ? value : refuse('pictures');
}

function refuse(field: string): never {
  throw new FieldFault(field);
}
