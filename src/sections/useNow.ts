import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The time now in milliseconds since 1970, new at the start of each minute. Nothing until the page is awake:
 * a prerendered page knows no now, and what is shown first has to equal it.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, minute - (time % minute));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
