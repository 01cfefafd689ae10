import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { programPhase, programProducts, type Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';

export type ProgramCard = {
  readonly program: Program;
  readonly picture: PictureRef;
  /** Those on offer, those it names first; never none. */
  readonly products: readonly number[];
};

export type ThemeCard = {
  readonly theme: Theme;
  readonly picture: PictureRef;
  /** Those on offer in the theme's order; never none. */
  readonly products: readonly number[];
};

/** A programme as it is shown, or null when nothing of it is offered. */
export function programCard(open: OpenCatalogue, program: Program): ProgramCard | null {
  const products = programProducts(
    program,
    (product) => open.live.products.has(product),
    (place) => open.live.byDestination.get(place)?.map((product) => product.id) ?? [],
  );
  const picture = coverOf(open, products);
  return picture === null ? null : { program, picture, products };
}

/** The programmes that run at `nowMs` (milliseconds since the epoch) and have something to show, in their order. */
export function runningPrograms(open: OpenCatalogue, programs: readonly Program[], nowMs: number): ProgramCard[] {
  return programs
    .filter((program) => programPhase(program, nowMs) === 'running')
    .flatMap((program) => programCard(open, program) ?? []);
}

/** The themes that have something to show, in their order. */
export function themeCards(open: OpenCatalogue, themes: readonly Theme[]): ThemeCard[] {
  return themes.flatMap((theme) => {
    const products = theme.items.filter((id) => open.live.products.has(id));
    const picture = coverOf(open, products);
    return picture === null ? [] : [{ theme, picture, products }];
  });
}

/** The first product's scene at another time of day, so that a list does not begin with its own banner. */
function coverOf(open: OpenCatalogue, products: readonly number[]): PictureRef | null {
  const [first] = products.flatMap((id) => open.live.products.get(id) ?? []);
  return first === undefined ? null : (galleryOf(first.picture)[1] ?? first.picture);
}
