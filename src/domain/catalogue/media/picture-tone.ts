import type { PictureRef, SceneFamily, TimeOfDay } from './picture.ts';

/**
 * The light a picture is painted in. The painter's palettes and the placeholder classes of the interface have the same
 * names, so that a card shows the picture's own colours before the picture arrives.
 */
export const pictureTones = [
  'dawn-peach',
  'dawn-rose',
  'dawn-mint',
  'dawn-lilac',
  'day-azure',
  'day-lagoon',
  'day-sand',
  'day-jade',
  'dusk-violet',
  'dusk-ember',
  'dusk-coral',
  'dusk-plum',
  'night-indigo',
  'night-teal',
  'night-wine',
  'night-ink',
] as const;
export type PictureTone = (typeof pictureTones)[number];

type TonePair = readonly [PictureTone, PictureTone];

const sceneTones: Readonly<Record<SceneFamily, Readonly<Record<TimeOfDay, TonePair>>>> = {
  harbour: tones(['rose', 'peach'], ['azure', 'lagoon'], ['violet', 'coral'], ['indigo', 'ink']),
  pagoda: tones(['peach', 'lilac'], ['jade', 'azure'], ['coral', 'plum'], ['indigo', 'wine']),
  bay: tones(['mint', 'rose'], ['lagoon', 'jade'], ['ember', 'coral'], ['teal', 'ink']),
  viaduct: tones(['mint', 'peach'], ['azure', 'jade'], ['coral', 'ember'], ['ink', 'indigo']),
  market: tones(['lilac', 'peach'], ['sand', 'azure'], ['plum', 'violet'], ['teal', 'wine']),
  themepark: tones(['rose', 'lilac'], ['azure', 'lagoon'], ['violet', 'coral'], ['indigo', 'wine']),
  desert: tones(['peach', 'rose'], ['sand', 'azure'], ['ember', 'plum'], ['indigo', 'ink']),
  palace: tones(['lilac', 'mint'], ['jade', 'azure'], ['plum', 'ember'], ['ink', 'wine']),
  oldtown: tones(['peach', 'lilac'], ['sand', 'azure'], ['coral', 'violet'], ['ink', 'indigo']),
  river: tones(['rose', 'mint'], ['azure', 'sand'], ['plum', 'violet'], ['ink', 'teal']),
  tower: tones(['lilac', 'rose'], ['azure', 'sand'], ['coral', 'violet'], ['wine', 'indigo']),
  foodtable: tones(['peach', 'mint'], ['sand', 'jade'], ['ember', 'plum'], ['wine', 'teal']),
  terraces: tones(['mint', 'peach'], ['jade', 'lagoon'], ['ember', 'coral'], ['teal', 'ink']),
  aquarium: tones(['mint', 'lilac'], ['lagoon', 'azure'], ['violet', 'coral'], ['ink', 'teal']),
  snow: tones(['rose', 'lilac'], ['azure', 'lagoon'], ['coral', 'violet'], ['indigo', 'ink']),
  theatre: tones(['lilac', 'peach'], ['sand', 'azure'], ['plum', 'violet'], ['wine', 'indigo']),
  temple: tones(['peach', 'mint'], ['lagoon', 'jade'], ['ember', 'coral'], ['indigo', 'teal']),
  museum: tones(['peach', 'rose'], ['sand', 'azure'], ['plum', 'violet'], ['wine', 'indigo']),
  safari: tones(['peach', 'rose'], ['sand', 'jade'], ['ember', 'plum'], ['indigo', 'teal']),
  garden: tones(['mint', 'rose'], ['jade', 'lagoon'], ['coral', 'violet'], ['teal', 'indigo']),
  airport: tones(['rose', 'peach'], ['azure', 'sand'], ['coral', 'ember'], ['indigo', 'ink']),
  springs: tones(['mint', 'lilac'], ['jade', 'azure'], ['plum', 'coral'], ['indigo', 'teal']),
  falls: tones(['mint', 'peach'], ['jade', 'lagoon'], ['ember', 'violet'], ['teal', 'ink']),
  court: tones(['peach', 'lilac'], ['jade', 'sand'], ['coral', 'violet'], ['indigo', 'wine']),
  vineyard: tones(['peach', 'rose'], ['jade', 'sand'], ['ember', 'plum'], ['wine', 'indigo']),
};

type Ending<Time extends TimeOfDay> = PictureTone extends infer Tone
  ? Tone extends `${Time}-${infer Word}`
    ? Word
    : never
  : never;
type Endings<Time extends TimeOfDay> = readonly [Ending<Time>, Ending<Time>];

function tones(
  dawn: Endings<'dawn'>,
  day: Endings<'day'>,
  dusk: Endings<'dusk'>,
  night: Endings<'night'>,
): Readonly<Record<TimeOfDay, TonePair>> {
  return {
    dawn: [`dawn-${dawn[0]}`, `dawn-${dawn[1]}`],
    day: [`day-${day[0]}`, `day-${day[1]}`],
    dusk: [`dusk-${dusk[0]}`, `dusk-${dusk[1]}`],
    night: [`night-${night[0]}`, `night-${night[1]}`],
  };
}

/**
 * The tone a picture is painted in: one of the four of its time, chosen by two digits of the seed. The first two are
 * those that the scene looks best in; the others distinguish what would look alike.
 */
export function pictureTone(ref: PictureRef): PictureTone {
  const best = sceneTones[ref.scene][ref.time];
  const [even, odd] = Math.floor(ref.seed / 8) % 2 === 0 ? best : otherTones(best);
  return ref.seed % 2 === 0 ? even : odd;
}

const others = new Map<TonePair, TonePair>();

/** The two tones of the same time that a scene looks less well in: computed once, since a page needs a hundred. */
function otherTones(best: TonePair): TonePair {
  const known = others.get(best);
  if (known !== undefined) return known;
  const [time = ''] = best[0].split('-');
  const [even = best[0], odd = best[1]] = pictureTones.filter(
    (tone) => tone.startsWith(`${time}-`) && !best.includes(tone),
  );
  others.set(best, [even, odd]);
  return [even, odd];
}

/** The two colours of a tone's placeholder: the sky's upper part and the ground below it. */
export const toneColours: Readonly<Record<PictureTone, { readonly sky: string; readonly ground: string }>> = {
  'dawn-peach': { sky: '#8fb7c6', ground: '#6a5f8c' },
  'dawn-rose': { sky: '#a99bcc', ground: '#6b5590' },
  'dawn-mint': { sky: '#8cc3b8', ground: '#3d6f70' },
  'dawn-lilac': { sky: '#8f82c2', ground: '#544b88' },
  'day-azure': { sky: '#6fb0e0', ground: '#4a8a78' },
  'day-lagoon': { sky: '#62c0cc', ground: '#2f9aa0' },
  'day-sand': { sky: '#93c3d4', ground: '#cf9a66' },
  'day-jade': { sky: '#79bfc0', ground: '#4c9360' },
  'dusk-violet': { sky: '#4c2b85', ground: '#3a2468' },
  'dusk-ember': { sky: '#6b9a82', ground: '#8a4a4c' },
  'dusk-coral': { sky: '#754a98', ground: '#5b3a78' },
  'dusk-plum': { sky: '#6d3069', ground: '#4f2550' },
  'night-indigo': { sky: '#1d1d5c', ground: '#2a2460' },
  'night-teal': { sky: '#0d3a4e', ground: '#10404c' },
  'night-wine': { sky: '#35154f', ground: '#3a1a4a' },
  'night-ink': { sky: '#0f2449', ground: '#16305a' },
};
