import { Socket } from 'node:net';

/**
 * A connection on which all that is written in one go leaves as one packet. The driver writes a statement in four or five
 * messages, and a transaction requests several statements at once: what each system call costs is paid once for all.
 */
export class PacketSocket extends Socket {
  #gathering = false;

  constructor() {
    super();
    // Node gives a socket that connects a `write` of its own, which would be before ours.
    this.on('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | ((fault?: Error | null) => void),
    done?: (fault?: Error | null) => void,
  ): boolean {
    if (!this.#gathering) {
      this.#gathering = true;
      this.cork();
      process.nextTick(() => {
        this.#gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }
}
