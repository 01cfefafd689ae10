import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

import { deviceOf, longestAgent, type Device } from '#src/domain/site/page/platform.ts';

type Agent = { readonly device: Device; readonly isBot: boolean };

/** Few names of browsers come again and again: each is read once. */
const agents = new LRUCache<string, Agent>({
  maxSize: 1024 ** 2,
  sizeCalculation: (_agent, userAgent) => 200 + 2 * userAgent.length,
});

/** Returns what a browser says of itself: its device, and whether it is a bot. */
export function agentOf(userAgent: string): Agent {
  const known = agents.get(userAgent);
  if (known !== undefined) return known;
  const agent = { device: deviceOf(userAgent), isBot: isbot(userAgent) };
  if (userAgent.length <= longestAgent) agents.set(userAgent, agent);
  return agent;
}
