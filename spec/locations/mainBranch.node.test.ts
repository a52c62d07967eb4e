import { expect } from 'vitest';
import { branches, mainBranch } from '../../src/content/branches.ts';
import { clause } from '../tools/clause.ts';

clause('BRANCH-MAIN', 'the first branch is the main one, and no other', () => {
  expect(branches.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(['Sockburn']);
  expect(mainBranch.name).toBe('Sockburn');
});
