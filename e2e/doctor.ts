/**
 * `npm run doctor`: what this machine has and lacks for the commands of this project, and what installs it. Exits with 1
 * where the site cannot be built or `npm test` cannot run.
 */
import { engines, systemChromium } from './engines/engines.ts';
import { isInstalled } from './isInstalled.ts';

interface Need {
  readonly name: string;
  readonly isHere: boolean;
  readonly install: string;
  /** The commands that need it. */
  readonly for: string;
}

const program = (name: string): Need => ({
  name,
  isHere: isInstalled(name),
  install: `sudo apt-get install ${name}`,
  for: 'npm run test:hosts',
});

// The project runs in a Node.js of its own; the machine's is the one that npm says.
const [, node = ''] = / node\/v(\S+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];

const needs: readonly Need[] = [
  {
    name: `Node.js ${node}`,
    isHere: Number.parseInt(node, 10) >= 20,
    install: 'Node.js 20 or later from https://nodejs.org',
    for: 'every command',
  },
  ...engines.map((engine) => ({
    ...engine,
    for: engine === systemChromium ? 'npm test' : 'npm run test:engines',
  })),
  program('nginx'),
  program('caddy'),
  program('openssl'),
  {
    name: 'Java',
    isHere: isInstalled('java'),
    install: 'sudo apt-get install default-jre-headless',
    for: 'npm run audit',
  },
];

for (const need of needs)
  process.stdout.write(
    need.isHere
      ? `here     ${need.name}, for ${need.for}\n`
      : `missing  ${need.name}, for ${need.for}: ${need.install}\n`,
  );
const required = ['every command', 'npm test'];
if (needs.some((need) => !need.isHere && required.includes(need.for))) process.exitCode = 1;
