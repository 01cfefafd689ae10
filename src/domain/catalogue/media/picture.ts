/**
 * Pictures of the catalogue: which scenes can be painted, how a picture is named, in which sizes it is served. This
 * file is what the browser, the catalogue and the image route share. `packages/scenes` paints them: its own list of
 * scenes must be the same, which `src/server/pictures/scene-lists.test.ts` checks.
 */

/** The closed list of scenes. A name is never changed: catalog rows and cached files store it. */
export const sceneFamilies = [
  'harbour',
  'pagoda',
  'bay',
  'viaduct',
  'market',
  'themepark',
  'desert',
  'palace',
  'oldtown',
  'river',
  'tower',
  'foodtable',
  'terraces',
  'aquarium',
  'snow',
  'theatre',
  'temple',
  'museum',
  'safari',
  'garden',
  'airport',
  'springs',
  'falls',
  'court',
  'vineyard',
] as const;
export type SceneFamily = (typeof sceneFamilies)[number];

export const timesOfDay = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** One picture. `seed` (0..9999) moves the composition: hero, props, light, mirrored or not. */
export type PictureRef = { readonly scene: SceneFamily; readonly time: TimeOfDay; readonly seed: number };

/** Seeds run from 0 to one less than this. */
export const seedCount = 10_000;

/** The name of a picture in addresses and on disk, such as `harbour-dusk-12`. */
export function pictureKey(ref: PictureRef): string {
  return `${ref.scene}-${ref.time}-${ref.seed}`;
}

/** Reads a key back; anything but the one spelling that `pictureKey` writes gives undefined. */
export function parsePictureKey(key: string): PictureRef | undefined {
  const parts = /^([a-z]{1,12})-([a-z]{1,5})-(0|[1-9][0-9]{0,3})$/.exec(key);
  if (parts === null) return undefined;
  const scene = sceneFamilies.find((name) => name === parts[1]);
  const time = timesOfDay.find((name) => name === parts[2]);
  if (scene === undefined || time === undefined) return undefined;
  return { scene, time, seed: Number(parts[3]) };
}

/** Quality steps of the pipeline (spec §9). */
export type ImageQuality = 65 | 85 | 95;
export type ImagePreset = { readonly width: number; readonly height: number; readonly quality: ImageQuality };

/** Width and height in pixels and quality (spec §9). Every side is even, so that a phone's half is a whole number. */
export const imagePresets = {
  thumb: { width: 160, height: 120, quality: 65 },
  card: { width: 480, height: 360, quality: 65 },
  'card-large': { width: 960, height: 720, quality: 85 },
  hero: { width: 1600, height: 600, quality: 85 },
  poster: { width: 600, height: 800, quality: 85 },
  og: { width: 1200, height: 630, quality: 85 },
  full: { width: 1600, height: 1200, quality: 95 },
} as const satisfies Record<string, ImagePreset>;
export type ImagePresetName = keyof typeof imagePresets;

/** Phones get the half (spec §9). */
export type ImagePlatform = 'desktop' | 'mobile';

/** In the order in which a page offers them. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Pixels and quality of a preset on a platform: mobile halves both sides (spec §9). */
export function imageSize(preset: ImagePresetName, platform: ImagePlatform): ImagePreset {
  const { width, height, quality } = imagePresets[preset];
  return platform === 'mobile' ? { width: width / 2, height: height / 2, quality } : { width, height, quality };
}

/** One file of a picture: preset, platform and format. */
export type PictureFile = {
  readonly preset: ImagePresetName;
  readonly platform: ImagePlatform;
  readonly format: ImageFormat;
};

/** The file's name below its key, such as `card@mobile.avif`. */
export function pictureFileName(file: PictureFile): string {
  return `${file.preset}${file.platform === 'mobile' ? '@mobile' : ''}.${file.format}`;
}

const presetNames: readonly ImagePresetName[] = ['thumb', 'card', 'card-large', 'hero', 'poster', 'og', 'full'];

/** Reads a file name back; an unknown preset, platform or format gives undefined. */
export function parsePictureFile(name: string): PictureFile | undefined {
  const parts = /^([a-z-]{1,12})(@mobile)?\.([a-z]{3,4})$/.exec(name);
  if (parts === null) return undefined;
  const preset = presetNames.find((known) => known === parts[1]);
  const format = imageFormats.find((known) => known === parts[3]);
  if (preset === undefined || format === undefined) return undefined;
  return { preset, platform: parts[2] === undefined ? 'desktop' : 'mobile', format };
}

/** The address of one file of a picture. */
export function picturePath(
  ref: PictureRef,
  preset: ImagePresetName,
  platform: ImagePlatform,
  format: ImageFormat,
): string {
  return `/pictures/${pictureKey(ref)}/${pictureFileName({ preset, platform, format })}`;
}

/** English words for what a scene shows; messages translate them by the same keys. */
export const sceneWords: Readonly<Record<SceneFamily, string>> = {
  harbour: 'Harbour skyline with a sailing boat',
  pagoda: 'Pagoda before a mountain',
  bay: 'Tropical bay with cliffs and palms',
  viaduct: 'Train on a stone viaduct below snowy peaks',
  market: 'Market street hung with lanterns',
  themepark: 'Theme park with a big wheel',
  desert: 'Hot-air balloons above dunes',
  palace: 'Palace garden with a reflecting pool',
  oldtown: 'Old-town street of gabled houses',
  river: 'River boat before a bridge',
  tower: 'City with a tower, seen from above',
  foodtable: 'Table laid with local dishes',
  terraces: 'Rice terraces with a waterfall',
  aquarium: 'Visitors before a great aquarium window',
  snow: 'Skiers below snowy peaks and a cable car',
  theatre: 'Dancers on a stage before an audience',
  temple: 'Temple towers behind a pond of lotus',
  museum: 'Gallery hall hung with paintings',
  safari: 'Giraffes and elephants under acacias',
  garden: 'Glasshouse above beds of flowers',
  airport: 'Car on the airport road under a climbing aircraft',
  springs: 'Steaming hot spring among rocks',
  falls: 'Waterfall in a green gorge',
  court: 'Palace court with sweeping roofs',
  vineyard: 'Laid table above vineyards',
};

/** English words for the time of day, to follow the place. */
export const timeWords: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

/** English alternative text; it says that the picture is painted, so that it is not taken for a photograph. */
export function pictureAlt(ref: PictureRef, placeName: string): string {
  return `${sceneWords[ref.scene]}, ${placeName} ${timeWords[ref.time]} (illustration)`;
}

const neighbourhood = 10;

/**
 * Keeps neighbours in a list apart: within any ten pictures in a row no two share scene and time of day, as long as the
 * four times suffice. From the fifth neighbour of one scene on, the time used longest ago returns with a seed that no
 * neighbour has. The scene stays, since it says what is sold. Meant for the making of the catalogue, in list order.
 */
export function chooseVariants(refs: readonly PictureRef[]): PictureRef[] {
  const chosen: PictureRef[] = [];
  for (const ref of refs) {
    const before = chosen.slice(-(neighbourhood - 1));
    const time = freestTime(ref, before);
    const taken = new Set(before.filter((it) => it.scene === ref.scene).map((it) => it.seed));
    let seed = ref.seed;
    while (taken.has(seed)) seed = (seed + 1) % seedCount;
    chosen.push({ scene: ref.scene, time, seed });
  }
  return chosen;
}

function freestTime(ref: PictureRef, before: readonly PictureRef[]): TimeOfDay {
  const start = timesOfDay.indexOf(ref.time);
  let best = ref.time;
  let longestAgo = Number.POSITIVE_INFINITY;
  for (let step = 0; step < timesOfDay.length; step += 1) {
    const time = timesOfDay[(start + step) % timesOfDay.length] ?? ref.time;
    const last = before.findLastIndex((it) => it.scene === ref.scene && it.time === time);
    if (last === -1) return time;
    if (last < longestAgo) {
      longestAgo = last;
      best = time;
    }
  }
  return best;
}
