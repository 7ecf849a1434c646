#!/bin/sh
# The deploy hook of certbot, which calls it with no variables but its own: nginx gets the certificate and reads it.
set -eu
. "$(dirname "$0")/.env"
install -o 101 -m 400 "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" "$TLS_DIR/"
docker kill --signal HUP website-proxy-1
