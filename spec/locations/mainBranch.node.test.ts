import { expect } from 'vitest';
import { branches, mainBranch } from '../../src/content/branches.ts';
import { clause } from '../tools/clause.ts';

clause('BRANCH-MAIN', 'Sockburn is the only main branch', () => {
  expect(branches.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(['Sockburn']);
  expect(mainBranch.name).toBe('Sockburn');
});
