import { mergeSheets } from '#src/domain/shared/money/merge-sheets.ts';
import type { RateSource } from '#src/domain/shared/money/rate-source.ts';
import type { ReadSheet } from '#src/domain/shared/money/rate-sheet.ts';

const patienceMs = 5_000;
const largestAnswer = 2 * 1024 * 1024;

/**
 * Rates from one fixed address, in any form that `readFile` knows. No other address is requested: a redirect is an
 * error, as are a response above 2 MB and one that takes longer than five seconds (T-63).
 */
export function ecbRates(url: string, readFile: (bytes: Uint8Array) => Promise<ReadSheet>): RateSource {
  return {
    name: new URL(url).host,
    read: async () => {
      try {
        return await readFile(await download(url));
      } catch (error) {
        return refuse(`unusable response: ${reasonOf(error)}`);
      }
    },
  };
}

/**
 * Rates of a bank, and from a second address, in the same form, those of the currencies that the bank does not publish.
 * The second one's failure costs its own currencies alone, and is requested again; `warn` gets the reason.
 */
export function besideBank(bank: RateSource, second: RateSource, warn: (reason: string) => void): RateSource {
  return {
    name: `${bank.name} and ${second.name}`,
    read: async () => {
      const [first, more] = await Promise.all([bank.read(), second.read()]);
      if (!first.ok) return first;
      if (more.ok) return { ok: true, sheet: mergeSheets(first.sheet, more.sheet) };
      warn(`${second.name}: ${more.fault.reason}`);
      return { ok: true, sheet: { ...first.sheet, through: '' } };
    },
  };
}

async function download(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new Error(`it answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > largestAnswer) throw new Error('it is larger than 2 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function refuse(reason: string): ReadSheet {
  return { ok: false, fault: { line: 0, reason } };
}
