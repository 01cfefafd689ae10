import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import type { DraftPrice, FeedDraft } from '#src/formats/rail/feed-draft.ts';
import {
  wholeOf,
  type Cells,
  type CellReader,
  type OddRowReader,
  type RowReader,
} from '#src/formats/rail/files/gtfs-cells.ts';
import { fareRulePlace } from '#src/formats/rail/lost-offers.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** `fare_attributes.txt`: prices are decimals of their currency, whatever its number of decimals (ISO 4217). */
export function readFareAttribute({ prices, agencies, lost }: FeedDraft, cell: Cells): RowReader {
  const id = cell('fare_id');
  const priceOf = priceReader(cell);
  const agencyCell = cell('agency_id');
  const names = [...agencies.values()].map(({ name }) => name);
  return (cells) => {
    const key = id(cells);
    if (key === '') return 'the fare has no id';
    const price = priceOf(cells);
    if (prices.has(key)) {
      // It is unknown which of two prices is meant.
      if (typeof price === 'string' || !isSamePrice(price, prices.get(key))) lost.fares.add(key);
      return `the fare ${shown(key)} occurs in it twice`;
    }
    if (typeof price === 'string') return price;
    const { agency } = price;
    if (agency !== null && !agencies.has(agency)) return `there is no agency ${shown(agency)}`;
    const name = agency === null ? null : agencies.get(agency)?.name;
    if (names.filter((one) => one === name).length > 1)
      return `several agencies are called ${shown(name ?? '')}, so the fare's lines are not known`;
    // Required where there are several; without it, only a rule can say on which lines the fare applies.
    if (agencyCell(cells) === '' && agencies.size > 1) lost.ruled.add(key);
    prices.set(key, price);
    return null;
  };
}

function isSamePrice(one: DraftPrice, other: DraftPrice | undefined): boolean {
  return (
    one.minor === other?.minor &&
    one.currency === other.currency &&
    one.changes === other.changes &&
    one.validSeconds === other.validSeconds &&
    one.agency === other.agency
  );
}

function priceReader(cell: Cells): (cells: Parameters<CellReader>[0]) => DraftPrice | string {
  const [priceCell, currencyCell, agencyCell] = [cell('price'), cell('currency_type'), cell('agency_id')];
  const [changesCell, valid] = [cell('transfers'), cell('transfer_duration')];
  return (cells) => {
    const currency = currencyCell(cells).toUpperCase();
    if (!isCurrency(currency)) return `${shown(currency)} is no currency we know`;
    // Zero decimals of a currency without decimals are no error.
    const price = parseMajor(priceCell(cells).replace(/\.0+$|(\.\d*[1-9])0+$/, '$1'), currency);
    if (price === null) return `${shown(priceCell(cells))} is no price in ${currency}`;
    if (price.minor === 0n) return 'a price of 0 is none';
    const changes = changesCell(cells) === '' ? null : wholeOf(changesCell(cells));
    if (changes === null && changesCell(cells) !== '') return `${shown(changesCell(cells))} is no number of transfers`;
    const seconds = valid(cells) === '' ? null : wholeOf(valid(cells));
    if (seconds === null && valid(cells) !== '') return `${shown(valid(cells))} is no length of time in seconds`;
    const agency = agencyCell(cells) || null;
    return { agency, minor: price.minor, currency, changes, validSeconds: seconds === 0 ? null : seconds };
  };
}

/** A price of which a row has too many cells may be that of another fare as well as its own. */
export function loseFareAttribute({ lost }: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('fare_id');
  return (cells) => void lost.fares.add(id(cells));
}

/**
 * `fare_rules.txt`: for which routes and zones a fare holds. Rules add up, so one that is lost leaves the fare where the
 * others say; a fare whose rules are all lost holds nowhere.
 */
export function readFareRule({ prices, routes, stops, fareRules, lost }: FeedDraft, cell: Cells): RowReader {
  const [id, routeCell] = [cell('fare_id'), cell('route_id')];
  const zones = [cell('origin_id'), cell('destination_id'), cell('contains_id')] as const;
  const known = new Set([...stops.values()].map(({ zone }) => zone));
  return (cells, line) => {
    const fare = id(cells);
    if (fare === '') {
      lost.anyFare = true;
      return 'the rule names no fare';
    }
    if (!prices.has(fare)) return `there is no fare ${shown(fare)}`;
    lost.ruled.add(fare);
    const route = routeCell(cells) || null;
    const [origin = null, destination = null, contains = null] = zones.map((zone) => zone(cells) || null);
    if (route !== null && !routes.has(route)) return `there is no route ${shown(route)}`;
    const odd = [origin, destination, contains].find((zone) => zone !== null && !known.has(zone)) ?? null;
    if (odd !== null) {
      // All zones of one place must be passed: without one of them the fare would apply to shorter rides.
      if (contains !== null && !known.has(contains))
        lost.farePlaces.add(fareRulePlace(fare, route, origin, destination));
      return `no stop lies in zone ${shown(odd)}`;
    }
    fareRules.push({ line, fare, route, origin, destination, contains });
    return null;
  };
}

/** A rule with too many cells: what it says of its fare is not known, nor, where it names none, which fare it restricts. */
export function loseFareRule({ prices, lost }: FeedDraft, cell: Cells): OddRowReader {
  const id = cell('fare_id');
  return (cells) => {
    if (prices.has(id(cells))) lost.fares.add(id(cells));
    else lost.anyFare = true;
  };
}

/** Marks all fares as lost: without rules it is unknown where any fare applies. */
export function loseFareRules({ prices, lost }: FeedDraft): void {
  for (const fare of prices.keys()) lost.fares.add(fare);
}
