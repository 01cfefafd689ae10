import { msg, plural } from '@lingui/core/macro';

import type { ProgramView, ThemeView } from '#src/contract/marketing/promotion-views.ts';
import { href } from '#src/web/shared/page/href.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A place, theme or programme as a poster in ready strings. */
export type PosterView = {
  readonly href: string;
  readonly name: string;
  readonly lang: string;
  readonly text: string;
  /** The language of the text, if it is not the page's. */
  readonly textLang?: string;
  readonly picture: string;
  readonly alt: string;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** A theme as a poster. */
export function themePoster(voice: Voice, { id, slug, title, picture, count }: ThemeView): PosterView {
  return {
    href: href(voice.site, 'theme', { themeId: String(id), path: slug }),
    ...posterOf(voice, { title, picture, count }),
  };
}

/** A programme as a poster. */
export function programPoster(voice: Voice, { id, title, picture, products }: ProgramView): PosterView {
  return {
    href: href(voice.site, 'promotion', { programId: String(id) }),
    ...posterOf(voice, { title, picture, count: products }),
  };
}

function posterOf({ i18n }: Voice, about: Pick<ThemeView, 'title' | 'picture' | 'count'>): Omit<PosterView, 'href'> {
  const { title, picture } = about;
  return {
    name: title.text,
    lang: title.lang,
    text: i18n._(msg`${plural(about.count, { one: '# activity', other: '# activities' })}`),
    picture,
    alt: pictureWords(i18n, picture, title.text),
  };
}
