import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { CarDrawing } from '#src/ui/media/car-drawing.tsx';
import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { FactsRow } from '#src/ui/content/facts.tsx';
import { Price } from '#src/ui/content/price.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { CarOfferView } from '#src/web/cars/car-rentals-search/car-offer-view.ts';
import styles from '#src/web/cars/car-rentals-search/car-card.module.css';
import { useHire, type Hire } from '#src/web/cars/car-rentals-search/use-hire.ts';

type CarCardProps = {
  readonly car: CarOfferView;
  readonly question: Readonly<Record<string, string>>;
  readonly site: SitePart;
};

/** A class of cars: what it is like, what its price holds, and what can be put into it before it goes into the cart. */
export function CarCard({ car, question, site }: CarCardProps) {
  const { t } = useLingui();
  const hire = useHire(car, question, site);
  return (
    <article className={styles['card']} aria-labelledby={`car-${car.key}`}>
      <div className={styles['drawing']}>
        <CarDrawing shape={car.shape} electric={car.electric} />
      </div>
      <div className={styles['words']}>
        <div className={styles['name']}>
          <h2 className={styles['title']} id={`car-${car.key}`} lang={langOf(car.title.lang, site)}>
            {car.title.text}
          </h2>
          <span className={styles['code']} title={t`Car class (ACRISS). You’ll get this car or a similar one.`}>
            <bdi>{car.offerId}</bdi>
          </span>
        </div>
        <p className={styles['station']} lang={langOf(car.station.lang, site)}>
          {car.station.text}
        </p>
        <p className={styles['station']}>{car.seller}</p>
        <FactsRow facts={car.facts} label={t`Car details`} />
        <Notes items={car.included} label={t`What’s included`} icon="check" />
        <Notes items={car.terms} label={t`Good to know`} icon="info" />
        {car.due !== null && <p className={styles['due']}>{car.due}</p>}
      </div>
      <div className={styles['price']}>
        {car.left !== null && <Badge text={car.left} tone="warn" />}
        <Price
          price={{ amount: hire.total, unit: car.price.unit, taxes: t`All taxes and fees included` }}
          size="large"
        />
        {car.perDay !== null && <span className={styles['perDay']}>{car.perDay}</span>}
        <Button
          wide
          busy={hire.busy ? t`One moment` : undefined}
          onPress={() => void hire.book()}
          describedBy={`car-${car.key}`}
          track="click:hire.add"
        >
          {hire.hasCart ? t`Add to cart` : t`Book now`}
        </Button>
        {hire.fault !== null && (
          <Notice tone="bad" role="alert">
            {hire.fault}
          </Notice>
        )}
      </div>
      <div className={styles['extras']}>
        <Extras car={car} hire={hire} />
      </div>
    </article>
  );
}

function Extras({ car, hire }: { readonly car: CarOfferView; readonly hire: Hire }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Full coverage and extras`}>
      <p className={styles['hint']}>{t`Prices are for the whole rental.`}</p>
      {car.extras.map((extra) => (
        <Stepper
          key={extra.id}
          id={`${car.key}-${extra.id}`}
          name={extra.id}
          label={extra.text}
          price={extra.each}
          min={0}
          max={extra.most}
          defaultValue={0}
          onChange={(count) => hire.take(extra.id, count)}
          lessText={t`Remove one: ${extra.text}`}
          moreText={t`Add one: ${extra.text}`}
        />
      ))}
      <noscript>
        <Notice tone="info">{t`Booking requires JavaScript. All dates, times and prices are shown here without it.`}</Notice>
      </noscript>
    </Disclosure>
  );
}

function langOf(lang: string, site: SitePart): string | undefined {
  return lang === site.language ? undefined : lang;
}

type NotesProps = {
  readonly items: CarOfferView['included'];
  readonly label: string;
  readonly icon: 'check' | 'info';
};

function Notes({ items, label, icon }: NotesProps) {
  return (
    <ul className={styles['included']} aria-label={label}>
      {items.map((one) => (
        <li key={one.text} lang={one.lang}>
          <Icon name={icon} size="small" />
          <span>{one.text}</span>
        </li>
      ))}
    </ul>
  );
}
