/** Hours that a supplier has to answer; the visit's beginning ends them too. */
export const answerHours = 48;

/**
 * Where a supplier is asked for what is not confirmed at once. `key` is the booking's: the same key again is the same
 * request, so that asking twice books once. Throwing means that nobody knows, and it is asked again later.
 */
export type SupplierGateway = {
  /** `later`: the supplier answers separately (`answerSupplierRequest`). */
  readonly reserve: (key: string) => Promise<'accepted' | 'refused' | 'later'>;
  /** What was requested under this key is no longer wanted, whether the supplier has it, will have it or never heard of it. */
  readonly release: (key: string) => Promise<void>;
};

/** The desk of a demonstration, where no money is taken and nobody could be asked: every sample supplier says yes at once. */
export const sampleDesk: SupplierGateway = { reserve: async () => 'accepted', release: async () => undefined };
