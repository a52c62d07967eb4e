import { render } from '@testing-library/react';
import { expect } from 'vitest';
import parts from '../../src/assets/drawings/parts.svg?raw';
import { Drawing } from '../../src/ui/drawing/Drawing.tsx';
import { clause } from '../tools/clause.ts';

const files = import.meta.glob<string>('../../src/assets/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Everything that a drawing distinguishes. */
const markup = `
  <path d="M0 0h9"/>
  <path d="M0 0h9" data-ink="signal"/>
  <path d="M0 0h9" data-ink="faint"/>
  <path d="M0 0h9" data-fill="rubber"/>
  <path d="M0 0h9" data-fill="ground"/>
  <path d="M0 0h9" data-fill="signal"/>
  <g data-ink="signal"><path d="M0 0h9"/><path d="M0 0h9" data-fill="rubber"/><text>a</text></g>
  <text>a</text>
  <text data-ink="signal">a</text>
  <text data-ink="ground">a</text>`;

function looksOf(drawing: ParentNode) {
  return [...drawing.querySelectorAll('path, text')].map((part) => {
    const { fill, stroke, strokeWidth, strokeDasharray, strokeLinecap, fontSize, fontWeight } =
      getComputedStyle(part);
    const letters = part.tagName === 'text' ? { fontSize, fontWeight } : {};
    const lines = stroke === 'none' ? {} : { strokeWidth, strokeDasharray, strokeLinecap };
    return { part: part.outerHTML, fill, stroke, ...lines, ...letters };
  });
}

clause('LOOK-DRAWINGS', 'a drawing has the same colours, lines and letters in its file', () => {
  const [style = ''] = /<style>.*<\/style>/s.exec(parts) ?? [];
  for (const [name, file] of Object.entries(files)) expect.soft(file, name).toContain(style);
  const { container } = render(<Drawing svg={{ viewBox: '0 0 9 9', markup }} />);
  // The style of the file applies only to what is in the shadow.
  const host = document.createElement('div');
  document.body.append(host);
  const file = host.attachShadow({ mode: 'open' });
  file.innerHTML = `<svg viewBox="0 0 9 9">${style}${markup}</svg>`;
  expect(looksOf(file)).toHaveLength(12);
  expect(looksOf(file)).toEqual(looksOf(container));
  host.remove();
});
