import type { PictureRef, SceneFamily } from '#src/domain/catalogue/picture.ts';
import { paintVignette } from './parts/finish.ts';
import { paintBay } from './scenes/bay.ts';
import { paintHarbour } from './scenes/harbour.ts';
import { paintPagoda } from './scenes/pagoda.ts';
import { paintViaduct } from './scenes/viaduct.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

const painters: Readonly<Record<SceneFamily, (stage: Stage) => void>> = {
  harbour: paintHarbour,
  pagoda: paintPagoda,
  bay: paintBay,
  viaduct: paintViaduct,
  market: paintHarbour,
  themepark: paintHarbour,
  desert: paintBay,
  palace: paintPagoda,
  oldtown: paintHarbour,
  river: paintHarbour,
  tower: paintHarbour,
  foodtable: paintBay,
  terraces: paintViaduct,
  aquarium: paintBay,
};

/**
 * Draws a picture as SVG text for a raster of `width` x `height` pixels. The composition follows the format; the same
 * arguments always give the same text. Half of the seeds are mirrored.
 */
export function paintScene(ref: PictureRef, width: number, height: number): string {
  const stage = setStage(ref, width, height);
  const { ink, w } = stage;
  const mirrored = stage.random.fork('mirror').chance(0.5);
  ink.group(mirrored ? { transform: `translate(${w} 0) scale(-1 1)` } : {}, () => {
    painters[ref.scene](stage);
  });
  paintVignette(stage);
  return ink.finish({ width: w, height: stage.h }, { width, height });
}
