import { isTimeZone } from '#src/domain/shared/time/local-time.ts';
import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkNames, checkSummary, checkText } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';

const stationDegrees = 1.5;

/** Checks the rules for a single destination. */
export function checkDestination(destination: Destination): ItemFault[] {
  return [
    ...checkNames(destination.names, 'names'),
    ...checkSummary(destination.summary),
    ...checkText(destination.text),
    ...(isTimeZone(destination.timeZone)
      ? []
      : [{ path: ['timeZone'], reason: `"${destination.timeZone}" is not an IANA time zone` }]),
    ...(destination.names[destination.firstLanguage] === undefined
      ? [{ path: ['names'], reason: `no name in the first language "${destination.firstLanguage}"` }]
      : []),
    ...destination.stations.flatMap((station, index) =>
      (['lat', 'lng'] as const)
        .filter((axis) => Math.abs(station[axis] - destination[axis]) > stationDegrees)
        .map((axis) => ({
          path: ['stations', index, axis],
          reason: `more than ${stationDegrees}° from the destination`,
        })),
    ),
  ];
}
