import styles from './plain-table.module.css';

export type PlainTableProps = {
  /** Spoken name of the table and of the place to scroll in. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
};

/** Rows under columns; on a phone the table scrolls by itself and the page stays. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    // Nothing in it can take the focus, so the frame itself must, or a keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key={columns[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
