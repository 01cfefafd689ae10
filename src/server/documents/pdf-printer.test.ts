import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPdfPrinter, pdfLimit, pdfQueue, type PdfJob, type PdfProcess } from '#src/server/documents/pdf-printer.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const job: PdfJob = {
  sheet: 'voucher',
  // Most of these tests typeset nothing.
  paper: {} as VoucherDocument,
};

type Made = { readonly errors: string[]; readonly done: PdfJob[] };

/** Returns a printer whose process does what the test says. */
function printer(perform: () => Promise<void>): Made & ReturnType<typeof openPdfPrinter> {
  const errors: string[] = [];
  const done: PdfJob[] = [];
  const process: PdfProcess = {
    run: async (one, onNote) => {
      await perform();
      done.push(one);
      onNote(Buffer.from('%PDF-'));
    },
    stop: async () => undefined,
    pid: () => undefined,
  };
  const log = { error: (_facts: object, text: string) => void errors.push(text) };
  return { errors, done, ...openPdfPrinter({ db: database.db, log, process }) };
}

const codeOf = (made: Awaited<ReturnType<ReturnType<typeof openPdfPrinter>['print']>>): string =>
  made.ok ? 'ok' : made.failure.code;

describe('the PDF printer', () => {
  it('refuses what goes beyond the queue, and makes all that waits', async () => {
    const gate = Promise.withResolvers<void>();
    const { print, waiting, done } = printer(() => gate.promise);
    const send = (n: number) => print(job, `198.51.100.${n}`);
    const first = send(0);
    await expect.poll(waiting).toBe(1);
    const others = Array.from({ length: pdfQueue.most }, (_, n) => send(n + 1));
    await expect.poll(waiting).toBe(1 + pdfQueue.most);
    const late = await send(200);
    expect(late).toEqual({ ok: false, failure: { code: 'server_busy', facts: { seconds: 10 } } });
    gate.resolve();
    expect((await Promise.all([first, ...others])).map(codeOf)).toEqual(Array(1 + pdfQueue.most).fill('ok'));
    expect(done).toHaveLength(1 + pdfQueue.most);
    expect(codeOf(await send(201))).toBe('ok');
  });

  it('keeps the queue bounded for simultaneous requests', async () => {
    const gate = Promise.withResolvers<void>();
    const { print, waiting } = printer(() => gate.promise);
    const many = Array.from({ length: 100 }, (_, n) => print(job, `198.51.101.${n}`));
    expect(waiting()).toBe(1 + pdfQueue.most);
    gate.resolve();
    const codes = (await Promise.all(many)).map(codeOf);
    expect(codes.filter((code) => code === 'ok').length).toBe(1 + pdfQueue.most);
    expect(new Set(codes)).toEqual(new Set(['ok', 'server_busy']));
  });

  it('lets one network have a part of the queue only', async () => {
    const gate = Promise.withResolvers<void>();
    const { print, waiting } = printer(() => gate.promise);
    const many = Array.from({ length: 20 }, () => print(job, '203.0.113.1'));
    await expect.poll(waiting).toBe(pdfQueue.ofOneNetwork);
    const other = print(job, '203.0.113.2');
    gate.resolve();
    const codes = (await Promise.all(many)).map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(pdfQueue.ofOneNetwork);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(20 - pdfQueue.ofOneNetwork);
    expect(codeOf(await other)).toBe('ok');
    expect(codeOf(await print(job, '203.0.113.1'))).toBe('ok');
  });

  it('counts per network, in the database that all processes share', async () => {
    const [one, other] = [printer(async () => undefined), printer(async () => undefined)];
    for (let n = 0; n < pdfLimit.points; n += 1)
      expect(codeOf(await (n % 2 === 0 ? one : other).print(job, '203.0.113.3'))).toBe('ok');
    const refused = await one.print(job, '203.0.113.3');
    expect(codeOf(refused)).toBe('too_many_requests');
    const seconds = refused.ok ? undefined : refused.failure.facts?.['seconds'];
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(pdfLimit.seconds);
    expect(codeOf(await other.print(job, '203.0.113.4'))).toBe('ok');
    expect(one.done.length + other.done.length).toBe(pdfLimit.points + 1);
  });

  it('tries a document once more when its process died, then returns an error to the visitor', async () => {
    let tries = 0;
    const twice = printer(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the process ended');
    });
    expect(codeOf(await twice.print(job, '203.0.113.5'))).toBe('ok');
    expect(twice.errors).toEqual(['PDF creation failed; retrying once']);
    const never = printer(() => Promise.reject(new Error('the process ended')));
    expect(codeOf(await never.print(job, '203.0.113.6'))).toBe('server_busy');
    expect(never.errors).toEqual(['PDF creation failed; retrying once', 'PDF creation failed']);
    expect(never.waiting()).toBe(0);
  });

  it('refuses what waits when the server closes', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { print, close } = printer(() => {
      begun.resolve();
      return gate.promise;
    });
    const first = print(job, '203.0.113.7');
    await begun.promise;
    const second = print(job, '203.0.113.8');
    const closed = close();
    expect(codeOf(await second)).toBe('server_busy');
    gate.resolve();
    await closed;
    expect(codeOf(await first)).toBe('ok');
    expect(codeOf(await print(job, '203.0.113.9'))).toBe('server_busy');
  });
});
