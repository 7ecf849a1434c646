import 'react';

declare module 'react' {
  /** What a button does to an element, without a script (HTML, "invoker commands"). */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The element's id. */
    commandfor?: string;
  }
}
