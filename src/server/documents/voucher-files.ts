import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readVoucher, type Voucher } from '#src/actions/orders/read-voucher.ts';
import type { Deps } from '#src/actions/deps.ts';
import { calendarFile } from '#src/adapters/calendar-file.ts';
import { filePaths, routerPath } from '#src/contract/site/file-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { calendarPlace } from '#src/domain/orders/vouchers/calendar-place.ts';
import { calendarStretch, rideLines } from '#src/domain/orders/vouchers/calendar-stretch.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import type { DrawPass, WalletPass } from '#src/domain/orders/documents/wallet-pass.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { goodToKnowIn, optionTitleIn, titleIn } from '#src/domain/catalogue/titled.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { writeVoucher as WriteVoucher } from '#src/jobs/entry-emails.tsx';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { named, documentFile, documentLanguage, refusePaper } from '#src/server/documents/document-files.ts';
import type { PdfPrinter } from '#src/server/documents/pdf-printer.ts';

/** Who writes the voucher's text, for which site, and what makes a PDF of it. */
export type DocumentSettings = {
  readonly site: SiteSettings;
  readonly writeVoucher: typeof WriteVoucher;
  readonly printer: PdfPrinter;
};

type Opened = {
  readonly voucher: Voucher;
  readonly language: LanguageCode;
  readonly host: string;
  readonly network: string;
};

/**
 * Serves the voucher as files: for its owner or by the signed link, else 404 without a reason. No proxy caches them,
 * and browsers save instead of showing them (threat T-50).
 */
export async function voucherFiles(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  paper: DocumentSettings,
): Promise<void> {
  for (const base of apiBases) {
    sheets(server, base, deps, callerOf, paper);
    visits(server, base, deps, callerOf, paper);
    const { drawPass } = deps;
    if (drawPass !== undefined) passes(server, base, { deps, callerOf, paper, drawPass });
  }
}

function visits(
  server: FastifyInstance,
  base: string,
  deps: Deps,
  callerOf: CallerOf,
  { site }: DocumentSettings,
): void {
  server.get(`${base}${routerPath(filePaths.voucherCalendar)}`, async (request, reply) => {
    const opened = await open(request, reply, deps, callerOf, site);
    if (!opened.ok) return refusePaper(reply, opened);
    const { voucher, language, host } = opened.value;
    return documentFile(reply, `visit-${voucher.reference}.ics`, 'text/calendar; charset=utf-8').send(
      calendarOf(deps, voucher, language, host),
    );
  });
}

function sheets(
  server: FastifyInstance,
  base: string,
  deps: Deps,
  callerOf: CallerOf,
  { site, writeVoucher, printer }: DocumentSettings,
): void {
  server.get(`${base}${routerPath(filePaths.voucherPdf)}`, async (request, reply) => {
    const opened = await open(request, reply, deps, callerOf, site);
    if (!opened.ok) return refusePaper(reply, opened);
    const { voucher, language, network } = opened.value;
    const paper = await writeVoucher({ brand: site.brand, voucher }, language);
    const sheet = await printer.print({ sheet: 'voucher', paper }, network);
    if (!sheet.ok) return refusePaper(reply, sheet);
    return documentFile(reply, `voucher-${voucher.reference}.pdf`, 'application/pdf').send(Buffer.from(sheet.value));
  });
}

type Passes = {
  readonly deps: Deps;
  readonly callerOf: CallerOf;
  readonly paper: DocumentSettings;
  readonly drawPass: DrawPass;
};

/**
 * Serves passes for the wallets of phones. A void voucher is drawn as void, to replace a valid pass that a user may
 * hold.
 */
function passes(server: FastifyInstance, base: string, { deps, callerOf, paper, drawPass }: Passes): void {
  server.get(`${base}${routerPath(filePaths.voucherPass)}`, async (request, reply) => {
    const opened = await open(request, reply, deps, callerOf, paper.site);
    if (!opened.ok) return refusePaper(reply, opened);
    const { voucher, language } = opened.value;
    const words = await paper.writeVoucher({ brand: paper.site.brand, voucher }, language);
    const { bytes, type, ending } = await drawPass(passOf(voucher, words));
    return documentFile(reply, `voucher-${voucher.reference}.${ending}`, type).send(Buffer.from(bytes));
  });
}

function passOf(voucher: Voucher, paper: VoucherDocument): WalletPass {
  const { visit } = voucher.line;
  const whole = { scan: voucher.scan, text: paper.code.text, unit: '' };
  const each = voucher.tickets.map(({ scan }, index) => ({
    scan,
    unit: paper.tickets.items[index]?.unit ?? '',
    text: paper.tickets.items[index]?.text ?? '',
  }));
  return {
    serial: voucher.reference,
    paper,
    codes: each.length === 0 ? [whole] : each,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    place: visit.meetingPoint,
    voided: voucher.state === 'void',
  };
}

async function open(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  callerOf: CallerOf,
  site: SiteSettings,
): Promise<Result<Opened>> {
  const reference = named(request.params, 'reference') ?? '';
  const key = named(request.query, 'key');
  const language = documentLanguage(request.query);
  const caller = await callerOf(request, reply, enterCall(request, site, { language, currency: null }));
  const voucher = await readVoucher(deps, caller, { reference, ...(key === undefined ? {} : { key }) });
  if (!voucher.ok) return voucher;
  // A pack is nothing to be shown at an entrance: its visits have vouchers of their own.
  if (voucher.value.line.visit.pack !== undefined) return fail('not_found');
  return ok({ voucher: voucher.value, language, host: caller.host, network: caller.network });
}

function calendarOf(
  deps: Deps,
  { reference, line, state, linkKey, entry }: Voucher,
  language: LanguageCode,
  host: string,
): string {
  const { visit, units } = line;
  const party = units.map((unit) => `${unit.quantity} × ${titleIn(unit, language).text}`).join(', ');
  const option = optionTitleIn(visit, language).text;
  const path = localPath(language, buildUrl(pages.voucher.pattern, { reference }));
  return calendarFile({
    uid: `${entry.reference}@${new URL(deps.originOf('')).hostname}`,
    title: nameIn(visit.titles, language).text,
    description: [
      option,
      ...rideLines(visit, language),
      party,
      reference,
      ...goodToKnowIn(visit, language).items.map((item) => `• ${item}`),
    ].join('\n'),
    ...calendarStretch(visit),
    place: calendarPlace(visit.meetingPoint, language),
    url: `${deps.originOf(host)}${path}?key=${linkKey}`,
    changes: entry.changes,
    cancelled: state === 'void',
    stampedAt: new Date(deps.clock()).toISOString(),
  });
}
