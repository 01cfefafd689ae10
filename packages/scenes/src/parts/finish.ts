import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** The darker edge that holds a poster together; the film grain is laid on after rasterising. */
export function paintVignette(stage: Stage): void {
  const { ink, palette, w, h } = stage;
  const tint = mix(palette.deep, '#05030f', 0.3);
  const strength = palette.dark ? 0.5 : 0.34;
  ink.rect(
    0,
    0,
    w,
    h,
    ink.radial([
      [0, tint, 0],
      [0.62, tint, 0],
      [0.84, tint, strength * 0.32],
      [1, tint, strength],
    ]),
    {
      transform: `translate(${-w * 0.2} ${-h * 0.2}) scale(1.4)`,
    },
  );
}
