/**
 * Runs before every command of package.json: says in one sentence what keeps it from running here. Without it the
 * command would end with a stack trace, or build a site without its fonts.
 *
 * In JavaScript that every Node.js since 18 can run, because it may be the project's own Node.js that is missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first Node.js that runs this project: it reads TypeScript, and a module knows whether it was started. */
const needed = { major: 24, minor: 2 };

const root = process.cwd();

/** Vite or a stylesheet takes these characters of a path for parts of an address. */
function folderFault() {
  const [found] = /[#?%()]/.exec(root) ?? [];
  return (
    found &&
    `The path of this folder, ${root}, contains ${found}, with which the site cannot be built. Rename the folder, or move the project to another one.`
  );
}

function packagesFault() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const missing = Object.keys({ ...dependencies, ...devDependencies }).find(
    (name) => !existsSync(path.join(root, 'node_modules', name, 'package.json')),
  );
  return missing && `The package ${missing} is not installed. Run npm ci in this folder.`;
}

function nodeFault() {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return undefined;
  return `The project’s own Node.js ${needed.major} is not installed, and Node.js ${node} cannot run it. Run npm ci --ignore-scripts=false in this folder.`;
}

/** The site builds without these folders, so somebody may have removed them. */
function foldersFault() {
  const named = process.env['npm_lifecycle_script']?.match(/\b(?:spec|stories|e2e)\b/g) ?? [];
  const missing = named.find((folder) => !existsSync(path.join(root, folder)));
  return missing && `This command needs the folder ${missing}, which is not here.`;
}

const fault = folderFault() ?? packagesFault() ?? nodeFault() ?? foldersFault();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
