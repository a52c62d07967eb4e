import { useCallback, useEffect, useState } from 'react';

type Values = Readonly<Record<string, string>>;

function load(name: string): Values {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Values;
  } catch {
    // Starts again if the stored text is not JSON.
    return {};
  }
}

/** Values that this browser keeps between visits, and a function that sets some. An empty value removes its key. */
export function useStored(name: string): readonly [Values, (values: Values) => void] {
  const [values, setValues] = useState(() => load(name));
  useEffect(() => {
    try {
      localStorage.setItem(name, JSON.stringify(values));
    } catch {
      // Without storage (some browsers have none for files) the values last until the page is closed.
    }
  }, [name, values]);
  const set = useCallback((some: Values) => {
    setValues((old) =>
      Object.fromEntries(Object.entries({ ...old, ...some }).filter(([, value]) => value !== '')),
    );
  }, []);
  return [values, set];
}
