import { reached, type Goal, type Measure } from './arithmetic.ts';

/** The measures as a table to read on a screen or to paste into a document. */
export function report(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    measure.name,
    `${shown(measure.value)} ${measure.unit}`,
    goalText(measure.goal),
    verdict(measure),
    measure.note,
  ]);
  const head = ['Measure', 'Value', 'Goal', '', 'How it came about'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function verdict(measure: Measure): string {
  const isReached = reached(measure);
  if (isReached === null) return '';
  return isReached ? 'reached' : 'MISSED';
}

function goalText(goal: Goal | null): string {
  if (goal === null) return '';
  return 'atMost' in goal ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
}

function shown(value: number): string {
  if (value >= 1000) return String(Math.round(value));
  return value >= 100 ? value.toFixed(1) : value.toFixed(2);
}
