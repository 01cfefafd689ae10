import type { ProgramView, ThemeView } from '#src/contract/marketing/promotion-views.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { ProgramCard, ThemeCard } from '#src/domain/marketing/programmes/promotion-cards.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a programme for the wire. */
export function programView({ program, picture, products }: ProgramCard, language: LanguageCode): ProgramView {
  return {
    id: program.id,
    slug: program.slug,
    title: nameIn(program.titles, language),
    text: nameIn(program.texts, language),
    picture: pictureKey(picture),
    begins: program.begins,
    ends: program.ends,
    products: products.length,
  };
}

/** Returns a theme for the wire. */
export function themeView({ theme, picture, products }: ThemeCard, language: LanguageCode): ThemeView {
  return {
    id: theme.id,
    slug: theme.slug,
    title: nameIn(theme.titles, language),
    description: nameIn(theme.descriptions, language),
    picture: pictureKey(picture),
    count: products.length,
  };
}
