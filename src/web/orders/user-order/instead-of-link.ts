import type { MouseEvent } from 'react';

/** Does a thing here, where script runs, instead of following the link that leads to the same by forms. */
export function insteadOfLink(work: () => Promise<void>): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault();
    void work();
  };
}
