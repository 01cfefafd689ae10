import { useLingui } from '@lingui/react/macro';

import { FactsRow } from '#src/ui/content/facts.tsx';
import { Columns, Grid } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { ContractNote } from '#src/web/shared/page-head/contract-note.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { BuyPack } from '#src/web/marketing/value-pack/buy-pack.tsx';
import { loadValuePack, type PackView } from '#src/web/marketing/value-pack/value-pack.load.ts';
import styles from '#src/web/marketing/value-pack/value-pack.module.css';

export const valuePackScreen = screen(loadValuePack, ValuePack);

function ValuePack({ data, site }: ViewProps<PackView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.picture, 'hero', site.platform, data.alt)}
        title={data.title.text}
        text={data.text.text}
        lang={data.title.lang === site.language ? undefined : data.title.lang}
        size="short"
      />
      <div className={styles['body']}>
        <Trail
          site={site}
          steps={[
            { text: t`Home`, href: href(site, 'home') },
            { text: data.place.name, href: data.place.href },
            { text: data.title.text },
          ]}
        />
        <Columns aside={<BuyPack pack={data} site={site} />}>
          <div className={styles['main']}>
            <FactsRow facts={data.facts} shape="list" />
            <section className={styles['holds']} aria-labelledby="holds-title">
              <Title level={2} look="block" id="holds-title">
                {t`What’s included`}
              </Title>
              <Grid of="thirds">
                {data.items.map(({ card, option, tickets }) => (
                  <div key={card.id} className={styles['item']}>
                    <ProductCardTile card={card} site={site} track="click:value-pack.item" />
                    <p className={styles['option']}>
                      <b lang={option.lang}>{option.text}</b>
                      <span>{tickets}</span>
                    </p>
                  </div>
                ))}
              </Grid>
            </section>
            <section aria-labelledby="how-title">
              <Title level={2} look="block" id="how-title">
                {t`How it works`}
              </Title>
              <ol className={styles['steps']}>
                <li>{t`Buy the pack now and choose dates later.`}</li>
                <li>{t`Choose the date and time of each visit on its voucher, whenever you like while the pack is valid.`}</li>
                <li>{t`You’ll get a separate voucher for each visit to show at the entrance.`}</li>
              </ol>
            </section>
            <ContractNote supplier={null} brand={site.brand.name} />
          </div>
        </Columns>
      </div>
    </Page>
  );
}
