import type { FastifyInstance } from 'fastify';

import { filePaths, routerPath } from '#src/contract/site/file-paths.ts';
import { readReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { documentNumber } from '#src/domain/orders/documents/receipt.ts';
import type { writeReceipt as WriteReceipt } from '#src/jobs/entry-emails.tsx';
import { apiBases } from '#src/server/context/api-path.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import { enterCall, type SiteSettings } from '#src/server/context/request-context.ts';
import { named, documentFile, documentLanguage, refusePaper } from '#src/server/documents/document-files.ts';
import type { PdfPrinter } from '#src/server/documents/pdf-printer.ts';

type Settings = {
  readonly site: SiteSettings;
  readonly writeReceipt: typeof WriteReceipt;
  readonly printer: PdfPrinter;
};

/** Receipts and credit notes as PDF: for the order's owner or by its signed link, else 404 without a word why (T-50). */
export async function receiptFiles(
  server: FastifyInstance,
  deps: Deps,
  callerOf: CallerOf,
  { site, writeReceipt, printer }: Settings,
): Promise<void> {
  for (const base of apiBases)
    server.get(`${base}${routerPath(filePaths.receiptPdf)}`, async (request, reply) => {
      const [reference, number] = [named(request.params, 'reference') ?? '', named(request.params, 'file') ?? ''];
      const key = named(request.query, 'key');
      const language = documentLanguage(request.query);
      const caller = await callerOf(request, reply, enterCall(request, site, { language, currency: null }));
      const found = await readReceipts(deps, caller, { reference, ...(key === undefined ? {} : { key }) });
      if (!found.ok) return refusePaper(reply, found);
      const { papers, currency } = found.value;
      const paper = papers.find((one) => `${documentNumber(one.kind, one.year, one.number)}.pdf` === number);
      if (paper === undefined) return refusePaper(reply, { failure: { code: 'not_found' } });
      const { brand } = site;
      const written = await writeReceipt(
        { brand, market: caller.market, orderReference: reference, currency, paper },
        language,
      );
      const sheet = await printer.print({ sheet: 'receipt', paper: written }, caller.network);
      if (!sheet.ok) return refusePaper(reply, sheet);
      return documentFile(reply, number, 'application/pdf').send(Buffer.from(sheet.value));
    });
}
