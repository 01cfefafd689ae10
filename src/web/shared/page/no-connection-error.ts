/** The server did not answer: there is no connection (spec §8, code 990001). */
export class NoConnection extends Error {}
