import { note } from '../styles/layout.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

/** A small remark below what it belongs to. */
export function Note({ children }: { readonly children: string }) {
  return <p className={note}>{noBreakHyphens(children)}</p>;
}
