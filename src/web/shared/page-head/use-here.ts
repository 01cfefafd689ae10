import { useEffect, useRef, type RefObject } from 'react';

/** Whether a part of a page still is there: what it would say is said elsewhere once it has gone. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
