/** An origin as calendars subscribe to it: `webcal://www.example.com`. */
export function toWebcal(origin: string): string {
  return origin.replace(/^https?:/, 'webcal:');
}
