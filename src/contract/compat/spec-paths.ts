/** Paths of pages in which the specification (§2) has the name of another company, without language and final slash. Code uses the neutral names. */
export const specPaths = { preferred: '/klook-preferred', bestOn: '/best-on-klook' } as const;
