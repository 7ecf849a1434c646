import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const features =
  'accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking';

const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  xXssProtection: false,
  xDownloadOptions: false,
});

/**
 * The security headers of every response. They depend on nothing in a request, so helmet is asked once.
 * On an https origin, subresources of old http links are upgraded; on a plain local one that would break every asset.
 */
export function securityHeaders(siteOrigin: string, allowIndexing: boolean): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => undefined };
  secure({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  if (siteOrigin.startsWith('https:')) {
    const policy = headers.get('Content-Security-Policy');
    headers.set('Content-Security-Policy', `${policy};upgrade-insecure-requests`);
  }
  headers.set(
    'Permissions-Policy',
    features
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
  );
  if (!allowIndexing) headers.set('X-Robots-Tag', 'noindex, nofollow');
  return headers;
}
