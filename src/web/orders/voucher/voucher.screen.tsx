import { Trans, useLingui } from '@lingui/react/macro';

import { Ticket, type TicketFact } from '#src/ui/booking/ticket.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { SaveVoucher } from '#src/web/orders/voucher/save-voucher.tsx';
import { PackVoucher } from '#src/web/orders/voucher/pack-voucher.tsx';
import { loadVoucher, type VoucherView } from '#src/web/orders/voucher/voucher.load.ts';
import { codeShape } from '#src/web/orders/voucher/code-shape.ts';
import styles from '#src/web/orders/voucher/voucher.module.css';

export const voucherScreen = screen(loadVoucher, Voucher);

function Voucher({ data, site }: ViewProps<VoucherView>) {
  const { t } = useLingui();
  const { line } = data;
  if (data.pack !== null) return <PackVoucher data={data} pack={data.pack} site={site} />;
  return (
    <Page width="narrow">
      <div className={styles['voucher']}>
        <h1 className={styles['hidden']}>{t`Voucher for ${line.title}`}</h1>
        <p className={styles['keptNote']}>
          <Trans>You’re offline. This is the voucher as it was when you last opened it here.</Trans>
        </p>
        <Ticket
          brand={<BrandMark brand={site.brand.name} />}
          title={line.title}
          titleLang={line.titleLang}
          facts={[
            { label: t`When`, value: line.when, note: line.zone },
            ...(data.isBookedSaid ? [] : [{ label: t`Package`, value: line.option, lang: line.optionLang }]),
            { label: t`Travelers`, value: line.party, note: data.leadName },
            ...data.details.map((one) => (one.label === '' ? { ...one, label: t`Good to know` } : one)),
            ...placeFacts(data.meetingPoint, {
              place: t({ message: 'Location', context: 'booking' }),
              local: t`For taxi drivers`,
            }),
            ...data.givenAnswers.flatMap(({ answers }) =>
              answers.map(({ label, answer }) => ({ label, value: answer })),
            ),
            { label: t`Operator`, value: data.supplier },
            { label: t`Booking`, value: data.reference },
          ]}
          code={<Code svg={data.qrSvg} />}
          codeText={data.codeText}
          codeLabel={t`Show this code at the entrance`}
          state={
            data.state === 'valid'
              ? undefined
              : {
                  text: data.state === 'used' ? t({ message: 'Used', context: 'voucher' }) : t`No longer valid`,
                  tone: data.state === 'used' ? 'good' : 'bad',
                }
          }
          bring={
            data.goodToKnow.length === 0
              ? undefined
              : { title: t`Good to know`, items: data.goodToKnow, lang: data.goodToKnowLang }
          }
          call={{
            title: t`Contact on the day of your visit`,
            phone: site.brand.supportPhone,
            href: `tel:${site.brand.supportPhone.replaceAll(' ', '')}`,
          }}
        />
        {data.tickets.length > 0 && (
          <section className={styles['tickets']}>
            <h2 className={styles['subtitle']}>
              <Trans>One ticket per person</Trans>
            </h2>
            <ul className={styles['each']}>
              {data.tickets.map((ticket) => (
                <li key={ticket.code}>
                  <Code svg={ticket.qrSvg} />
                  <p>{ticket.unit}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles['actions']}>
          <ButtonLink href={data.files.pdf} icon="download" download>{t`Save as PDF`}</ButtonLink>
          <ButtonLink href={data.files.ics} icon="calendar" look="secondary" download>{t`Add to calendar`}</ButtonLink>
          {data.files.pass !== null && (
            <ButtonLink href={data.files.pass} icon="wallet" look="secondary" download>
              {data.state === 'void' ? t`Update pass in wallet` : t`Add to wallet`}
            </ButtonLink>
          )}
          <span className={styles['scripted']}>
            <Button look="secondary" icon="printer" onPress={() => print()}>{t`Print`}</Button>
          </span>
          <ButtonLink href={data.mapHref} icon="pin" look="quiet">{t`Open in map app`}</ButtonLink>
        </div>
        {data.state !== 'void' && (
          <SaveVoucher
            voucher={{ title: line.title, when: line.when, startsAt: data.startsAt }}
            atOnce={site.platform === 'mobile'}
          />
        )}
      </div>
    </Page>
  );
}

type PlaceLabels = { readonly place: string; readonly local: string };

/** Where to go, for the traveler and, where signs have another script, for the driver. */
function placeFacts({ name, address, local }: VoucherView['meetingPoint'], labels: PlaceLabels): TicketFact[] {
  const here = { label: labels.place, value: name.text, lang: name.lang, note: address.text, noteLang: address.lang };
  if (local === null) return [here];
  return [
    here,
    { label: labels.local, value: local.name, lang: local.lang, note: local.address, noteLang: local.lang },
  ];
}

/** A code with its white ground and quiet zone, so that it scans on a dark page. */
function Code({ svg }: { readonly svg: string }) {
  const { viewBox, path } = codeShape(svg);
  return (
    <span className={styles['code']} data-testid="qr">
      <svg viewBox={viewBox} aria-hidden="true">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" fillRule="evenodd" />
      </svg>
    </span>
  );
}
