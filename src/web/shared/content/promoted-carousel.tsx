import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { LaterBlocks } from '#src/web/shared/content/deferred-blocks.tsx';

type Props = { readonly id: string; readonly content: ContentView; readonly site: SitePart };

/** Editorial content on a catalogue page, with a link to the whole of it. */
export function PromotedCarousel({ id, content, site }: Props) {
  const { t } = useLingui();
  const { title, summary, lang, href } = content;
  return (
    <Carousel
      id={id}
      title={title}
      lead={summary}
      lang={lang}
      more={href === null ? undefined : { href, text: t`See all` }}
    >
      <LaterBlocks content={content} site={site} />
    </Carousel>
  );
}
