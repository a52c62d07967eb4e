/**
 * `npm run smoke -- https://www.shop.co.nz`: looks at a published site, and says each fault in a sentence. It ends with
 * a failure where there is one.
 *
 * `--origin https://www.shop.co.nz` says for which address the site was built, where it is tried at another.
 */
import { parseArgs } from 'node:util';
import { smoke } from '../hosting/smoke.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
});
const [address = ''] = positionals;

if (URL.canParse(address)) {
  const { origin } = new URL(address);
  const { looks, faults } = await smoke(origin, values.origin);
  for (const fault of faults) console.error(fault);
  process.stdout.write(
    `${looks - faults.length} of ${looks} looks at ${origin} found it in order.\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.error(
    'npm run smoke -- https://www.your-domain.example: the address of the site to look at.',
  );
  process.exitCode = 1;
}
