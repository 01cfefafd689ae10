import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadWishlist, type SharedListView } from '#src/web/wishlists/wishlist/wishlist.load.ts';
import styles from '#src/web/wishlists/wishlist/wishlist.module.css';

export const wishlistScreen = screen(loadWishlist, Wishlist);

function Wishlist({ data, site }: ViewProps<SharedListView>) {
  const { t } = useLingui();
  const here = data.wishes.flatMap(({ card }) => card ?? []);
  const gone = data.wishes.filter(({ card }) => card === null);
  return (
    <Page>
      <div className={styles['head']}>
        <Title
          level={1}
          look="page"
          lead={t`This wishlist was shared with you. Prices and availability are up to date.`}
        >
          <bdi>{data.title}</bdi>
        </Title>
      </div>
      {data.wishes.length === 0 ? (
        <EmptyState icon="heart" title={t`This wishlist is empty`}>
          <ButtonLink href={href(site, 'home')}>{t`Explore activities`}</ButtonLink>
        </EmptyState>
      ) : (
        <Grid of="cards">
          {here.map((card) => (
            <ProductCardTile key={card.id} card={card} site={site} level={2} track="click:wishlist.card" />
          ))}
        </Grid>
      )}
      {gone.length > 0 && (
        <ul className={styles['gone']}>
          {gone.map((item) => (
            <li key={item.id}>
              <Trans>
                <bdi lang={item.titleLang}>{item.title}</bdi>: no longer available
              </Trans>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
