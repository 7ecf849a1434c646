/**
 * Keeps what a page tells the console, and what would stand there without its doing, as `messages` of the window: for a
 * browser whose protocol tells nothing of it. Sees nothing but that page: it is run in it.
 */
export function listenToConsole(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const)
    console[level] = (...words) => void messages.push(`${level}: ${words.join(' ')}`);
  // Of an element that does not load, the event comes by here on its way to that element.
  const hear = ({ message, target }: ErrorEvent) => messages.push(`error: ${message ?? (target as Element).outerHTML}`);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push(`violation: ${violatedDirective} has blocked ${blockedURI}`),
  );
}
