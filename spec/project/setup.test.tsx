import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { consoleProblems, expectConsole } from '../tools/consoleGuard.ts';

describe('the console guard', () => {
  test.fails.each(['error', 'warn'] as const)('fails a test with an unexpected %s', (level) => {
    console[level]('planted');
  });

  test.fails('fails a test whose expected console line never appears', () => {
    expectConsole(/planted/);
  });

  test.fails('fails a test for a console error while a component is removed', () => {
    function LogsOnRemoval() {
      useEffect(() => () => console.error('planted'), []);
      return null;
    }
    render(<LogsOnRemoval />);
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
