import { darken, lighten, mix } from '../colour.ts';
import { line } from '../outline.ts';
import { paintTree } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { builderOf, lampGlow, paintTiles } from './vineyard-winery.ts';
import type { Builder, Site } from './vineyard-winery.ts';

/** A white cellar door below a broad roof, with a deep veranda all along its front. */
export function paintCellarDoor(stage: Stage, site: Site): void {
  const { ink, palette } = stage;
  const tools = builderOf(stage, site);
  const { shape, wall, glass, bright, dim, at } = tools;
  const { x, foot, size: s } = site;
  if (palette.dark) paintGlow(stage, x, foot - 36 * s, 200 * s, lampGlow, 0.5);
  const leaf = palette.air(palette.shade(site.leaf), 0.16);
  paintTree(stage, x - 118 * s, foot, 128 * s, leaf);
  paintTree(stage, x + 112 * s, foot, 108 * s, palette.air(palette.lit(site.leaf), 0.14));
  paintTree(stage, x + 142 * s, foot + 2 * s, 82 * s, leaf);
  const white = '#f4ece0';
  wall(-60, 84, 11, 34, '#b8694a', 4);
  wall(46, 84, 11, 28, '#b8694a', 4);
  wall(-92, 0, 184, 56, white, 26);
  paintBoards(stage, tools, -92, 158, 56);
  paintTiles(stage, tools, site, '-100 54, 100 54, 58 98, -58 98', 44);
  shape('-26 52, 26 52, 26 76, 0 104, -26 76', bright(white));
  shape('0 104, 32 70, 26 70, 0 97', dim(site.roof));
  shape('0 104, -32 70, -26 70, 0 97', bright(lighten(site.roof, 0.06)));
  glass(tools.arch(-6, 62, 12, 20));
  glass([-82, -60, -38, -10, 18, 40].map((left) => tools.box(left, 6, 14, 32)).join(''));
  let bars = '';
  for (const left of [-82, -60, -38, -10, 18, 40])
    bars += line([at(left + 7, 6), at(left + 7, 38)]) + line([at(left, 24), at(left + 14, 24)]);
  ink.stroke(bars, bright(white), 1.4 * s);
  ink.path(tools.box(68, 8, 12, 26), dim(site.trim));
  paintVeranda(stage, tools, site);
}

function paintBoards({ ink }: Stage, { at, dim }: Builder, left: number, w: number, tall: number): void {
  let d = '';
  for (let y = 5; y < tall; y += 5) d += line([at(left, y), at(left + w, y)]);
  ink.stroke(d, dim('#d8cfc4'), 0.8, { opacity: 0.35 });
}

function paintVeranda(stage: Stage, tools: Builder, site: Site): void {
  const { ink, palette } = stage;
  const { shape, bright, dim, at, box } = tools;
  const s = site.size;
  shape('-118 38, 118 38, 96 56, -96 56', bright(mix(site.roof, '#ffffff', 0.14)));
  shape('70 38, 118 38, 96 56, 76 56', dim(site.roof));
  ink.path(box(-118, 34, 236, 4), bright('#fff6e8'));
  ink.path(box(-94, 26, 186, 8), palette.deep, { opacity: 0.22 });
  let [posts, lace, rail] = ['', '', ''];
  for (let left = -116; left <= 112; left += 28.4) {
    posts += box(left, 0, 3.4, 36);
    for (const way of [1, -1]) lace += line([at(left + 1.7 + way * 1.7, 26), at(left + 1.7 + way * 9, 34)]);
  }
  for (let left = -114; left < 114; left += 5.7) if (Math.abs(left) > 15) rail += box(left, 0, 1.2, 11);
  ink.path(posts, bright('#fffaf0'));
  ink.stroke(lace, bright('#fffaf0'), 1.5 * s);
  ink.path(`${rail}${box(-116, 11, 101, 2)}${box(15, 11, 101, 2)}`, bright('#fffaf0'), { opacity: 0.9 });
  shape('-122 0, 122 0, 126 -6, -126 -6', bright('#b99a78'));
  shape('-16 0, 16 0, 22 -10, -22 -10', dim('#b99a78'));
  ink.path([-100, -72, 74, 96].map((left) => tools.box(left, 0, 13, 15)).join(''), dim('#8a5636'));
  if (palette.dark) for (const at0 of [-88, -31, 26, 83]) paintGlow(stage, ...at(at0, 30), 20 * s, '#ffe2a0', 0.9);
}

/** A modern barn of dark boards with a glass gable and a long low wing below a flat roof. */
export function paintBarn(stage: Stage, site: Site): void {
  const { ink, palette } = stage;
  const tools = builderOf(stage, site);
  const { shape, wall, glass, bright, dim, at, box, outline } = tools;
  const { x, foot, size: s } = site;
  const wood = site.trim;
  if (palette.dark) paintGlow(stage, x, foot - 40 * s, 220 * s, lampGlow, 0.5);
  paintTree(stage, x + 118 * s, foot, 118 * s, palette.air(palette.shade(site.leaf), 0.14));
  paintTree(stage, x - 150 * s, foot, 96 * s, palette.air(palette.lit(site.leaf), 0.12));
  shape('44 0, 110 0, 110 42, 77 72, 44 42', dim(wood));
  shape('40 40, 77 75, 114 40, 110 38, 77 69, 44 38', dim(site.roof));
  wall(-146, 0, 116, 40, lighten(wood, 0.1), 0);
  glass(box(-138, 8, 88, 24));
  let mullions = '';
  for (let left = -138; left <= -50; left += 14.6) mullions += line([at(left, 8), at(left, 32)]);
  ink.stroke(mullions, dim(wood), 1.6 * s);
  shape('-158 40, -24 40, -24 47, -152 47', bright('#d9c7ae'));
  shape('-158 40, -24 40, -24 42, -157 42', dim('#a88a6c'));
  shape('-46 0, 56 0, 56 62, 5 116, -46 62', bright(wood));
  paintGable(stage, tools, site);
  shape('-54 56, 5 119, 64 56, 59 54, 5 111, -49 54', bright(lighten(site.roof, 0.05)));
  shape('5 119, 64 56, 59 54, 5 111', dim(site.roof));
  shape('-160 0, 120 0, 126 -7, -166 -7', bright('#c7a986'));
  ink.path(box(-160, -9, 282, 3), dim('#a08060'));
  if (!palette.dark) ink.path(outline('-30 0, -8 0, 44 52, 44 60, 26 79'), '#ffffff', { opacity: 0.16 });
}

/** The glass gable in its boards: mullions, and casks behind the glass. */
function paintGable(stage: Stage, tools: Builder, { trim: wood, size: s }: Site): void {
  const { ink, palette, random } = stage;
  const { at, dim, glass, outline } = tools;
  const own = random.fork('boards');
  let boards = '';
  for (let left = -42; left < 56; left += 4.6)
    boards += line([at(left, 0), at(left, 64 + (50 - Math.abs(left - 5)) * 0.95)]);
  ink.stroke(boards, dim(wood), 0.9 * s, { opacity: 0.5 });
  glass(outline('-34 0, 44 0, 44 60, 5 101, -34 60'));
  let frame = line([at(-34, 34), at(44, 34)]) + line([at(-34, 60), at(44, 60)]);
  for (const left of [-14.5, 5, 24.5]) frame += line([at(left, 0), at(left, left === 5 ? 101 : 80)]);
  ink.stroke(frame, dim(darken(wood, 0.04)), 2.2 * s);
  let casks = '';
  for (let cask = 0; cask < 4; cask += 1) casks += tools.arch(-30 + cask * 18 + own.range(0, 3), 0, 13, 14);
  ink.path(casks, palette.dark ? '#a8582c' : dim('#8a5636'), { opacity: 0.8 });
}
