import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { PacketSocket } from '#src/store/shared/database/db-packets.ts';

test('what is written in one go arrives as one packet, and what is written later as another', async () => {
  const packets: string[] = [];
  const server = createServer((socket) => socket.on('data', (packet) => packets.push(packet.toString('latin1'))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = new PacketSocket();
  socket.setNoDelay(true);
  socket.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  for (const chunk of ['begin', ' one', ' two']) socket.write(chunk);
  await expect.poll(() => packets).toEqual(['begin one two']);
  await new Promise<void>((resolve) => socket.write('commit', () => resolve()));
  socket.end('bye');
  await once(socket, 'close');
  await expect.poll(() => packets.join('|')).toMatch(/^begin one two\|commit\|?bye$/);
  server.close();
});
