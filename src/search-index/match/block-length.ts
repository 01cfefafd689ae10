/**
 * So many documents are filtered, ranked and counted at once: few enough that what is read of them is still in the
 * processor's cache when it is looked at again, and enough that each look is one short loop.
 */
export const blockLength = 1024;
