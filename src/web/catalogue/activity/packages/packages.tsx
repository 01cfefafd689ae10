import { Trans, useLingui } from '@lingui/react/macro';

import { PackageRow } from '#src/ui/booking/package-row.tsx';
import { PriceCalendar } from '#src/ui/booking/calendar/price-calendar.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Price } from '#src/ui/content/price.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { PartyNote } from '#src/web/shared/party/party-note.tsx';
import { useRefusalWords } from '#src/web/shared/fields/use-refusal-message.ts';
import type { PartyFit } from '#src/web/shared/party/use-party-fit.ts';
import type { ActivityView, PackageView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

type Part = { readonly data: ActivityView; readonly fit: PartyFit | null };

/** The packages as rows to be compared; below them those that the people who travel cannot book, and why. */
export function Packages({ data, fit }: Part) {
  const { t } = useLingui();
  const refused = data.packages.filter((one) => fit?.options.has(one.id) === true);
  return (
    <section className={styles['section']} id="packages" aria-labelledby="packages-title">
      <Title level={2} look="block" id="packages-title">
        {data.packages.length === 1 ? t`Your ticket` : t`Choose a package`}
      </Title>
      <div>
        {data.packages
          .filter((one) => !refused.includes(one))
          .map((one) => (
            <Package key={one.id} of={one} isOneOfMany={data.packages.length > 1} />
          ))}
      </div>
      {fit !== null && refused.length > 0 && (
        <>
          <PartyNote fit={fit} />
          <div>
            {refused.map((one) => (
              <Package key={one.id} of={one} isOneOfMany={data.packages.length > 1} refusal={fit.options.get(one.id)} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type PackageProps = {
  readonly of: PackageView;
  readonly isOneOfMany: boolean;
  /** Why those who travel cannot book it. */
  readonly refusal?: 'size' | 'ages' | undefined;
};

function Package({ of: one, isOneOfMany, refusal }: PackageProps) {
  const { t } = useLingui();
  const why = useRefusalWords();
  const isSold = one.price !== null && refusal === undefined;
  return (
    <PackageRow
      name={one.title}
      lang={one.lang}
      differs={one.differs}
      differsLang={one.differsLang}
      facts={one.facts}
      price={one.price === null ? undefined : { amount: one.price, prefix: t`from`, was: one.was }}
      unavailable={
        refusal === undefined ? (one.price === null ? t`Not available right now` : undefined) : why(refusal, one)
      }
      selected={one.selected && isOneOfMany && isSold}
      action={
        isSold ? (
          <div className={styles['ways']}>
            {isOneOfMany && !one.selected && (
              <ButtonLink href={one.datesHref} look="quiet" size="small">
                {t`See dates`}
              </ButtonLink>
            )}
            <ButtonLink
              href={one.bookHref}
              look={one.selected ? 'primary' : 'secondary'}
              track="click:activity.package"
            >
              {t`Choose`}
            </ButtonLink>
          </div>
        ) : undefined
      }
      details={{ summary: t`Prices by ticket type`, children: <Units of={one} /> }}
    />
  );
}

function Units({ of }: { readonly of: PackageView }) {
  return (
    <dl className={styles['units']}>
      {of.units.map((unit) => (
        <div key={unit.id} className={styles['unit']}>
          <dt>
            <span lang={unit.lang}>{unit.title}</span>
            <small>{unit.hint}</small>
          </dt>
          <dd>
            <Price price={{ amount: unit.price, was: unit.was }} size="small" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The months of the chosen package with a price per day; each day leads on to booking it. */
export function Dates({ data, fit }: Part) {
  const { t } = useLingui();
  if (data.chosen === null) return null;
  const offered = data.packages.filter((one) => one.selected || fit?.options.has(one.id) !== true);
  return (
    <section className={styles['section']} id="dates" aria-labelledby="dates-title">
      <Title
        level={2}
        look="block"
        id="dates-title"
        lead={
          data.packages.length === 1 ? undefined : <Trans>For {data.chosen.title}. Choose a date to continue.</Trans>
        }
      >
        {t`Dates and prices`}
      </Title>
      {data.packages.length > 1 && (
        <ChipRow label={t`Packages`}>
          {offered.map((one) => (
            <Chip key={one.id} text={one.title} lang={one.lang} href={one.datesHref} selected={one.selected} />
          ))}
        </ChipRow>
      )}
      {data.calendar === null ? (
        <Notice tone="warn">{t`We couldn’t load the dates. Please reload the page.`}</Notice>
      ) : (
        <div className={styles['calendar']}>
          <PriceCalendar {...data.calendar} />
        </div>
      )}
    </section>
  );
}
