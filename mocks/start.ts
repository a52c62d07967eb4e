/**
 * `npm start`: builds the site for this machine and serves it. The local inbox answers its forms from another origin,
 * as a form service does.
 */
import getPort, { portNumbers } from 'get-port';
import { createBuilder, loadEnv, preview } from 'vite';
import { inboxPath, startInbox } from './inbox/inbox.ts';

/** The wanted port, or the next one that is free at both addresses of `localhost`. */
const choosePort = (wanted: number) => getPort({ port: portNumbers(wanted, wanted + 50) });

const endpointPath = '/f/enquiries';
const sitePort = await choosePort(4173);
const inboxPort = await choosePort(Math.max(4174, sitePort + 1));
const siteOrigin = `http://localhost:${sitePort}`;
const inboxOrigin = `http://localhost:${inboxPort}`;
process.env['VITE_SITE_ORIGIN'] = siteOrigin;
process.env['VITE_FORM_ENDPOINT'] = `${inboxOrigin}${endpointPath}`;

// The build below reads its settings in the same way.
const { VITE_FORM_HONEYPOT: honeypot } = loadEnv('production', process.cwd(), 'VITE_');
const inbox = await startInbox(`${inboxOrigin}${endpointPath}`, inboxPort, honeypot);
// The console escapes control characters, which a terminal may run as commands.
inbox.endpoint.onEnquiry = ({ fields, faults }) =>
  console.log('\nEnquiry received', fields, ...(faults.length > 0 ? [faults] : []));

console.log('Building the site for this machine.');
const builder = await createBuilder({ logLevel: 'warn', build: { emptyOutDir: true } }, null);
await builder.buildApp();

await preview({
  logLevel: 'warn',
  preview: { port: sitePort, strictPort: true, host: '127.0.0.1' },
});

console.log(`
The site   ${siteOrigin}
The inbox  ${inboxOrigin}${inboxPath}

Enquiries appear below as they arrive. Ctrl+C stops both.`);
