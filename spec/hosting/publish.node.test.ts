import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { serverFiles } from '../../src/publishing/hosting/hostFiles.ts';
import { dictionaryOf } from '../../src/publishing/hosting/dictionary.ts';
import { siteHeaders } from '../../src/publishing/hosting/headers.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith } from '../documents/folder.ts';
import { clause } from '../tools/clause.ts';

/** What a program prints and answers in place of the real one, in the language of the shell. */
type Programs = Readonly<Record<string, string>>;

/** A machine on which nginx and Caddy run, the certificate exists, and both names are in DNS. */
const finished: Programs = { nginx: '', caddy: '', systemctl: '', certbot: '', getent: '' };

/** The tools of the shell that the script needs. Nothing else is installed, such as a server that this machine has. */
const tools = 'sh dirname mkdir cat readlink ln mv rm cp sed chmod ls awk tail head grep basename'
  .split(' ')
  .map((tool) => {
    const folders = (process.env['PATH'] ?? '').split(path.delimiter);
    const files = folders.map((folder) => path.join(folder, tool));
    return [tool, files.find((file) => fs.existsSync(file)) ?? tool] as const;
  });

/** A folder that stands for a server: with a build, the files of `npm run servers`, and programs that note their calls. */
function makeServer({ hasCertificate = true } = {}) {
  const certificate = 'etc/letsencrypt/live/www.shop.co.nz/fullchain.pem';
  const root = folderWith(hasCertificate ? { [certificate]: '' } : {});
  const at = (name: string) => path.join(root, name);
  for (const folder of ['dist', 'deploy', 'bin', 'etc/nginx/conf.d', 'etc/caddy'])
    fs.mkdirSync(at(folder), { recursive: true });
  for (const [tool, file] of tools) fs.symlinkSync(file, at(`bin/${tool}`));
  const site = {
    origin: 'https://www.shop.co.nz',
    otherName: 'shop.co.nz',
    folder: at('www/current/site'),
    pages: ['/', '/about'],
    redirects: {},
    dictionary: dictionaryOf([Buffer.from('Home')]),
  };

  /** Publishes a build, or goes back. Returns what the script prints, the calls of programs, and what is published. */
  function run(day: string, args: readonly string[], programs: Programs = finished) {
    fs.writeFileSync(at('calls'), '');
    fs.writeFileSync(at('dist/index.html'), day);
    const { 'publish.sh': script = '', ...others } = serverFiles({
      ...site,
      rules: siteHeaders(`script-src '${day}'`),
      releases: at('www'),
    });
    const files = {
      ...others,
      'publish.sh': script
        .replaceAll('/etc/nginx', at('etc/nginx'))
        .replaceAll('/etc/caddy', at('etc/caddy'))
        .replaceAll('/var/www/letsencrypt', at('www/letsencrypt')),
    };
    for (const [name, text] of Object.entries(files))
      fs.writeFileSync(
        at(`deploy/${name}`),
        text.replaceAll('/etc/letsencrypt', at('etc/letsencrypt')),
      );
    for (const name of Object.keys(finished)) fs.rmSync(at(`bin/${name}`), { force: true });
    // The script names a release by the time that `date` prints.
    const given = { ...programs, date: `[ "$*" = '-u +%Y-%m-%d-%H%M%S' ] && echo ${day}-103000` };
    for (const [name, body] of Object.entries(given)) {
      const noted = name === 'date' ? '' : `echo "${name} $*" >> '${at('calls')}'\n`;
      fs.writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${noted}${body}\n`, { mode: 0o755 });
    }
    const { status, stderr } = spawnSync(at('bin/sh'), [at('deploy/publish.sh'), ...args], {
      env: { PATH: at('bin') },
      encoding: 'utf8',
    });
    return { status, stderr, calls: fs.readFileSync(at('calls'), 'utf8').trim().split('\n') };
  }

  const read = (name: string) =>
    fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : undefined;
  return {
    run,
    at,
    read,
    /** The release that visitors see: the folder, its page, and the policy that its server sends. */
    published: (server: 'nginx.conf' | 'Caddyfile' = 'nginx.conf') => ({
      release: fs.readlinkSync(at('www/current')),
      page: read('www/current/site/index.html'),
      policy: /script-src '(.*?)'/.exec(read(`www/current/${server}`) ?? '')?.[1],
    }),
    releases: () => fs.readdirSync(at('www/releases')),
    nginxSettings: () => read('etc/nginx/conf.d/site.conf'),
  };
}

const releaseOf = (day: string) => ({ release: `releases/${day}-103000`, page: day, policy: day });
const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
const [first = '', second = '', third = ''] = days;

/** For each server, the file of a release with its settings, and the calls with which it reads them again. */
const reading = {
  nginx: { file: 'nginx.conf', calls: () => ['nginx -t -q', 'nginx -s reload'] },
  caddy: {
    file: 'Caddyfile',
    calls: (caddyfile: string) => [
      `caddy validate --adapter caddyfile --config ${caddyfile}`,
      'systemctl reload caddy',
    ],
  },
} as const;

for (const server of ['nginx', 'caddy'] as const)
  clause('HOST-RELEASES', `${server} gets each release with its policy, and goes back`, () => {
    const { run, at, published, read, nginxSettings } = makeServer();
    const { file, calls } = reading[server];
    const caddyfile = at('etc/caddy/Caddyfile');
    fs.writeFileSync(caddyfile, 'other.nz {\n}\n');
    const done = { status: 0, stderr: '', calls: calls(caddyfile) };
    for (const day of [first, second, third]) {
      expect(run(day, [server])).toEqual(done);
      expect(published(file)).toEqual(releaseOf(day));
      // The configuration names its own release, so that policy and pages change together.
      expect(read(`www/current/${file}`)).toContain(`/www/releases/${day}-103000/site`);
    }
    const include = `${at('www')}/current/${file}`;
    if (server === 'nginx') expect(nginxSettings()).toBe(`include ${include};\n`);
    else expect(read('etc/caddy/Caddyfile')).toBe(`other.nz {\n}\nimport ${include}\n`);
    for (const day of [second, first]) {
      expect(run(third, [server, 'back'])).toEqual(done);
      expect(published(file)).toEqual(releaseOf(day));
    }
    const stderr = 'There is no release before this one.\n';
    expect(run(third, [server, 'back'])).toMatchObject({ status: 1, stderr });
    expect(published(file)).toEqual(releaseOf(first));
    // A rename replaces the link in one step; `ln` would delete it first.
    expect(read('deploy/publish.sh')).toContain('\n  mv -T next current\n');
  });

clause('HOST-RELEASES', 'an earlier copy of the settings in Caddy is replaced', () => {
  const { run, at, read } = makeServer();
  run(first, []);
  const earlier = `${read('deploy/Caddyfile')}other.nz {\n}\n`;
  fs.writeFileSync(at('etc/caddy/Caddyfile'), earlier);
  const { status, stderr } = run(second, ['caddy']);
  expect(status).toBe(0);
  expect(read('etc/caddy/Caddyfile')).toBe(`import ${at('www')}/current/Caddyfile\n`);
  expect(read('etc/caddy/Caddyfile.before')).toBe(earlier);
  expect(stderr).toContain(
    `If it had other sites, copy them from ${at('etc/caddy/Caddyfile')}.before`,
  );
});

for (const server of ['nginx', 'caddy'] as const)
  clause('HOST-RELEASES', `if ${server} refuses the settings, the release before stays`, () => {
    const { run, at, published, nginxSettings, read } = makeServer();
    const settings = () => [nginxSettings(), read('etc/caddy/Caddyfile')];
    fs.writeFileSync(at('etc/caddy/Caddyfile'), 'other.nz {\n}\n');
    const before = settings();
    const refused = { ...finished, [server]: 'exit 1' };
    const fault = run(first, [server], refused);
    expect(fault.status).toBe(1);
    expect(fault.stderr).toMatch(/^(?:nginx|Caddy) refuses the settings, so nothing has changed\./);
    expect(settings()).toEqual(before);
    expect(fs.existsSync(at('www/current'))).toBe(false);

    run(second, [server]);
    const good = settings();
    const again = run(third, [server], refused);
    expect(again.status).toBe(1);
    expect(again.calls.filter((call) => call.includes('reload'))).toEqual([]);
    expect(published()).toEqual(releaseOf(second));
    expect(settings()).toEqual(good);
  });

clause('HOST-RELEASES', 'the last five releases are kept', () => {
  const { run, at, releases, published } = makeServer();
  for (const day of days) fs.mkdirSync(at(`www/releases/${day}-103000`), { recursive: true });
  run('2026-11-23', ['nginx']);
  const kept = [...days.slice(-4), '2026-11-23'].map((day) => `${day}-103000`);
  expect(releases()).toEqual(kept);
  expect(published()).toEqual(releaseOf('2026-11-23'));
  run('2026-11-23', ['nginx', 'back']);
  expect(releases()).toEqual(kept);
});

clause('HOST-RELEASES', 'a copy that was cut short is no release', () => {
  const { run, at, published } = makeServer();
  run(first, ['nginx']);
  fs.renameSync(at('bin/cp'), at('bin/whole'));
  fs.writeFileSync(at('bin/cp'), '#!/bin/sh\nmkdir -p "$3"\nexit 1\n', { mode: 0o755 });
  expect(run(second, ['nginx']).status).not.toBe(0);
  expect(published()).toEqual(releaseOf(first));
  fs.renameSync(at('bin/whole'), at('bin/cp'));
  run(third, ['nginx']);
  run(third, ['nginx', 'back']);
  expect(published()).toEqual(releaseOf(first));
});

clause('HOST-RELEASES', 'without a server, or with a server that is not there, it says so', () => {
  const { run, at } = makeServer();
  for (const args of [[], ['apache'], ['back'], ['nginx', 'forward']]) {
    const { status, stderr } = run(first, args);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Say which server it is: sudo sh deploy\/publish\.sh nginx, or caddy\./,
    );
  }
  for (const server of ['nginx', 'caddy'])
    expect(run(first, [server], {}).stderr).toBe(
      `${server} is not installed: sudo apt-get install ${server}\n`,
    );
  expect(fs.existsSync(at('www'))).toBe(false);
});

/** Certbot that gets a certificate, and nginx that refuses settings which name a missing one, and notes what it reads. */
const withCertbot = (folder: string): Programs => ({
  ...finished,
  certbot: `mkdir -p '${folder}/etc/letsencrypt/live/www.shop.co.nz'; : > '${folder}/etc/letsencrypt/live/www.shop.co.nz/fullchain.pem'`,
  nginx: `site='${folder}/etc/nginx/conf.d/site.conf'; case $* in -t*) file=$(sed 's/include \\(.*\\);/\\1/' "$site"); for pem in $(sed -n 's/.*ssl_certificate \\(.*\\);/\\1/p' "$file"); do [ -e "$pem" ] || exit 1; done ;; *) rm -f '${folder}/running'; [ ! -e "$site" ] || cp "$site" '${folder}/running' ;; esac`,
});

clause('HOST-CERTIFICATE', 'nginx never gets settings that name a missing certificate', () => {
  const { run, at, nginxSettings, published, read } = makeServer({ hasCertificate: false });
  expect(run(first, ['nginx'], withCertbot(at('')))).toEqual({
    status: 0,
    stderr: '',
    calls: [
      'getent hosts www.shop.co.nz',
      'getent hosts shop.co.nz',
      'nginx -t -q',
      'nginx -s reload',
      `certbot certonly --webroot -w ${at('www/letsencrypt')} --cert-name www.shop.co.nz --expand --deploy-hook nginx -s reload -d www.shop.co.nz -d shop.co.nz`,
      'nginx -t -q',
      'nginx -s reload',
    ],
  });
  expect(nginxSettings()).toBe(`include ${at('www')}/current/nginx.conf;\n`);
  expect(published()).toEqual(releaseOf(first));
  for (const name of ['nginx.first.conf', 'nginx.conf'])
    expect(read(`deploy/${name}`)).toMatch(
      /listen 80;[^}]*location \^~ \/\.well-known\/acme-challenge\/ \{\n +root \/var\/www\/letsencrypt;/,
    );
  expect(read('deploy/nginx.first.conf')).not.toContain('ssl');
  expect(read('deploy/nginx.first.conf')).toContain('server_name www.shop.co.nz shop.co.nz;');
  // The next release needs no certificate.
  expect(run(second, ['nginx'], withCertbot(at(''))).calls).toEqual(reading.nginx.calls());
});

for (const earlier of [undefined, '# Earlier settings\n'])
  clause('HOST-CERTIFICATE', `if something is missing, nginx keeps: ${earlier?.trim()}`, () => {
    const { run, at, nginxSettings, read } = makeServer({ hasCertificate: false });
    if (earlier) fs.writeFileSync(at('etc/nginx/conf.d/site.conf'), earlier);
    const given = withCertbot(at(''));
    const { certbot: _, ...withoutCertbot } = given;
    const faults: Readonly<Record<string, Programs>> = {
      Certbot: withoutCertbot,
      'the name of the site in DNS': { ...given, getent: '[ "$2" != www.shop.co.nz ]' },
      'a certificate, because Certbot failed': { ...given, certbot: 'exit 1' },
    };
    for (const [index, [missing = '', sentence = '']] of tableOf('HOST-CERTIFICATE').entries()) {
      const { status, stderr, calls } = run(days[index] ?? '', ['nginx'], faults[missing]);
      expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
      expect(nginxSettings()).toBe(earlier);
      // Until Certbot has failed, nginx serves by settings of its own for the first certificate.
      if (missing.includes('failed')) expect(calls.at(-1)).toBe('nginx -s reload');
      expect(read('running')).toBe(missing.includes('failed') ? earlier : undefined);
      expect(fs.existsSync(at('www/current'))).toBe(false);
    }
    expect(run('2026-11-23', ['nginx'], given).status).toBe(0);
    expect(read('running')).toBe(nginxSettings());
  });

clause('HOST-CERTIFICATE', 'if only the other name is not in DNS, the site is published', () => {
  const { run, at, published } = makeServer({ hasCertificate: false });
  const programs = { ...withCertbot(at('')), getent: '[ "$2" != shop.co.nz ]' };
  const { status, stderr, calls } = run(first, ['nginx'], programs);
  expect(status).toBe(0);
  expect(stderr).toMatch(
    /^shop\.co\.nz is not in DNS yet, so visitors who type it get no answer\./,
  );
  expect(calls.find((call) => call.startsWith('certbot'))).toMatch(/ -d www\.shop\.co\.nz$/);
  expect(published()).toEqual(releaseOf(first));
});
