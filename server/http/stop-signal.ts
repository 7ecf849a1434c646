/**
 * Resolves on SIGTERM or SIGINT. `server/main.ts` imports this module before all others, so that a signal during the
 * start counts as well: Node as process 1 of a container has no default handler for it.
 */
export const stopSignal = new Promise<NodeJS.Signals>((resolve) => {
  process.on('SIGTERM', resolve).on('SIGINT', resolve);
});
