import { dataPdf, receiptPdf, voucherPdf } from '#src/adapters/documents/pdf.typst.ts';
import type { PdfJob } from './pdf-printer.ts';
import { takeJobs } from '../processes/take-jobs.ts';

/* A process that typesets documents. */

takeJobs<PdfJob, Uint8Array>(async (job, onNote) => onNote(await typeset(job)));

function typeset(job: PdfJob): Promise<Uint8Array> {
  switch (job.sheet) {
    case 'voucher':
      return voucherPdf(job.paper);
    case 'receipt':
      return receiptPdf(job.paper);
    case 'data':
      return dataPdf(job.paper);
  }
}
