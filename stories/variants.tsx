import { createElement, type ReactNode } from 'react';
import type { Story } from './story.ts';

/** A story of a component in each of these variants, one below the other. */
export function variants<Props extends object>(
  component: (props: Props) => ReactNode,
  ...all: readonly Props[]
): Story {
  return () =>
    all.map((props) => createElement(component, { key: JSON.stringify(props), ...props }));
}
