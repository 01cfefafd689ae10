import { describe, expect, it } from 'vitest';

import { requestPosition } from '#src/web/shared/visitor/position.ts';
import { takeWarnings, warn } from '#src/web/shared/visitor/warnings.ts';

type Send = Geolocation['getCurrentPosition'];

function device(getCurrentPosition: Send): Geolocation {
  return { getCurrentPosition, watchPosition: () => 0, clearWatch: () => undefined };
}

function fault(code: number, message: string): GeolocationPositionError {
  return { code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}

function place(latitude: number, longitude: number): GeolocationPosition {
  const rest = { accuracy: 5, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { latitude, longitude, ...rest, toJSON: () => ({}) };
  return { coords, timestamp: 0, toJSON: () => ({}) };
}

describe('the position of a visitor', () => {
  it('is requested with the limits of the specification, and keeps two decimals', async () => {
    const requested: (PositionOptions | undefined)[] = [];
    const answer = await requestPosition(
      device((found, _failed, options) => {
        requested.push(options);
        found(place(35.658581, -139.745433));
      }),
    );
    expect(requested).toEqual([{ maximumAge: 60_000, timeout: 10_000 }]);
    expect(answer).toEqual({ kind: 'found', position: { lat: 35.66, lng: -139.75 } });
  });

  it.each([
    [1, 'refused'],
    [2, 'failed'],
    [3, 'failed'],
  ] as const)('that fails with code %i is %s, and logged', async (code, kind) => {
    const said: string[] = [];
    takeWarnings((text) => said.push(text));
    const answer = await requestPosition(device((_found, failed) => failed?.(fault(code, 'no'))));
    expect(answer).toEqual({ kind });
    expect(said).toEqual([`geolocation: ${code} no`]);
  });

  it('is not known where the browser has no such thing', async () => {
    const said: string[] = [];
    takeWarnings((text) => said.push(text));
    expect(await requestPosition(undefined)).toEqual({ kind: 'failed' });
    expect(said).toEqual(['geolocation: not there']);
  });
});

describe('warnings', () => {
  it('reach who takes them, late or early', () => {
    const first: string[] = [];
    takeWarnings((text) => first.push(text));
    warn('one');
    const second: string[] = [];
    takeWarnings((text) => second.push(text));
    warn('two');
    expect([first, second]).toEqual([['one'], ['two']]);
  });
});
