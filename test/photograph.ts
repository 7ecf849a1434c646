import sharp from 'sharp';

/** Where the photographs of the tests say that they were taken; nothing that is served may say so. */
export const place = { GPSLatitudeRef: 'N', GPSLatitude: '26/1 22/1 6/1', GPSLongitudeRef: 'W', GPSLongitude: '80/1 7/1 44/1' };

/** What a camera writes into a photograph. */
export const camera = 'Camera of the tests';

/**
 * A JPEG as a camera writes it, of nobody: something like a head and shoulders before a blurred wall, in light that
 * changes, with a weave as coarse as cloth and hair are, which weighs what a portrait weighs. The camera was held upright
 * if `isTurned`: the pixels lie on their side and the file says so.
 */
export async function takePhotograph({ width = 1800, height = 2400, hue = 20, isTurned = false } = {}): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="wall" x2="1" y2="1"><stop stop-color="hsl(${hue + 180},20%,72%)"/><stop offset="1" stop-color="hsl(${hue + 150},25%,38%)"/></linearGradient>
      <radialGradient id="face" cx=".4" cy=".35" r=".8"><stop stop-color="hsl(${hue},48%,74%)"/><stop offset="1" stop-color="hsl(${hue},42%,42%)"/></radialGradient>
      <linearGradient id="coat" x2=".3" y2="1"><stop stop-color="hsl(${hue + 200},25%,34%)"/><stop offset="1" stop-color="hsl(${hue + 200},30%,14%)"/></linearGradient>
      <filter id="far"><feGaussianBlur stdDeviation="14"/></filter><filter id="near"><feGaussianBlur stdDeviation=".7"/></filter>
    </defs>
    <rect x="-300" width="900" height="400" fill="url(#wall)"/>
    <g filter="url(#far)"><rect x="20" y="-20" width="70" height="300" fill="#c9b28a"/><rect x="210" y="30" width="80" height="260" fill="#50666a"/><circle cx="120" cy="60" r="40" fill="#e8dcc0"/></g>
    <g filter="url(#near)">
      <path fill="url(#coat)" d="M20 400C30 300 90 280 150 276C210 280 270 300 280 400z"/><path fill="#f2efe8" d="M120 280L150 340L180 280z"/>
      <path fill="hsl(${hue},40%,52%)" d="M125 230h50v52q-25 24-50 0z"/><ellipse cx="150" cy="170" rx="58" ry="76" fill="url(#face)"/>
      <path fill="hsl(${hue},35%,18%)" d="M88 170C80 70 220 70 212 170C205 130 180 118 150 118C120 118 95 130 88 170z"/>
    </g>
  </svg>`;
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 180 } },
  })
    .blur(3)
    .png()
    .toBuffer();
  const photograph = await sharp(Buffer.from(drawing))
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer();
  return sharp(photograph)
    .rotate(isTurned ? 270 : 0)
    .withExif({ IFD0: { Make: camera }, IFD3: place })
    .withMetadata(isTurned ? { orientation: 6 } : {})
    .jpeg({ quality: 92 })
    .toBuffer();
}
