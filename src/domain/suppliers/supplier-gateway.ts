/** Hours that a supplier has to answer; they end earlier if the visit begins. */
export const answerHours = 48;

/**
 * Sends booking requests to suppliers, for bookings that are not confirmed instantly. `key` is the booking's idempotency key:
 * a repeated request books once. If a call throws, its outcome is unknown and it is retried later.
 */
export type SupplierGateway = {
  /** `later`: the supplier answers separately (`answerSupplierRequest`). */
  readonly reserve: (key: string) => Promise<'accepted' | 'refused' | 'later'>;
  /** Releases the request with this key, whether or not the supplier has received or accepted it. */
  readonly release: (key: string) => Promise<void>;
};

/** Accepts every request at once: the gateway of demonstrations, which have no real suppliers. */
export const sampleSupplierGateway: SupplierGateway = {
  reserve: async () => 'accepted',
  release: async () => undefined,
};
