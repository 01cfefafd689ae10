import type { Log } from '#src/actions/deps.ts';
import { firstReached, type LimitStore } from '#src/adapters/limits.ts';
import type { DataExportDocument } from '#src/domain/orders/documents/data-export-document.ts';
import type { PrintedReceipt } from '#src/domain/orders/documents/receipt-document.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { openJobProcess, type JobProcess } from '#src/server/processes/job-process.ts';

/** A document to be typeset: which template, and its content in ready strings. */
export type PdfJob =
  | { readonly sheet: 'voucher'; readonly paper: VoucherDocument }
  | { readonly sheet: 'receipt'; readonly paper: PrintedReceipt }
  | { readonly sheet: 'data'; readonly paper: DataExportDocument };

export type PdfPrinter = {
  /**
   * Typesets a document as PDF. `network` is where the request comes from: `too_many_requests` when it has had its share,
   * `server_busy` when too many wait.
   */
  readonly print: (job: PdfJob, network: string) => Promise<Result<Uint8Array>>;
  /** Documents that wait or are being typeset. */
  readonly waiting: () => number;
  /** Refuses what waits, lets the document under way finish, and ends the process. */
  readonly close: () => Promise<void>;
};

export type PdfProcess = JobProcess<PdfJob, Uint8Array>;

type Settings = {
  readonly db: LimitStore;
  readonly log: Pick<Log, 'error'>;
  readonly process?: PdfProcess;
};

/** Per network, over all processes of the shop. */
export const pdfLimit = { points: 120, seconds: 600 } as const;
/**
 * Documents that wait in this process beside the one in print, and those of one network, so that a single network
 * cannot fill the queue.
 */
export const pdfQueue = { most: 24, ofOneNetwork: 6 } as const;

const patienceMs = 20_000;
/** Starting again takes a second, most of which is reading fonts. */
const idleMs = 60_000;
/** A document takes a fraction of a second. */
const busySeconds = 10;

type Waiting = { readonly job: PdfJob; readonly network: string; readonly end: (made: Result<Uint8Array>) => void };

/**
 * Typesets PDFs one at a time in a separate process, so that they neither block the server nor fill its memory: counted
 * per network, and in a bounded queue.
 */
export function openPdfPrinter({ db, log, process = startPdfProcess() }: Settings): PdfPrinter {
  const waiting: Waiting[] = [];
  /** What each network has in the queue, in print or before its count; the sum is bounded, so the map is. */
  const perNetwork = new Map<string, number>();
  let inHand = 0;
  let isPrinting = false;
  let isClosed = false;
  const count = (network: string, change: 1 | -1): void => {
    inHand += change;
    const now = (perNetwork.get(network) ?? 0) + change;
    if (now === 0) perNetwork.delete(network);
    else perNetwork.set(network, now);
  };
  const next = async (): Promise<void> => {
    if (isPrinting) return;
    isPrinting = true;
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      one.end(await made(process, one.job, log));
    isPrinting = false;
  };
  const enqueue = (job: PdfJob, network: string): Promise<Result<Uint8Array>> =>
    new Promise((end) => {
      waiting.push({ job, network, end });
      void next();
    });
  return {
    print: async (job, network) => {
      if (isClosed || inHand > pdfQueue.most) return busy();
      if ((perNetwork.get(network) ?? 0) >= pdfQueue.ofOneNetwork)
        return fail('too_many_requests', { facts: { seconds: busySeconds } });
      count(network, 1);
      try {
        const reached = await firstReached(db, [{ name: 'pdf-network', key: network, ...pdfLimit }]);
        if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
        if (isClosed) return busy();
        return await enqueue(job, network);
      } finally {
        count(network, -1);
      }
    },
    waiting: () => inHand,
    close: async () => {
      isClosed = true;
      for (const { end } of waiting.splice(0)) end(busy());
      await process.stop();
    },
  };
}

/** A document that cannot be made is retried once; after that the visitor gets an error and may retry later. */
async function made(process: PdfProcess, job: PdfJob, log: Settings['log']): Promise<Result<Uint8Array>> {
  for (const isLast of [false, true]) {
    try {
      let pdf: Uint8Array | undefined;
      await process.run(job, (bytes) => (pdf = bytes));
      if (pdf !== undefined) return ok(pdf);
    } catch (fault) {
      log.error(
        { err: fault, sheet: job.sheet },
        isLast ? 'PDF creation failed' : 'PDF creation failed; retrying once',
      );
    }
  }
  return busy();
}

function busy(): Result<Uint8Array> {
  return fail('server_busy', { facts: { seconds: busySeconds } });
}

function startPdfProcess(): PdfProcess {
  const program = new URL('./pdf-worker.ts', import.meta.url);
  return openJobProcess<PdfJob, Uint8Array>({ program, args: [], patience: patienceMs, idleMs });
}
