/**
 * The layout of the land: what every animal needs to know of it. `side` 1 when the heroes are on the left and look
 * inwards.
 */
export type Land = {
  readonly horizon: number;
  readonly shore: number;
  readonly hero: number;
  readonly side: 1 | -1;
  readonly light: number;
  readonly most: number;
  readonly pond: boolean;
  readonly gold: string;
  readonly leaf: string;
  readonly wood: string;
};
export type Herd = 'giraffes' | 'elephants' | 'both' | 'file';

export type Spot = { readonly x: number; readonly foot: number; readonly scale: number; readonly distance: number };

/** Returns how large and how pale a thing is at `near` (0 horizon, 1 the heroes' shore). */
export function spot({ horizon, shore, most }: Land, x: number, near: number): Spot {
  return {
    x,
    foot: horizon + (shore - horizon) * near,
    scale: (most / 720) * (0.16 + 0.84 * near),
    distance: 0.62 * (1 - near),
  };
}
