import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot } from '../outline.ts';
import { paintBushes, paintCypress, paintTree } from '../parts/plants.ts';
import type { Stage } from '../stage.ts';
import type { Ground } from './garden-ground.ts';

/** The trees behind the house: far and blue, then nearer ones that leave the house free. */
export function paintBelt(stage: Stage, ground: Ground, x: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('belt');
  const leaf = palette.shade(mix(palette.ground, palette.deep, 0.18));
  const slim = own.chance(0.45);
  for (const [distance, tall, gap] of [
    [0.5, 96, 58],
    [0.3, 76, 52],
  ] as const) {
    const colour = palette.air(leaf, distance);
    const kinds = [0, 1, 2].map((kind) =>
      ink.symbol(() =>
        slim && kind === 2
          ? paintCypress(stage, 0, 0, 1.5 * tall * u, colour)
          : paintTree(stage, kind * 0.001, kind * 4, tall * u, colour),
      ),
    );
    for (let at = -30 * u; at < w + 40 * u; at += gap * own.range(0.7, 1.4) * u) {
      const kind = kinds[own.whole(0, 2)];
      const size = own.range(0.75, 1.45);
      if (kind === undefined || (distance < 0.4 && Math.abs(at - x) < 200 * u)) continue;
      ink.use(kind, `translate(${n(at)} ${n(ground.end + 2 * u)})scale(${size.toFixed(2)})`);
    }
    paintBushes(stage, -10, w + 10, ground.end - 2 * u, 42 * u, [colour]);
  }
}

/** Returns a tree in full blossom based at (0, 0), about 330 tall, stored for repeated use. */
export function blossomTree(stage: Stage, tint: string, distance: number): string {
  const { ink, palette, random } = stage;
  const own = random.fork(`blossom${distance}`);
  const bloom = palette.air(mix(palette.vivid(tint), palette.shade(tint), palette.dark ? 0.3 : 0.04), distance);
  const wood = palette.air(mix(palette.deep, '#4a2430', 0.4), distance);
  return ink.symbol(() => {
    ink.ellipse(16, 2, 96, 13, palette.deep, { opacity: 0.24 });
    ink.path(
      'M-13 0Q-6 -70 -10 -120L-70 -190L-62 -196L-4 -142L6 -210L14 -210L10 -140L66 -200L74 -194L12 -116Q8 -60 14 0Z',
      wood,
    );
    for (const [shift, tone, size] of [
      [20, -0.1, 1],
      [4, -0.04, 0.98],
      [-14, 0.02, 0.84],
      [-30, 0.06, 0.56],
    ] as const) {
      let d = '';
      for (let tuft = 0; tuft < 17; tuft += 1) {
        const turn = own.range(0, Math.PI * 2);
        const away = Math.sqrt(own.next()) * size;
        d += dot(
          shift * 0.7 + Math.cos(turn) * away * 126,
          -218 + shift + Math.sin(turn) * away * 74,
          own.range(17, 36) * (0.5 + size * 0.5),
        );
      }
      ink.path(d, tone < 0 ? mix(darken(bloom, -tone * 0.7), palette.shade(tint), -tone * 3) : lighten(bloom, tone));
    }
    let petals = '';
    for (let petal = 0; petal < 34; petal += 1) petals += `M${n(own.range(-120, 120))} ${n(own.range(-280, -150))}h0`;
    ink.stroke(petals, lighten(bloom, 0.1), 8, { opacity: 0.8 });
    let fallen = '';
    for (let petal = 0; petal < 16; petal += 1) fallen += `M${n(own.range(-110, 120))} ${n(own.range(-8, 12))}h4`;
    ink.stroke(fallen, bloom, 5, { opacity: 0.75 });
  });
}
