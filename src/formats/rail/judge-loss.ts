import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';

/** A feed that lost more of a file than this is not the publisher's timetable any more. */
const mostLost = 0.2;
/** In a short file a few rows are a great part of it: each of them is reported, and the feed is taken. */
const fewRows = 20;

/** Files that only name things: what is lost of them changes no offer. */
const naming: ReadonlySet<string> = new Set(['translations.txt', 'feed_info.txt', 'pathways.txt']);

/**
 * Refuses a feed that lost a file whole or a great part of it, or a row whose restriction cannot be attributed. The
 * operator may accept that after reading the reports; what the lost rows restrict is not offered then either.
 */
export function judgeLoss({ reports, rows, lost }: FeedDraft, acceptLoss: boolean): void {
  if (acceptLoss) return;
  for (const [file, read] of rows) {
    if (naming.has(file)) continue;
    const left = reports.rejectedOf(file);
    const total = Math.max(read, left);
    if (left === 0) continue;
    if (left === total) reports.refuseLoss(file, null, `none of its ${total} rows can be imported`);
    else if (left >= fewRows && left > total * mostLost)
      reports.refuseLoss(file, null, `${left} of its ${total} rows cannot be imported: more than a fifth`);
  }
  for (const { file, line, reason } of lost.unattributed) reports.refuseLoss(file, line, reason);
}
