/** The sections of OWASP ASVS 5.0.0, and how many requirements of levels 1 and 2 each has; they are numbered from 1 without a gap. */
const sections: readonly (readonly [section: string, count: number])[] = [
  ['V1.1', 2],
  ['V1.2', 9],
  ['V1.3', 11],
  ['V1.4', 3],
  ['V1.5', 2],
  ['V2.1', 3],
  ['V2.2', 3],
  ['V2.3', 4],
  ['V2.4', 2],
  ['V3.2', 2],
  ['V3.3', 4],
  ['V3.4', 6],
  ['V3.5', 5],
  ['V3.7', 2],
  ['V4.1', 3],
  ['V4.2', 1],
  ['V4.3', 2],
  ['V4.4', 4],
  ['V5.1', 1],
  ['V5.2', 3],
  ['V5.3', 2],
  ['V5.4', 3],
  ['V6.1', 3],
  ['V6.2', 12],
  ['V6.3', 4],
  ['V6.4', 4],
  ['V6.5', 5],
  ['V6.6', 3],
  ['V6.8', 4],
  ['V7.1', 3],
  ['V7.2', 4],
  ['V7.3', 2],
  ['V7.4', 5],
  ['V7.5', 2],
  ['V7.6', 2],
  ['V8.1', 2],
  ['V8.2', 3],
  ['V8.3', 1],
  ['V8.4', 1],
  ['V9.1', 3],
  ['V9.2', 4],
  ['V10.1', 2],
  ['V10.2', 2],
  ['V10.3', 4],
  ['V10.4', 11],
  ['V10.5', 5],
  ['V10.6', 2],
  ['V10.7', 3],
  ['V11.1', 2],
  ['V11.2', 3],
  ['V11.3', 3],
  ['V11.4', 4],
  ['V11.5', 1],
  ['V11.6', 1],
  ['V12.1', 3],
  ['V12.2', 2],
  ['V12.3', 4],
  ['V13.1', 1],
  ['V13.2', 5],
  ['V13.3', 2],
  ['V13.4', 5],
  ['V14.1', 2],
  ['V14.2', 4],
  ['V14.3', 3],
  ['V15.1', 3],
  ['V15.2', 3],
  ['V15.3', 7],
  ['V16.1', 1],
  ['V16.2', 5],
  ['V16.3', 4],
  ['V16.4', 3],
  ['V16.5', 3],
  ['V17.1', 1],
  ['V17.2', 4],
  ['V17.3', 2],
];

export const requirements: readonly string[] = sections.flatMap(([section, count]) =>
  Array.from({ length: count }, (_none, index) => `${section}.${index + 1}`),
);

const states = ['met', 'partly', 'not met', 'not applicable'] as const;

/**
 * Returns what is wrong with the table of ASVS: a requirement that is missing, unknown or listed twice, a row without a state or without
 * what shows it, a file that does not exist, a gap that is not listed at the end, a wrong count. `exists` gets a path from the root.
 */
export function asvsFaults(text: string, exists: (path: string) => boolean, known = requirements): string[] {
  const [table = '', gaps = ''] = text.split(/^## What is missing/m);
  const rows = rowsOf(table, 5);
  const listed = rowsOf(gaps, 4);
  return [
    ...numberFaults(
      rows.map(([number]) => number),
      known,
    ),
    ...rows.flatMap((row) => rowFaults(row, exists)),
    ...gapFaults(rows, listed),
    ...states.flatMap((state) => countFaults(table, state, rows.filter(([, , one]) => one === state).length)),
  ];
}

type Row = readonly [string, ...string[]];

function rowsOf(text: string, columns: number): Row[] {
  return text.split('\n').flatMap((line) => {
    const [number, ...rest] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (number === undefined || !/^V\d/.test(number)) return [];
    return [[number, ...Array.from({ length: columns - 1 }, (_none, index) => rest[index] ?? '')]];
  });
}

function numberFaults(found: readonly string[], known: readonly string[]): string[] {
  return [
    ...known.filter((number) => !found.includes(number)).map((number) => `${number} is missing`),
    ...found
      .filter((number) => !known.includes(number))
      .map((number) => `${number} is no requirement of levels 1 and 2`),
    ...found.filter((number, index) => found.indexOf(number) !== index).map((number) => `${number} is listed twice`),
  ];
}

function rowFaults(
  [number, meaning, state = '', evidence = '', tests = '']: Row,
  exists: (path: string) => boolean,
): string[] {
  const paths = [...`${evidence} ${tests}`.matchAll(/`([\w.-]+\/[\w@./-]+|\.?[\w-]+\.json)`/g)].map(
    (match) => match[1] ?? '',
  );
  return [
    ...(meaning === '' ? [`${number} has no meaning`] : []),
    ...(states.some((one) => one === state) ? [] : [`${number} has no state`]),
    ...(evidence === '' || evidence === '–' ? [`${number} says nothing that shows its state`] : []),
    ...(state === 'met' && !/`(src|tests|sandbox)\/[\w./-]+\.(test|journey)\.tsx?`/.test(tests)
      ? [`${number} is met without a test`]
      : []),
    ...paths.filter((path) => !exists(path)).map((path) => `${number} names ${path}, which does not exist`),
  ];
}

/** Each row that is not fully met is listed at the end with the same state, what is missing and what is planned; no other row is. */
function gapFaults(rows: readonly Row[], listed: readonly Row[]): string[] {
  const open = rows.filter(([, , state]) => state === 'partly' || state === 'not met');
  return [
    ...open.flatMap(([number, , state]) => {
      const at = listed.filter(([other]) => other === number);
      const [gap] = at;
      if (gap === undefined || at.length > 1) return [`${number} is not listed once among what is missing`];
      const [, otherState, missing, planned] = gap;
      return otherState === state && missing !== '' && planned !== ''
        ? []
        : [`${number} is listed incompletely among what is missing`];
    }),
    ...listed
      .filter(([number]) => !open.some(([one]) => one === number))
      .map(([number]) => `${number} is listed as missing and is not`),
  ];
}

function countFaults(text: string, state: string, count: number): string[] {
  const said = new RegExp(`^\\| ${state} \\| (\\d+) \\|$`, 'm').exec(text)?.[1];
  return said === String(count)
    ? []
    : [`the page counts ${said ?? 'no'} requirements as "${state}", its rows ${count}`];
}
