import { Trans, useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/rail/rails/rails.module.css';
import type { PassView } from '#src/web/rail/rails/rails-view.ts';
import { usePass } from '#src/web/rail/rails/use-pass.ts';

/** The maximum number of passes of one kind in a purchase. */
const most = 9;

type PassCardProps = { readonly pass: PassView; readonly site: SitePart };

/** A pass, with the few fields to fill in before it is added to the cart. */
export function PassCard({ pass, site }: PassCardProps) {
  return (
    <article className={styles['pass']}>
      <h3 className={styles['passName']} lang={pass.lang}>
        {pass.name}
      </h3>
      <p className={styles['soft']}>{pass.facts}</p>
      <p className={styles['passLines']}>
        <Icon name="rail" size="small" />
        {pass.lines}
      </p>
      <p className={styles['soft']}>
        <Trans>
          from <bdi>{pass.from}</bdi>
        </Trans>
      </p>
      <PassForm pass={pass} site={site} />
    </article>
  );
}

function PassForm({ pass, site }: PassCardProps) {
  const { t } = useLingui();
  const { busy, added, fault, count, add } = usePass(pass, site);
  const id = `pass-${pass.id}`;
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const start = new FormData(event.currentTarget).get('start');
    void add(typeof start === 'string' ? start : '');
  };
  return (
    <details>
      <summary className={styles['choose']}>
        {t`Choose`}
        <Icon name="chevron-down" size="small" />
      </summary>
      <form className={styles['passForm']} onSubmit={send} noValidate>
        {pass.units.map((unit, at) => (
          <Stepper
            key={unit.id}
            id={`${id}-${unit.id}`}
            name={unit.id}
            label={unit.title}
            hint={t`Ages ${unit.ages}`}
            price={unit.price}
            min={0}
            max={most}
            defaultValue={at === 0 ? 1 : 0}
            onChange={(quantity) => count(unit.id, quantity)}
            lessText={t`Remove one: ${unit.title}`}
            moreText={t`Add one: ${unit.title}`}
          />
        ))}
        <TextInput
          id={`${id}-start`}
          name="start"
          type="date"
          label={t`Start date`}
          optionalText={t`(optional)`}
          hint={pass.open}
          min={pass.earliest}
          max={pass.latest}
        />
        <div role="status">
          {fault !== null && <Notice tone="bad">{fault}</Notice>}
          {added && (
            <Notice tone="good" action={<a href={href(site, 'cart')}>{t`Go to cart`}</a>}>
              {t`Added to your cart.`}
            </Notice>
          )}
        </div>
        <Button type="submit" icon="cart" busy={busy ? t`Adding…` : undefined}>
          {t`Add to cart`}
        </Button>
        <noscript>
          <Notice tone="info">{t`Booking requires JavaScript. All dates, times and prices are shown here without it.`}</Notice>
        </noscript>
      </form>
    </details>
  );
}
