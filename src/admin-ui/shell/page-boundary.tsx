import { Component, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import { Trans } from "@lingui/react/macro";

/** Keeps the navigation when a page fails to render. */
export class PageBoundary extends Component<{ children?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert severity="error">
        <Trans>This page couldn't be shown. Nothing was changed. Reload it.</Trans>
      </Alert>
    );
  }
}
