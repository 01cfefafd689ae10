import type { Client, FieldDef } from 'pg';

/** A result column as PostgreSQL describes it: its name, type, and the table's column that it shows, if it shows one. */
export type Described = Pick<FieldDef, 'name' | 'dataTypeID' | 'tableID' | 'columnID'>;

/**
 * Returns the columns of a statement by the server's own description; nothing is executed. Throws what the server says
 * of a text that it refuses.
 */
export function describeColumns(client: Client, text: string): Promise<readonly Described[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Described[] = [];
    // The driver takes any object with these methods (its own `Query` is one); it has no call for describing alone.
    const request = {
      submit: (connection: Connection): void => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly Described[] }): void => {
        fields = message.fields;
      },
      handleError: (fault: Error): void => reject(fault),
      handleReadyForQuery: (): void => resolve(fields),
    };
    client.query(request as never);
  });
}

type Connection = {
  parse(message: { name: string; text: string; types: readonly number[] }, more: boolean): void;
  describe(message: { type: 'S'; name: string }, more: boolean): void;
  sync(): void;
};
