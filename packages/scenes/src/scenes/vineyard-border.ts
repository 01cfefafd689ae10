import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { line, pill } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintWall } from './vineyard-terrace.ts';
import type { Border, Terrace } from './vineyard-terrace.ts';

/** What parts the terrace from the vines, from one end to the other. */
export function paintBorder(stage: Stage, terrace: Terrace, kind: Border, from: number, to: number): void {
  if (to - from < 30 * stage.u) return;
  if (kind === 'wall') paintWall(stage, terrace, from, to);
  else if (kind === 'rail') paintRail(stage, terrace, from, to);
  else paintLavender(stage, terrace, from, to);
}

/** A fence of round timber with two rails. */
function paintRail({ ink, palette, u }: Stage, { edge, side }: Terrace, from: number, to: number): void {
  const wood = '#9a7452';
  const [bright, dim] = [palette.lit(lighten(wood, 0.06)), mix(palette.shade(wood), palette.deep, 0.2)];
  const posts = Math.max(2, Math.round((to - from) / (118 * u)));
  const step = (to - from) / posts;
  ink.rect(
    from,
    edge + 2 * u,
    to - from,
    10 * u,
    ink.vertical([
      [0, palette.deep, 0.3],
      [1, palette.deep, 0],
    ]),
  );
  for (const up of [26, 52]) {
    ink.stroke(
      line([
        [from, edge - up * u],
        [to, edge - up * u],
      ]),
      dim,
      9 * u,
    );
    ink.stroke(
      line([
        [from, edge - (up + 2) * u],
        [to, edge - (up + 2) * u],
      ]),
      bright,
      4 * u,
    );
  }
  let [bodies, rims] = ['', ''];
  for (let post = 0; post <= posts; post += 1) {
    const x = from + step * post;
    bodies += pill(x - 7 * u, edge - 66 * u, 14 * u, 72 * u, 4 * u);
    rims += pill(side > 0 ? x + 1 * u : x - 6 * u, edge - 65 * u, 5 * u, 70 * u, 2 * u);
  }
  ink.path(bodies, dim);
  ink.path(rims, bright);
}

/** Cushions of lavender in flower. */
function paintLavender(stage: Stage, { edge, side }: Terrace, from: number, to: number): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('lavender');
  const bushes = [0, 1, 2].map((at) => {
    const bush = own.fork(`bush${at}`);
    return ink.symbol(() => {
      let [stems, dark, bright] = ['', '', ''];
      for (let stem = 0; stem < 24; stem += 1) {
        const lean = -40 + (stem * 80) / 23 + bush.range(-3, 3);
        const up = (62 - (lean / 9) ** 2 * 1.4) * bush.range(0.8, 1.08);
        stems += `M${n(lean * 0.4)} 0Q${n(lean * 0.6)} ${n(-up * 0.5)} ${n(lean)} ${n(-up)}`;
        dark += `M${n(lean)} ${n(-up - 11)}v13`;
        bright += `M${n(lean + side * 1.4)} ${n(-up - 11)}v11`;
      }
      ink.path('M-44 4C-46 -34 -20 -48 0 -48S46 -34 44 4Z', mix(palette.shade('#5c7a50'), palette.deep, 0.2));
      ink.stroke(stems, palette.shade('#7f9a68'), 2.4);
      ink.stroke(dark, palette.vivid('#6a50b4'), 6.2);
      ink.stroke(bright, palette.vivid('#a890ea'), 2.6);
    });
  });
  ink.rect(
    from,
    edge - 4 * u,
    to - from,
    16 * u,
    ink.vertical([
      [0, palette.deep, 0.1],
      [0.5, palette.deep, 0.34],
      [1, palette.deep, 0],
    ]),
  );
  for (let x = from + 26 * u; x < to - 10 * u; x += own.range(46, 58) * u)
    ink.use(
      bushes[own.whole(0, 2)] ?? '',
      `translate(${n(x)} ${n(edge + own.range(-2, 8) * u)})scale(${(u * own.range(0.84, 1)).toFixed(2)})`,
    );
}
