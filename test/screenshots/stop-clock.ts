/** Node's options that stop the clock of a process at an instant: the pages of a site are those of its day. */
export function stopClock(instant: string): string[] {
  const module = `
    const Running = Date;
    globalThis.Date = class extends Running {
      constructor(...parts) {
        super(...(parts.length > 0 ? parts : [${Date.parse(instant)}]));
      }
      static now() {
        return ${Date.parse(instant)};
      }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`];
}
