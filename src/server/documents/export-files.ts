import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { openExport, type OpenedExport } from '#src/actions/accounts/privacy/open-export.ts';
import { readPictures } from '#src/actions/accounts/privacy/read-pictures.ts';
import { readTrips } from '#src/actions/accounts/privacy/read-trips.ts';
import type { Deps } from '#src/actions/deps.ts';
import { calendarOfVisits } from '#src/adapters/calendar-file.ts';
import { zipFile } from '#src/formats/tables/zip-file.ts';
import { filePaths, routerPath } from '#src/contract/site/file-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { calendarPlace } from '#src/domain/orders/vouchers/calendar-place.ts';
import { calendarStretch, rideLines } from '#src/domain/orders/vouchers/calendar-stretch.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { optionTitleIn } from '#src/domain/catalogue/titled.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { buildUrl, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import type { writeData as WriteData } from '#src/jobs/entry-emails.tsx';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { named, documentFile, documentLanguage, refusePaper } from '#src/server/documents/document-files.ts';
import type { PdfPrinter } from '#src/server/documents/pdf-printer.ts';

type Settings = {
  readonly site: SiteSettings;
  readonly writeData: typeof WriteData;
  readonly printer: PdfPrinter;
};

/**
 * Serves copies of personal data, for their owner's session together with the signed link, while the link is valid;
 * else 404 without a reason.
 */
export async function exportFiles(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  { site, writeData, printer }: Settings,
): Promise<void> {
  const file = (
    path: UrlPattern,
    send: (reply: FastifyReply, opened: ExportRequest) => Promise<FastifyReply>,
  ): void => {
    for (const base of apiBases)
      server.get(`${base}${routerPath(path)}`, async (request, reply) => {
        const language = documentLanguage(request.query);
        const called = enterCall(request, site, { language, currency: null });
        const caller = await callerOf(request, reply, called);
        const opened = await openExport(deps, caller, linkOf(request));
        if (!opened.ok) return refusePaper(reply, opened);
        return send(reply, { ...opened.value, language, market: called.site.market, network: networkOf(request.ip) });
      });
  };
  file(filePaths.exportJson, async (reply, { document }) =>
    documentFile(reply, 'my-data.json', 'application/json; charset=utf-8').send(
      `${JSON.stringify(document, null, 2)}\n`,
    ),
  );
  file(filePaths.exportPdf, async (reply, { document, language, market, network }) => {
    const paper = await writeData({ brand: site.brand, market, ...document }, language);
    const sheet = await printer.print({ sheet: 'data', paper }, network);
    if (!sheet.ok) return refusePaper(reply, sheet);
    return documentFile(reply, 'my-data.pdf', 'application/pdf').send(Buffer.from(sheet.value));
  });
  file(filePaths.exportPictures, async (reply, { accountId }) =>
    documentFile(reply, 'my-pictures.zip', 'application/zip').send(
      Readable.from(zipFile(readPictures(deps, accountId))),
    ),
  );
  file(filePaths.exportCalendar, async (reply, requested) =>
    documentFile(reply, 'my-trips.ics', 'text/calendar; charset=utf-8').send(await calendarOf(deps, requested)),
  );
}

type ExportRequest = OpenedExport & {
  readonly language: LanguageCode;
  readonly market: Market;
  readonly network: string;
};

async function calendarOf(deps: Deps, { accountId, language }: ExportRequest): Promise<string> {
  const trips = await readTrips(deps, accountId);
  return calendarOfVisits(
    trips.map(({ reference, changes, visit }) => ({
      uid: `${reference}@${new URL(deps.originOf('')).hostname}`,
      title: nameIn(visit.titles, language).text,
      description: [optionTitleIn(visit, language).text, ...rideLines(visit, language), reference].join('\n'),
      ...calendarStretch(visit),
      place: calendarPlace(visit.meetingPoint, language),
      url: deps.originOf('') + localPath(language, buildUrl(pages.voucher.pattern, { reference })),
      changes,
      cancelled: false,
      stampedAt: new Date(deps.clock()).toISOString(),
    })),
  );
}

function linkOf({ params, query }: { readonly params: unknown; readonly query: unknown }): {
  readonly id: string;
  readonly key: string | undefined;
} {
  return { id: named(params, 'id') ?? '', key: named(query, 'key') };
}
