import type { Picture, Scene } from './picture.ts';
import { paintVignette } from './parts/finish.ts';
import { paintBay } from './scenes/bay.ts';
import { paintHarbour } from './scenes/harbour.ts';
import { paintMarket } from './scenes/market.ts';
import { paintThemepark } from './scenes/themepark.ts';
import { paintDesert } from './scenes/desert.ts';
import { paintPalace } from './scenes/palace.ts';
import { paintOldtown } from './scenes/oldtown.ts';
import { paintRiver } from './scenes/river.ts';
import { paintTowerView } from './scenes/tower.ts';
import { paintTerraces } from './scenes/terraces.ts';
import { paintFoodtable } from './scenes/foodtable.ts';
import { paintAquarium } from './scenes/aquarium.ts';
import { paintPagoda } from './scenes/pagoda.ts';
import { paintViaduct } from './scenes/viaduct.ts';
import { paintSnow } from './scenes/snow.ts';
import { paintTheatre } from './scenes/theatre.ts';
import { paintTemple } from './scenes/temple.ts';
import { paintMuseum } from './scenes/museum.ts';
import { paintSafari } from './scenes/safari.ts';
import { paintGardens } from './scenes/garden.ts';
import { paintAirport } from './scenes/airport.ts';
import { paintSprings } from './scenes/springs.ts';
import { paintFalls } from './scenes/falls.ts';
import { paintCourt } from './scenes/court.ts';
import { paintVineyard } from './scenes/vineyard.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

const painters: Readonly<Record<Scene, (stage: Stage) => void>> = {
  harbour: paintHarbour,
  pagoda: paintPagoda,
  bay: paintBay,
  viaduct: paintViaduct,
  market: paintMarket,
  themepark: paintThemepark,
  desert: paintDesert,
  palace: paintPalace,
  oldtown: paintOldtown,
  river: paintRiver,
  tower: paintTowerView,
  foodtable: paintFoodtable,
  terraces: paintTerraces,
  aquarium: paintAquarium,
  snow: paintSnow,
  theatre: paintTheatre,
  temple: paintTemple,
  museum: paintMuseum,
  safari: paintSafari,
  garden: paintGardens,
  airport: paintAirport,
  springs: paintSprings,
  falls: paintFalls,
  court: paintCourt,
  vineyard: paintVineyard,
};

/** How much nearer a near view is, and which point of the whole one stays where it is: at the hero's third. */
const near = { scale: 1.24, x: 0.35, y: 0.5 };

/**
 * Draws a picture as SVG text for a raster of `width` x `height` pixels. The composition follows the format; the same
 * arguments always give the same text.
 */
export function paintScene(picture: Picture, width: number, height: number): string {
  const stage = setStage(picture, width, height);
  const { ink, w, h } = stage;
  const { mirrored, close } = picture;
  const moves = [
    ...(mirrored ? [`translate(${w} 0) scale(-1 1)`] : []),
    ...(close && stage.format !== 'wide'
      ? [`translate(${w * near.x * (1 - near.scale)} ${h * near.y * (1 - near.scale)}) scale(${near.scale})`]
      : []),
  ];
  ink.group(moves.length === 0 ? {} : { transform: moves.join(' ') }, () => {
    painters[picture.scene](stage);
  });
  paintVignette(stage);
  return ink.finish({ width: w, height: h }, { width, height });
}
