#!/bin/sh
# Made by `npm run servers`. Publishes the build on this machine, together with the configuration that belongs to it:
# visitors see the old release or the new one, never half of one.
#   sudo sh deploy/publish.sh nginx         publishes the build on nginx; the first time it gets a certificate
#   sudo sh deploy/publish.sh caddy         publishes the build on Caddy
#   sudo sh deploy/publish.sh nginx back    goes back to the release before
set -eu
umask 022
server=${1:-}
case "$server ${2:-}" in
  'nginx ' | 'nginx back') settings=/etc/nginx/conf.d/site.conf ;;
  'caddy ' | 'caddy back') settings=/etc/caddy/Caddyfile ;;
  *)
    echo 'Say which server it is: sudo sh deploy/publish.sh nginx, or caddy. "back" after that goes back.' >&2
    exit 1
    ;;
esac
if ! command -v "$server" > /dev/null; then
  echo "$server is not installed: sudo apt-get install $server" >&2
  exit 1
fi
deploy=$(cd "$(dirname "$0")" && pwd)
built=$(cd "$deploy/{{built}}" && pwd)
mkdir -p '{{folder}}/releases'
cd '{{folder}}'
before=$(readlink current || true)
settings_before=$(cat "$settings" 2> /dev/null || true)

point_to() {
  ln -sfn "$1" next
  mv -T next current
}

# Leaves everything as it was: a server with settings that it refuses would not start again.
restore() {
  if [ -n "$before" ]; then point_to "$before"; else rm -f current; fi
  if [ -n "$settings_before" ]; then echo "$settings_before" > "$settings"; else rm -f "$settings"; fi
}

give_up() {
  restore
  echo "$1" >&2
  exit 1
}

use_nginx() {
  echo "include {{folder}}/current/$1;" > "$settings"
  nginx -t -q || give_up 'nginx refuses the settings, so nothing has changed. It says why above.'
  nginx -s reload
}

# Let's Encrypt asks nginx for a file on every name, so each has to lead to this machine.
get_certificate() {
  if ! command -v certbot > /dev/null; then
    give_up 'Certbot is not installed, which gets the certificate: sudo apt-get install certbot'
  fi
  domains=
  for name in {{names}}; do
    if getent hosts "$name" > /dev/null; then
      domains="$domains -d $name"
    elif [ "$name" = '{{hostname}}' ]; then
      give_up "$name is not in DNS yet: where the domain is registered, point it to this machine."
    else
      echo "$name is not in DNS yet, so visitors who type it get no answer. Once it leads to this machine, delete /etc/letsencrypt/live/{{hostname}}/fullchain.pem and publish again." >&2
    fi
  done
  use_nginx nginx.first.conf
  mkdir -p /var/www/letsencrypt
  # shellcheck disable=SC2086
  certbot certonly --webroot -w /var/www/letsencrypt --cert-name '{{hostname}}' --expand \
    --deploy-hook 'nginx -s reload' $domains || {
    restore
    nginx -s reload
    give_up 'There is no certificate yet, so nothing is published. Certbot says why above.'
  }
}

use_caddy() {
  if [ ! -e "$settings" ]; then : > "$settings"; fi
  # An earlier copy of the site's settings would define the site a second time.
  if head -n 1 "$settings" | grep -q '^# Made by .npm run servers'; then
    cp "$settings" "$settings.before"
    : > "$settings"
    echo "$settings had an earlier copy of the site's settings, and is new now. If it had other sites, copy them from $settings.before to its end." >&2
  fi
  line='import {{folder}}/current/Caddyfile'
  grep -qxF "$line" "$settings" || echo "$line" >> "$settings"
  caddy validate --adapter caddyfile --config "$settings" > /dev/null ||
    give_up 'Caddy refuses the settings, so nothing has changed. It says why above.'
  systemctl reload caddy
}

if [ "${2:-}" = back ]; then
  release=$(ls releases | awk -v now="$(basename "$before")" '$0 < now' | tail -n 1)
  if [ -z "$release" ]; then
    echo 'There is no release before this one.' >&2
    exit 1
  fi
else
  release=$(date -u +%Y-%m-%d-%H%M%S)
  # A copy that is cut short, such as by a full disk, has no name that counts as a release.
  rm -rf releases/.new
  mkdir releases/.new
  cp -R "$built" releases/.new/site
  for file in nginx.conf nginx.first.conf Caddyfile; do
    sed "s|{{folder}}/current/|{{folder}}/releases/$release/|" "$deploy/$file" > "releases/.new/$file"
  done
  chmod -R a+rX releases/.new
  mv releases/.new "releases/$release"
fi
point_to "releases/$release"

case $server in
  nginx)
    if [ ! -e '/etc/letsencrypt/live/{{hostname}}/fullchain.pem' ]; then get_certificate; fi
    use_nginx nginx.conf
    ;;
  caddy) use_caddy ;;
esac

if [ "${2:-}" != back ]; then
  # Enough to go back some steps; the others only fill the disk.
  ls releases | head -n -5 | while read -r old; do rm -rf "releases/$old"; done
fi
echo "{{hostname}} is release $release."
