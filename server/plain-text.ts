import type { Response } from 'express';

/** Answers with a status and one line of text, never cached. */
export function sendText(res: Response, status: number, text: string): void {
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
    .send(`${text}\n`);
}
