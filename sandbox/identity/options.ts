/** `origin`: as browsers and the shop name it. `returns`: the addresses people may be sent back to. */
export type IdentityOptions = {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly returns: readonly string[];
  /** Milliseconds since the epoch; the machine's clock when absent. */
  readonly clock?: () => number;
};
