import { warn } from '#src/web/shared/visitor/warnings.ts';

/** A position rounded to two decimals (about a kilometer), for privacy. */
export type Position = { readonly lat: number; readonly lng: number };

/** `refused` by the visitor or the browser; `failed` when the device does not know or takes too long. */
export type PositionAnswer =
  | { readonly kind: 'found'; readonly position: Position }
  | { readonly kind: 'refused' | 'failed' };

/** Spec §9. */
const limits = { maximumAge: 60_000, timeout: 10_000 } as const;
/** `PERMISSION_DENIED` of the Geolocation API. */
const denied = 1;

/**
 * Requests the visitor's position from the browser; only ever after a tap. Errors are logged and ignored (spec §8): the
 * page shows something else, and says why.
 */
export function requestPosition(device: Geolocation | undefined): Promise<PositionAnswer> {
  if (device === undefined) {
    warn('geolocation: not there');
    return Promise.resolve({ kind: 'failed' });
  }
  return new Promise((resolve) => {
    device.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'found', position: rounded(coords) }),
      ({ code, message }) => {
        warn(`geolocation: ${code} ${message}`);
        resolve({ kind: code === denied ? 'refused' : 'failed' });
      },
      limits,
    );
  });
}

function rounded({ latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>): Position {
  return { lat: Math.round(latitude * 100) / 100, lng: Math.round(longitude * 100) / 100 };
}
