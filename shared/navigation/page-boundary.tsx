import { Component, type ReactNode } from 'react';
import { PhoneButton } from '../components/buttons.tsx';
import { loadDocument } from './load-document.ts';

interface Props {
  path: string;
  /** Whether the server wrote this page: then it stands in the document, whole, and is put back (client/main.tsx). */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * A next page that throws is asked from the server, under its address; until that has answered there is the phone
 * number.
 */
export class PageBoundary extends Component<Props, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  override state: { error?: unknown } = {};
  override componentDidCatch(): void {
    if (navigator.onLine) loadDocument();
  }
  override render(): ReactNode {
    const { isFirst, path, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (isFirst) throw new Error(`${path} failed`, { cause: error });
    return (
      <section className="section background-paper">
        <div className="wrap">
          <h1 tabIndex={-1}>This one is our mistake</h1>
          <p className="lede">The page could not be shown just now. Call us and we will help you on the phone.</p>
          <div className="actions">
            <PhoneButton look="button-primary" />
          </div>
        </div>
      </section>
    );
  }
}
