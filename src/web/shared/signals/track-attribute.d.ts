/* The tracking directive (RU-39) on every element: a value of another shape does not compile. */
import type {} from 'react';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';

declare module 'react' {
  interface HTMLAttributes<T> {
    track?: TrackValue | undefined;
  }
  interface SVGAttributes<T> {
    track?: TrackValue | undefined;
  }
}
