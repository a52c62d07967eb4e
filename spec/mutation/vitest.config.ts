/** Runs the tests of rules and of components for each fault, in modules of their own, because a fault is in memory. */
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const { projects, ...test } = config['test'] as { projects: { test: object }[] };

export default {
  ...config,
  test: {
    ...test,
    // For a calendar file of `src/answers`.
    env: { VITE_SITE_ORIGIN: 'https://www.porthillstyre.example' },
    projects: projects.map((project) =>
      mergeConfig(project, { test: { isolate: true, setupFiles: [] } }),
    ),
  },
};
