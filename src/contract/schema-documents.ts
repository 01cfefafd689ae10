import * as z from 'zod/mini';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type SchemaDocument = z.core.JSONSchema.BaseSchema;

/** Named shapes, gathered while schemas are written. */
export type Components = Record<string, SchemaDocument>;

/**
 * Returns what goes into a call as it is sent (before anything is read out of its texts), or what comes out of it. Shapes
 * with a name go to the components and are pointed at.
 */
export function schemaDocument(schema: z.ZodMiniType, io: 'input' | 'output', components: Components): SchemaDocument {
  const document = z.toJSONSchema(schema, { io });
  // Definitions and pointers are plain data: one pass over the text moves all pointers.
  const moved: SchemaDocument = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (isSafeLimit(key, value) ? undefined : value)).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  );
  const { $schema: _dialect, $defs, id, ...rest } = moved;
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id: _name, ...bare } = definition;
    components[name] = bare;
  }
  if (id === undefined) return rest;
  components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

/** "At most 2^53" says nothing about a number of JSON. */
function isSafeLimit(key: string, value: unknown): boolean {
  return (
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) || (key === 'minimum' && value === Number.MIN_SAFE_INTEGER)
  );
}
