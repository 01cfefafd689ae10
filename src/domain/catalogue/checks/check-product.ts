import { below, repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkOption } from '#src/domain/catalogue/checks/check-option.ts';
import { checkNames, checkSummary, checkText } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Option, Product } from '#src/domain/catalogue/product.ts';

/** Degrees that a meeting point may be from its destination's center; trips start farther out. */
const nearDegrees = 1.5;
const tripDegrees = 3;
const trips: ReadonlySet<string> = new Set(['day-trip', 'tour', 'transfer', 'outdoor', 'cruise']);

/** The rules that a product keeps by itself and towards its destination. */
export function checkProduct(product: Product, destination: Destination): ItemFault[] {
  const optionIds = product.options.map((option) => option.id);
  return [
    ...checkNames(product.titles, 'titles'),
    ...checkSummary(product.summary),
    ...checkText(product.text),
    ...checkPlace(product, destination),
    ...checkDuration(product),
    ...(product.options.length === 0 ? [{ path: ['options'], reason: 'nothing to buy: no option' }] : []),
    ...repeated(optionIds).map(({ index, value }) => ({
      path: ['options', index, 'id'],
      reason: `the option "${value}" occurs twice`,
    })),
    ...product.options.flatMap((option, index) =>
      below(['options', index], checkOption(option, { ...product, currency: destination.currency })),
    ),
    ...checkPools(product.options),
  ];
}

function checkPlace(product: Product, destination: Destination): ItemFault[] {
  const allowed = trips.has(product.category) ? tripDegrees : nearDegrees;
  return (['lat', 'lng'] as const).flatMap((axis) => {
    const away = Math.abs(product.meetingPoint[axis] - destination[axis]);
    if (away <= allowed) return [];
    return [
      {
        path: ['meetingPoint', axis],
        reason: `${away.toFixed(2)}° from ${destination.names.en}; at most ${allowed}° for this category`,
      },
    ];
  });
}

function checkDuration(product: Product): ItemFault[] {
  const { from, to } = product.durationMinutes;
  return from <= to ? [] : [{ path: ['durationMinutes', 'from'], reason: `from ${from} is above to ${to}` }];
}

/** Options that share their places start together and count the same places. */
function checkPools(options: readonly Option[]): ItemFault[] {
  return options.flatMap((option, index) => {
    const first = options.find((one) => option.pool !== undefined && one.pool === option.pool);
    if (first === undefined || first === option) return [];
    const faults: ItemFault[] = [];
    const pool = `the pool "${option.pool}"`;
    if (first.capacity !== option.capacity) {
      faults.push({
        path: ['options', index, 'capacity'],
        reason: `${pool} has ${first.capacity} places in "${first.id}"`,
      });
    }
    if (JSON.stringify(first.schedule) !== JSON.stringify(option.schedule)) {
      faults.push({ path: ['options', index, 'schedule'], reason: `${pool} runs otherwise in "${first.id}"` });
    }
    return faults;
  });
}
