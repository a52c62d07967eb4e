import { defaultCacheControl, type HeaderRule } from './headers.ts';
import { hostFiles, patternOf, type ForHosts } from './hostFiles.ts';

/** What the configuration of your own server depends on. */
export interface ServedSite extends ForHosts {
  readonly origin: string;
  /** The absolute path of the built site. */
  readonly folder: string;
  /** The ports for HTTP and HTTPS. */
  readonly ports: { readonly plain: number; readonly encrypted: number };
  /** The certificate's files, for nginx; Caddy obtains its own. None behind a proxy that encrypts. */
  readonly certificate?: { readonly chain: string; readonly key: string };
}

/** Media types by file extension: a server's own list may lack some. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/**
 * A complete file for `/etc/nginx/conf.d`, ready to use.
 *
 * Cache-Control depends on the file finally served, so that a missing file in `/assets` gets the 404 page and its
 * header. Media types depend on the extension.
 */
export function nginxFile(site: ServedSite): string {
  const { origin, folder, ports, certificate, rules, redirects, pages } = site;
  const hidden = ['404', ...Object.keys(hostFiles(site))].join('|').replaceAll('.', '\\.');
  const { hostname } = new URL(origin);
  const globalHeaders = rules
    .filter(({ path }) => path === '/*')
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
  const cacheRules = rules.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value === undefined || value === defaultCacheControl
      ? []
      : [`"~${patternOf(path)}" "${value}";`],
  );
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);
  const named = pages.filter((page) => page !== '/');
  const otherPort = ports.encrypted === 443 ? '' : `:${ports.encrypted}`;
  const server = certificate
    ? `server {
  listen ${ports.plain};
  listen [::]:${ports.plain};
  server_name ${hostname};
  return 301 https://${hostname}${otherPort}$request_uri;
}

server {
  listen ${ports.encrypted} ssl http2;
  listen [::]:${ports.encrypted} ssl http2;
  server_name ${hostname};
  ssl_certificate ${certificate.chain};
  ssl_certificate_key ${certificate.key};
  ssl_protocols TLSv1.2 TLSv1.3;`
    : `server {
  listen ${ports.plain};`;
  return `# Made by \`npm run servers\` from the table of headers and the settings of the build. Make it anew after each build.
map $uri $site_cache_control {
  default "${defaultCacheControl}";
  ${cacheRules.join('\n  ')}
}

# The page that an address in other capitals means.
map $uri $site_page {
  default "";
  ${named.map((page) => `"~^${page}$" "";\n  "~*^${page}$" ${page};`).join('\n  ')}
}

${server}

  root ${folder};
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # With the package libnginx-mod-http-brotli-static installed, take the sign away: pages get smaller by a seventh.
  # brotli_static on;

  charset utf-8;
  charset_types text/css text/javascript text/plain text/vcard;
  types {
    ${types.join('\n    ')}
  }

  ${globalHeaders.join('\n  ')}
  add_header Cache-Control $site_cache_control always;

  error_page 404 /404.html;
  rewrite ^/(.*[^/])/+$ /$1 permanent;
  if ($site_page) {
    return 301 $site_page$is_args$args;
  }

  ${Object.entries(redirects)
    .map(([from, to]) => `location = ${from} {\n    return 301 ${to};\n  }\n  `)
    .join('')}location = / {
    try_files /index.html =404;
  }
  location / {
    # No $uri/ here: /tyres is tyres.html, and there is a folder of that name too.
    try_files $uri $uri.html =404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/(${hidden})$ {
    return 404;
  }
}
`;
}

/**
 * A main configuration for an nginx that any user can start: it writes below one folder only.
 *
 * @param servers the file for `/etc/nginx/conf.d`
 */
export function nginxMain(servers: string, temp: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `pid ${temp}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${paths.map((name) => `${name}_temp_path ${temp}/${name};\n`).join('')}
${servers}}
`;
}

/** The files of a container, by name: it serves the site on port 8080, for a proxy that encrypts. */
export function containerFiles(site: ServedSite, built: string): Readonly<Record<string, string>> {
  const { certificate: _, ...inside } = { ...site, folder: '/srv/site' };
  const ports = { plain: 8080, encrypted: 443 };
  return {
    'nginx.container.conf': nginxMain(nginxFile({ ...inside, ports }), '/tmp'),
    Containerfile: `# podman build -f deploy/Containerfile -t site .
# podman run --read-only --tmpfs /tmp --cap-drop all -p 8080:8080 site
FROM docker.io/library/nginx:stable-alpine
COPY deploy/nginx.container.conf /etc/nginx/nginx.conf
COPY ${built} /srv/site
USER nobody
EXPOSE 8080
ENTRYPOINT ["nginx", "-g", "daemon off;"]
`,
  };
}

/** A complete Caddyfile, ready to use: Caddy obtains the certificate by itself. */
export function caddyFile(site: ServedSite): string {
  const { origin, folder, ports, rules, redirects, pages } = site;
  const hidden = ['404', '404.html', ...Object.keys(hostFiles(site))].map((name) => `/${name}`);
  const { hostname } = new URL(origin);
  const headerLines = ({ path, headers }: HeaderRule) =>
    Object.entries(headers)
      .filter(([, value]) => value !== defaultCacheControl)
      .map(([name, value]) => `header ${path === '/*' ? '' : `${path} `}${name} "${value}"`);
  const isDefaultPorts = ports.plain === 80 && ports.encrypted === 443;
  const options = isDefaultPorts
    ? ''
    : `{\n\thttp_port ${ports.plain}\n\thttps_port ${ports.encrypted}\n}\n\n`;
  return `# Made by \`npm run servers\` from the table of headers and the settings of the build. Make it anew after each build.
${options}${hostname} {
	root * ${folder}
	encode zstd gzip

	header ?Cache-Control "${defaultCacheControl}"
	${rules.flatMap(headerLines).join('\n\t')}

	${Object.entries(redirects)
    .map(([from, to]) => `redir ${from} ${to} 301\n\t`)
    .join('')}@slash {
		path_regexp slash ^/+(.*[^/])/+$
		query ""
	}
	redir @slash /{re.slash.1} 301
	@slashAndQuery path_regexp slashAndQuery ^/+(.*[^/])/+$
	redir @slashAndQuery /{re.slashAndQuery.1}?{query} 301

	# The page that an address in other capitals means.
	map {path} {site_page} {
		${pages
      .filter((page) => page !== '/')
      .map((page) => `~(?i)^${page}$ ${page}`)
      .join('\n\t\t')}
		default ""
	}
	@capitals {
		expression \`{site_page} != "" && {site_page} != {path}\`
		query ""
	}
	redir @capitals {site_page} 301
	@capitalsAndQuery expression \`{site_page} != "" && {site_page} != {path}\`
	redir @capitalsAndQuery {site_page}?{query} 301

	@hidden path ${hidden.join(' ')}
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		# There is a folder beside tyres.html.
		disable_canonical_uris
	}

	handle_errors {
		rewrite * /404.html
		header Cache-Control "${defaultCacheControl}"
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/**
 * A shell script that publishes a build on this machine in one step, and can go back to the previous release.
 *
 * @param folder where the releases are; the servers serve `current` in it
 * @param built the built site, seen from the script
 */
export function publishScript(folder: string, built: string): string {
  return `#!/bin/sh
# Made by \`npm run servers\`. Visitors see the old release or the new one, never half of one.
#   sudo sh deploy/publish.sh         publishes the build
#   sudo sh deploy/publish.sh back    goes back to the release before
set -eu
built=$(cd "$(dirname "$0")/${built}" && pwd)
mkdir -p '${folder}/releases'
cd '${folder}'
if [ "\${1:-}" = back ]; then
  now=$(basename "$(readlink current)")
  release=$(ls releases | awk -v now="$now" '$0 < now' | tail -n 1)
  if [ -z "$release" ]; then
    echo 'There is no release before this one.' >&2
    exit 1
  fi
else
  release=$(date -u +%Y-%m-%d-%H%M%S)
  cp -R "$built" "releases/$release"
fi
ln -sfn "releases/$release" next
mv -T next current
echo "${folder}/current is release $release."
`;
}
