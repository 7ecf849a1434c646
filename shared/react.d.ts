import 'react';

declare module 'react' {
  /** The action of a button on an element, without a script (HTML, "invoker commands"). */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The element's id. */
    commandfor?: string;
  }
}
