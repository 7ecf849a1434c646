import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from './config.ts';
import type { Inline } from './dist.ts';

/** Browser features that this site does not use, and that nothing on its pages may (Permissions Policy). */
const unusedFeatures =
  'accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure ' +
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
export function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The security headers of every response, as Helmet sets them. `inline` is what documents hold; nothing else may stand
 * in them. On a plain http origin nothing is upgraded to https: that would break every asset.
 */
export function createSecurityHeaders(
  { siteOrigin, allowIndexing, hstsSubdomains }: Config,
  inline: Inline,
): Record<string, string> {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...[inline.importMap, inline.beforePaint, inline.loader].map(toSource)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", toSource(inline.styles)],
        styleSrcAttr: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        upgradeInsecureRequests: siteOrigin.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: hstsSubdomains },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xDownloadOptions: false,
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHelmetHeaders(response.req, response, () => undefined);
  return {
    'Permissions-Policy': permissionsPolicy,
    ...(!allowIndexing && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])),
  };
}

const policy = 'content-security-policy';

/** The policy among `headers`, for a document with styles beside those of every page: `source` is what names them. */
export function allowStyles(headers: Record<string, string>, source: string): Record<string, string> {
  return { [policy]: (headers[policy] ?? '').replace('style-src ', `style-src ${source} `) };
}
