/**
 * `npm run smoke -- https://www.shop.co.nz`: checks a published site and prints a sentence per fault. Exits with 1 if
 * there is any.
 *
 * `--origin https://www.shop.co.nz` gives the address the site was built for, if it is being tried at another.
 * `--send` also sends two contact enquiries, which say that they are a test.
 */
import { parseArgs } from 'node:util';
import { smoke } from '../hosting/smoke.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, send: { type: 'boolean' } },
});
const [address = ''] = positionals;

if (URL.canParse(address)) {
  const site = new URL(address).href.replace(/\/+$/, '');
  const { attempts, faults } = await smoke(site, values.origin, values.send);
  for (const fault of faults) console.error(fault);
  process.stdout.write(`${attempts - faults.length} of ${attempts} checks of ${site} passed.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.error(
    'npm run smoke -- https://www.your-domain.example: the address of the site to check.',
  );
  process.exitCode = 1;
}
