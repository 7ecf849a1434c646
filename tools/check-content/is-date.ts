/** Whether a text is a day of the calendar as an ISO date, such as `2026-12-24`. */
export function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a time of the day in hours and minutes, such as `08:30`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
