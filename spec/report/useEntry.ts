import { useEffect } from 'react';

/** Scrolls to the entry that the address names. */
export function useEntry(id: string): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
