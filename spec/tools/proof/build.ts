/** Builds the product into the folder that its argument names, with the violation in the environment. */
import { createBuilder } from 'vite';
import { violation } from './violation.plugin.ts';

// WyW evaluates the styles without its document if that takes longer than 15 s, as it does on a busy machine.
process.env['WYW_EVAL_HAPPYDOM_INIT_TIMEOUT_MS'] = '120000';
try {
  const [, , outDir = ''] = process.argv;
  // Node.js loads the configuration, so that the violation applies to it and to its imports.
  const how = { logLevel: 'silent', configLoader: 'native' } as const;
  const build = { outDir, emptyOutDir: true };
  const builder = await createBuilder({ ...how, build, plugins: [violation()] }, null);
  await builder.buildApp();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
