import type { z } from 'zod/mini';

/** What a schema gives, with everything in it to be read and nothing to be written. */
export type Inferred<Schema extends z.ZodMiniType> = Frozen<z.output<Schema>>;

type Frozen<Value> = Value extends readonly unknown[] | object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;
