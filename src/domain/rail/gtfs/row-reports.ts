/** What became of a row, or of a whole file: `line` is null where the fault is nobody's line. */
export type RowReport = {
  readonly file: string;
  readonly line: number | null;
  readonly reason: string;
};

/** Rows that were left out, with the first of them in words and all of them counted; `fatal`: why nothing can be taken. */
export type FeedReports = {
  readonly told: readonly RowReport[];
  /** Rows left out by file, those that are told included. */
  readonly counts: ReadonlyMap<string, number>;
  readonly fatal: readonly RowReport[];
};

/** So many rows of a file are told one by one; a feed may leave out millions. */
const mostToldOfFile = 25;

/** Gathers reports of rows while a feed is read. */
export class ReportBook {
  readonly #told: RowReport[] = [];
  readonly #counts = new Map<string, number>();
  readonly #fatal: RowReport[] = [];

  /** A row is left out. */
  reject(file: string, line: number | null, reason: string): void {
    const count = (this.#counts.get(file) ?? 0) + 1;
    this.#counts.set(file, count);
    if (count <= mostToldOfFile) this.#told.push({ file, line, reason });
  }

  /** The feed cannot be taken. */
  fatal(file: string, line: number | null, reason: string): void {
    if (this.#fatal.length < mostToldOfFile) this.#fatal.push({ file, line, reason });
  }

  rejectedOf(file: string): number {
    return this.#counts.get(file) ?? 0;
  }

  all(): FeedReports {
    return { told: this.#told, counts: this.#counts, fatal: this.#fatal };
  }
}

/** A value as it is told in a report: not longer than one can read. */
export function shown(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
