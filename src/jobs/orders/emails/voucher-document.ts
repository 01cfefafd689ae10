import { msg } from '@lingui/core/macro';

import type { Line } from '#src/domain/checkout/line.ts';
import { documentVoice, type PaperCode, type VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { goodToKnowIn, titleIn, type Titled } from '#src/domain/catalogue/titled.ts';
import { placeIn } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import type { Sender } from '#src/jobs/shared/emails/mail-data.ts';
import { detailFacts, packageWords, partyWords, whenWords, zoneWords } from '#src/jobs/orders/emails/visit-labels.ts';
import type { Voice } from '#src/verticals/fact.words.ts';

type Drawn = { readonly code: string; readonly qrSvg: string };

/** A voucher as it is shown, and by whom. */
export type DocumentData = {
  readonly brand: Sender['brand'];
  readonly voucher: Drawn & {
    readonly reference: string;
    readonly state: 'valid' | 'used' | 'void';
    readonly tickets: readonly (Drawn & { readonly unit: Titled })[];
    readonly line: Line;
    readonly leadName: string;
  };
};

/** The words of a printed voucher. */
export function voucherDocument(voice: Voice, { brand, voucher }: DocumentData): VoucherDocument {
  const { i18n, language } = voice;
  const { visit } = voucher.line;
  return {
    ...documentVoice(language, languages[language].dir),
    brand: brand.name,
    kind: i18n._(msg`Voucher`),
    title: nameIn(visit.titles, language).text,
    option: packageWords(voice, voucher.line).value,
    facts: factsOf(voice, voucher),
    code: codeOf(voucher),
    codeLabel: i18n._(msg`Show this code at the entrance`),
    stamp: stampOf(voice, voucher.state),
    tickets: {
      title: i18n._(msg`One ticket per person`),
      items: voucher.tickets.map((ticket, index) => ({
        ...codeOf(ticket),
        unit: titleIn(ticket.unit, language).text,
        number: formatNumber(index + 1, language),
      })),
    },
    bring: { title: i18n._(msg`Good to know`), ...goodToKnowIn(visit, language) },
    call: {
      title: i18n._(msg`Contact on the day of your visit`),
      phone: brand.supportPhone,
      email: brand.supportEmail,
    },
  };
}

function factsOf(voice: Voice, { reference, line, leadName }: DocumentData['voucher']): VoucherDocument['facts'] {
  const { i18n } = voice;
  const { meetingPoint, supplier } = line.visit;
  const place = placeIn(meetingPoint, voice.language);
  return [
    { label: i18n._(msg`When`), value: whenWords(voice, line), note: zoneWords(voice, line) },
    {
      label: i18n._(msg({ message: 'Location', context: 'booking' })),
      value: place.name.text,
      note: place.address.text,
    },
    ...(place.local === null
      ? []
      : [
          {
            label: i18n._(msg`For taxi drivers`),
            value: place.local.name,
            note: place.local.address,
            lang: place.local.lang,
          },
        ]),
    { label: i18n._(msg`Travelers`), value: partyWords(voice, line), note: leadName },
    ...detailFacts(voice, line.visit).map(({ label, value }) => ({ label, value, note: '' })),
    { label: i18n._(msg`Operator`), value: supplier, note: '' },
    { label: i18n._(msg`Booking`), value: reference, note: '' },
  ];
}

function stampOf({ i18n }: Voice, state: DocumentData['voucher']['state']): string {
  if (state === 'valid') return '';
  return state === 'used' ? i18n._(msg({ message: 'Used', context: 'voucher' })) : i18n._(msg`No longer valid`);
}

function codeOf({ code, qrSvg }: Drawn): PaperCode {
  return { text: code.replace(/(.{4})(?=.)/g, '$1 '), svg: qrSvg };
}
