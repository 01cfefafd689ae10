import type { SitePart } from '#src/domain/site/site-part.ts';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { PlaceCard } from '#src/ui/cards/place-card.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';

type TileProps = {
  readonly card: PoiCardView;
  readonly site: SitePart;
  readonly level?: 2 | 3 | 4;
  readonly shape?: 'tall' | 'row';
  readonly rank?: string;
  /** In which list it was pressed. */
  readonly track?: TrackValue;
};

/** An attraction in a list, drawn by the kit. */
export function PoiCardTile({ card, site, level = 3, shape = 'tall', rank, track }: TileProps) {
  const { picture, name } = card;
  return (
    <PlaceCard
      href={card.href}
      name={name.text}
      nameLang={name.lang === site.language ? undefined : name.lang}
      picture={
        picture === null ? undefined : pictureFacts(picture.key, 'card', site.platform, picture.alt, 'card-large')
      }
      sizes={shape === 'row' ? '6.5rem' : '(width >= 64rem) 17rem, (width >= 40rem) 40vw, 92vw'}
      where={card.where}
      distance={card.distance ?? undefined}
      text={card.text ?? undefined}
      rank={rank}
      level={level}
      shape={shape}
      track={track}
    />
  );
}
