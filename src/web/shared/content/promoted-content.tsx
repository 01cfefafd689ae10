import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { Promoted } from '#src/ui/cards/promoted.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';

type Props = { readonly content: ContentView | null; readonly site: SitePart; readonly track: TrackValue };

/**
 * Promoted content (spec §3 "banner ads"): always labeled, never among search results, and neither on sites whose theme
 * has no banners nor where an affiliate's agreed content replaces them (spec §1).
 */
export function PromotedContent({ content, site, track }: Props) {
  const { t } = useLingui();
  const shown = promotedOn(content, site);
  if (shown === null) return null;
  const { title, summary, lang, href, picture } = shown;
  return (
    <Promoted
      label={t`Advertisement`}
      title={title}
      text={summary}
      href={href}
      lang={lang}
      picture={
        picture === null ? undefined : pictureFacts(picture.picture, 'card', site.platform, picture.alt, 'card-large')
      }
      track={track}
    />
  );
}

/** The same in a separate band. */
export function PromotedBand(props: Props) {
  if (promotedOn(props.content, props.site) === null) return null;
  return (
    <Band>
      <PromotedContent {...props} />
    </Band>
  );
}

function promotedOn(content: ContentView | null, site: SitePart): (ContentView & { readonly href: string }) | null {
  const replaced = (site.affiliateLook?.banners.length ?? 0) > 0;
  if (content === null || content.href === null || !site.util.toggles.banner || replaced) return null;
  return { ...content, href: content.href };
}
