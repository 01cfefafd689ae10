import type { z } from 'zod/mini';

/** A wire type as a schema reads it: lists and fields that may be written to. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Loose<Value[Key]> }
    : Value;

/** With every field there, so that one that may be absent counts like the others. */
type Full<Value> = Value extends readonly (infer Item)[]
  ? Full<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]-?: Full<Value[Key]> }
    : Value;

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/**
 * The schema of an answer, which cannot drift from its wire type: what the schema admits, the type admits, and the
 * other way round. Where they differ, the schema stops fitting where it is handed over.
 */
export type AnswerSchema<Output, Schema extends z.ZodMiniType> = [
  Same<Loose<Output>, z.output<Schema>>,
  Same<Full<Output>, Full<z.output<Schema>>>,
] extends [true, true]
  ? Schema
  : { readonly schemaDiffersFromType: Output };
