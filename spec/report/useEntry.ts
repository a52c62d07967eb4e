import { useEffect } from 'react';

/** Brings the entry of a view that the address names into sight. */
export function useEntry(id: string): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
