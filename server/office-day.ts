const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The day on the office's wall (America/New_York) at an instant, as an ISO date such as `2026-11-21`. */
export function getOfficeDay(now: Date): string {
  return calendar.format(now);
}
