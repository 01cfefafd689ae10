import { isCurrency } from '#src/domain/pricing/currency.ts';
import { parseMajor } from '#src/domain/pricing/money.ts';
import type { FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import { wholeOf, type CellReader, type RowReader } from '#src/domain/rail/gtfs/gtfs-cells.ts';
import { shown } from '#src/domain/rail/gtfs/row-reports.ts';

type Cells = (name: string) => CellReader;

/** `fare_attributes.txt`: prices are decimals of their currency, whatever its number of decimals (ISO 4217). */
export function readFareAttribute({ prices }: FeedDraft, cell: Cells): RowReader {
  const [id, priceCell, currencyCell] = [cell('fare_id'), cell('price'), cell('currency_type')];
  const [changesCell, valid] = [cell('transfers'), cell('transfer_duration')];
  return (cells) => {
    const key = id(cells);
    if (key === '') return 'the fare has no id';
    if (prices.has(key)) return `the fare ${shown(key)} stands in it twice`;
    const currency = currencyCell(cells).toUpperCase();
    if (!isCurrency(currency)) return `${shown(currency)} is no currency we know`;
    // Zeros that a currency without decimals has been given are no fault.
    const price = parseMajor(priceCell(cells).replace(/\.0+$|(\.\d*[1-9])0+$/, '$1'), currency);
    if (price === null) return `${shown(priceCell(cells))} is no price in ${currency}`;
    if (price.minor === 0n) return 'a price of 0 is none';
    const changes = changesCell(cells) === '' ? null : wholeOf(changesCell(cells));
    if (changes === null && changesCell(cells) !== '') return `${shown(changesCell(cells))} is no number of transfers`;
    const seconds = valid(cells) === '' ? null : wholeOf(valid(cells));
    if (seconds === null && valid(cells) !== '') return `${shown(valid(cells))} is no length of time in seconds`;
    prices.set(key, { minor: price.minor, currency, changes, validSeconds: seconds === 0 ? null : seconds });
    return null;
  };
}

/** `fare_rules.txt`: for which routes and zones a fare holds. */
export function readFareRule({ prices, routes, stops, fareRules }: FeedDraft, cell: Cells): RowReader {
  const [id, routeCell] = [cell('fare_id'), cell('route_id')];
  const zones = [cell('origin_id'), cell('destination_id'), cell('contains_id')] as const;
  const known = new Set([...stops.values()].map(({ zone }) => zone));
  return (cells, line) => {
    const fare = id(cells);
    if (!prices.has(fare)) return `there is no fare ${shown(fare)}`;
    const route = routeCell(cells) || null;
    if (route !== null && !routes.has(route)) return `there is no route ${shown(route)}`;
    const [origin = null, destination = null, contains = null] = zones.map((zone) => zone(cells) || null);
    const odd = [origin, destination, contains].find((zone) => zone !== null && !known.has(zone)) ?? null;
    if (odd !== null) return `no stop lies in zone ${shown(odd)}`;
    fareRules.push({ line, fare, route, origin, destination, contains });
    return null;
  };
}
