import { Transform } from 'node:stream';

const everyMs = 2_000;

export type Progress = {
  /** Begins a step; the line names it while it takes long. */
  readonly begin: (what: string) => void;
  /** A stream that passes everything on and counts the bytes. */
  readonly count: () => Transform;
};

/** Reports what is being done, at most every two seconds, and counts bytes for it. */
export function progressOf(say: (line: string) => void, now: () => number = Date.now): Progress {
  let step = '';
  let bytes = 0;
  let lastMs = now();
  const print = (): void => {
    if (now() - lastMs < everyMs) return;
    lastMs = now();
    say(`${step}: ${(bytes / 1e6).toFixed(1)} MB so far`);
  };
  return {
    begin: (what) => {
      step = what;
      print();
    },
    count: () =>
      new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          bytes += chunk.length;
          print();
          done(null, chunk);
        },
      }),
  };
}
