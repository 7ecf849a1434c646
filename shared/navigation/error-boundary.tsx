import { Component, type ReactNode } from 'react';

const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * A page that fails to render after a navigation is asked from the server: its address is already in the address bar.
 * The page that came from the server is never reloaded, so nothing can loop.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override state = { failed: false };
  override componentDidCatch() {
    if (window.location.pathname !== firstPath) window.location.reload();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
