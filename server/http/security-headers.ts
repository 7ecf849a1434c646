import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Origins } from '../../content/origins.ts';
import { type Assets, headScript } from '../assets.ts';
import type { Config } from '../config.ts';

/** Browser features that this site does not use, and that nothing on its pages may (Permissions Policy). */
const unusedFeatures =
  'accelerometer autoplay browsing-topics camera clipboard-read compute-pressure ' +
  'cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid ' +
  'identity-credentials-get idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone ' +
  'midi otp-credentials payment picture-in-picture private-state-token-issuance ' +
  'private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock ' +
  'serial storage-access sync-xhr unload usb window-management xr-spatial-tracking';

const permissionsPolicy = unusedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Text in a document as a source of the content security policy (CSP Level 3, section 2.3.1). */
function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Sets the security headers of every response. Inline styles and scripts are allowed by their hash, and nothing else may stand in
 * them. A plain http origin gets no `upgrade-insecure-requests`, which would break every file, and no HSTS: browsers must
 * ignore it there (RFC 6797, section 7.2), and a localhost with TLS would be bound for two years.
 *
 * Pages that take something from other hosts (`origins`) do without Cross-Origin-Embedder-Policy, as few hosts send what
 * it asks for; and with scripts of others without Trusted Types, as few of those scripts keep to them. With a
 * Cross-Origin-Opener-Policy Chromium 150 forgets the place and the state of a tab that it has discarded.
 */
export function setSecurityHeaders(config: Config, { styles, loader }: Assets, origins: Origins): RequestHandler[] {
  const { scripts, images, frames, connections } = origins;
  const isAlone = Object.values(origins).every((list) => list.length === 0);
  const isHttps = config.SITE_ORIGIN.startsWith('https:');
  const headers = {
    'Permissions-Policy': permissionsPolicy,
    ...(!config.ALLOW_INDEXING && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'", ...connections],
          fontSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          frameSrc: frames.length > 0 ? frames : null,
          imgSrc: ["'self'", ...images],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'", toSource(headScript), toSource(loader), ...scripts],
          scriptSrcAttr: ["'none'"],
          styleSrc: [toSource(styles), ...origins.styles],
          styleSrcAttr: ["'none'"],
          requireTrustedTypesFor: scripts.length > 0 ? null : ["'script'"],
          trustedTypes: scripts.length > 0 ? null : ["'none'"],
          upgradeInsecureRequests: isHttps ? [] : null,
        },
      },
      strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: config.HSTS_SUBDOMAINS },
      crossOriginOpenerPolicy: false,
      crossOriginEmbedderPolicy: isAlone && { policy: 'require-corp' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      xXssProtection: false,
      xDownloadOptions: false,
    }),
    (_req, res, next) => {
      res.set(headers);
      next();
    },
  ];
}
