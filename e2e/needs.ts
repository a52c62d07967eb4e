import { chromium, engines } from './engines/engines.ts';
import { isInstalled } from './isInstalled.ts';

/** A program that some commands need. */
export interface Need {
  readonly name: string;
  readonly isHere: boolean;
  readonly install: string;
  /** The commands that need it. */
  readonly for: string;
}

const program = (name: string, debianPackage = name): Need => ({
  name,
  isHere: isInstalled(name),
  install: `sudo apt-get install ${debianPackage}`,
  for: 'npm run test:hosts',
});

// The project runs in its own Node.js. The user agent of npm has the version of the machine's Node.js.
const [, node = ''] = / node\/v(\S+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];

/** All programs that the commands of this project need. */
export const needs: readonly Need[] = [
  {
    name: `Node.js ${node}`,
    isHere: Number.parseInt(node, 10) >= 20,
    install: 'Node.js 20 or later from https://nodejs.org',
    for: 'every command',
  },
  ...engines.map((engine) => ({
    ...engine,
    for: engine === chromium ? 'npm test' : 'npm run test:engines',
  })),
  program('nginx'),
  program('caddy'),
  program('apache2', 'apache2-bin'),
  program('openssl'),
  {
    name: 'Java',
    isHere: isInstalled('java'),
    install: 'sudo apt-get install default-jre-headless',
    for: 'npm run audit',
  },
];
