import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface State {
  readonly broken: boolean;
}

/** Confines errors to one page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="wrap page" role="alert">
        <h1 className="title">This page stumbled</h1>
        <p className="page-lead">
          Something broke in the browser, or the game was renewed while you played. Nothing of yours was lost.
        </p>
        <p>
          <Button variant="main" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        </p>
      </div>
    );
  }
}
