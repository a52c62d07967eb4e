/**
 * `npm run doctor`: lists what this machine has and lacks for the commands of this project, with the command that
 * installs each. Exits with 1 if the site cannot be built or `npm test` cannot run.
 */
import { needs } from './needs.ts';

for (const need of needs)
  process.stdout.write(
    need.isHere
      ? `here     ${need.name}, for ${need.for}\n`
      : `missing  ${need.name}, for ${need.for}: ${need.install}\n`,
  );
const required = ['every command', 'npm test'];
if (needs.some((need) => !need.isHere && required.includes(need.for))) process.exitCode = 1;
