import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { consoleProblems, expectConsole } from '../tools/consoleGuard.ts';

describe('the console guard', () => {
  test.fails('fails a test with a console error that it does not expect', () => {
    console.error('planted');
  });

  test.fails('fails a test with a console warning that it does not expect', () => {
    console.warn('planted');
  });

  test.fails('fails a test that expects a console line which never appears', () => {
    expectConsole(/planted/);
  });

  test.fails('records the console lines of a component that is being removed', () => {
    function Parting() {
      useEffect(() => () => console.error('planted'), []);
      return null;
    }
    render(<Parting />);
  });

  test('accepts an expected line, and reports an unexpected one', () => {
    console.error('Form submission failed', new Error('planted'));
    console.warn('another');
    expectConsole(/Form submission failed Error: planted/);
    expect(consoleProblems()).toEqual([
      'unexpected (fix it, or declare it with expectConsole): warn: another',
    ]);
    expectConsole(/^warn: another$/);
  });

  test('keeps no lines of the previous test', () => {
    expect(consoleProblems()).toEqual([]);
  });
});

describe('the clock', () => {
  test('shows a Wednesday morning in Christchurch', async () => {
    const time = new Intl.DateTimeFormat('en-NZ', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Pacific/Auckland',
    });
    expect(time.format(new Date())).toMatch(/^Wednesday, 18 November 2026 at 10:30\sam$/);
    const before = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Date.now()).toBe(before);
  });
});
