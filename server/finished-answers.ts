import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute, pages } from '../shared/routes.ts';
import { type Content, type Finished, finish, sendFinished } from './finished.ts';
import { objection, pathOf } from './guard.ts';
import type { Render } from './render.tsx';

interface Options {
  /** Built and published files by address. */
  files: Map<string, Content>;
  headers: Map<string, string>;
  allowedHosts: string[] | undefined;
  /** Renders a page that is asked for the first time; undefined if pages are not to be kept. */
  render: Render | undefined;
}

/** Everything whose bytes are settled, by path: files from the start, pages once they have been rendered. As many as there are addresses, never more. */
export class FinishedAnswers {
  readonly #answers = new Map<string, Finished>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    // Link previews are shown by others' pages.
    const shared = new Map(options.headers).set('Cross-Origin-Resource-Policy', 'cross-origin');
    for (const [path, content] of options.files)
      this.#answers.set(path, finish(content, path.startsWith('/og/') ? shared : options.headers));
  }

  /**
   * Answers a request whose bytes are settled, or can be now, before and without Express, which takes several times as
   * long. Returns false if there is nothing to send or anything to object to; Express then says what.
   */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const path = pathOf(req);
    const finished = this.#answers.get(path) ?? this.#tryPage(path);
    if (!finished || objection(req, this.#options.allowedHosts)) return false;
    sendFinished(req, res, finished);
    return true;
  }

  /** Finishes every page, letting requests in between. Rejects if one cannot be rendered. */
  async warmUp(): Promise<void> {
    for (const { path } of pages) {
      this.#page(path);
      await new Promise(setImmediate);
    }
  }

  #page(path: string): Finished | undefined {
    const { render, headers } = this.#options;
    const route = findRoute(path);
    if (!render || route.status !== 200) return undefined;
    const body = Buffer.from(render(route, path));
    const page = finish({ type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate', body }, headers);
    this.#answers.set(path, page);
    return page;
  }

  /** A page that cannot be rendered is left to Express, which fails in the same way and has an answer for it. */
  #tryPage(path: string): Finished | undefined {
    try {
      return this.#page(path);
    } catch {
      return undefined;
    }
  }
}
