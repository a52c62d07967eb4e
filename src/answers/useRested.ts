import { useEffect, useState } from 'react';

/** How long typing has to rest before it is answered, in milliseconds: an answer to each letter would be read out. */
const restMs = 600;

/** What was typed, once typing rests. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
