/** What became of a row, or of a whole file: `line` is null where the error belongs to no line. */
export type RowReport = {
  readonly file: string;
  readonly line: number | null;
  readonly reason: string;
};

/** Rows that were left out: the first of each file in words, all of them counted; `fatal`: why nothing can be taken. */
export type FeedReports = {
  readonly listed: readonly RowReport[];
  /** Rows left out by file, including those that are reported. */
  readonly counts: ReadonlyMap<string, number>;
  /**
   * By file and reason, with rows that are no error and contain nothing that is used; what is a row's own left out of
   * the reason.
   */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly fatal: readonly RowReport[];
  /** The loss of rows is the only objection to the feed: it can be imported once the loss is accepted. */
  readonly isLossOnly: boolean;
};

/** Takes every row that is left out, as soon as that is known. */
export type RowSink = (report: RowReport) => void;

/** The number of rows of a file that are reported one by one; a feed may leave out millions, which a sink gets all. */
const mostListedPerFile = 25;
/** The number of kinds of errors of a file that are counted separately. */
const mostKinds = 200;

/** Gathers reports of rows while a feed is read. */
export class ReportBook {
  readonly #told: RowReport[] = [];
  readonly #counts = new Map<string, number>();
  readonly #kinds = new Map<string, Map<string, number>>();
  readonly #fatal: RowReport[] = [];
  #isLossOnly = true;
  readonly #sink: RowSink;

  constructor(sink: RowSink = () => undefined) {
    this.#sink = sink;
  }

  /** A row is left out. */
  reject(file: string, line: number | null, reason: string): void {
    const count = (this.#counts.get(file) ?? 0) + 1;
    this.#counts.set(file, count);
    const report = { file, line, reason: plain(reason) };
    this.#count(file, kindOf(reason));
    this.#sink(report);
    if (count <= mostListedPerFile) this.#told.push(report);
  }

  /** Reports a row that contains nothing that is used: no error of the feed. */
  setAside(file: string, line: number | null, reason: string): void {
    this.#count(file, kindOf(reason));
    this.#sink({ file, line, reason: plain(reason) });
  }

  #count(file: string, kind: string): void {
    const kinds = this.#kinds.get(file) ?? new Map<string, number>();
    this.#kinds.set(file, kinds);
    const named = kinds.has(kind) || kinds.size < mostKinds ? kind : 'other faults';
    kinds.set(named, (kinds.get(named) ?? 0) + 1);
  }

  /** The feed cannot be taken, unless the loss is accepted. */
  refuseLoss(file: string, line: number | null, reason: string): void {
    if (this.#fatal.length < mostListedPerFile) this.#fatal.push({ file, line, reason: plain(reason) });
  }

  /** The feed cannot be taken. */
  fatal(file: string, line: number | null, reason: string): void {
    this.#isLossOnly = false;
    if (this.#fatal.length < mostListedPerFile) this.#fatal.push({ file, line, reason: plain(reason) });
  }

  rejectedOf(file: string): number {
    return this.#counts.get(file) ?? 0;
  }

  all(): FeedReports {
    const fatal = this.#fatal;
    const isLossOnly = fatal.length > 0 && this.#isLossOnly;
    return { listed: this.#told, counts: this.#counts, kinds: this.#kinds, fatal, isLossOnly };
  }
}

/** Returns a value as it is shown in a report: shortened to a readable length. */
export function shown(value: string): string {
  const short = value.length > 40 ? `${value.slice(0, 39)}…` : value;
  return `${apart}${short}${apart}`;
}

/** Parts a row's own values from the words of a report while it is looked at; never shown. */
const apart = '\u2063';

/** Returns a reason without what is specific to this row, so that rows with the same error are counted together. */
function kindOf(reason: string): string {
  return reason.replace(/\u2063[^\u2063]*\u2063/g, '…').replace(/\d+(?:\.\d+)?/g, '…');
}

function plain(reason: string): string {
  return reason.replaceAll(apart, '');
}
