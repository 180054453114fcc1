import { Component, type ReactNode } from "react";
import { BrokenPage } from "./broken-page.tsx";
import { newReference, reportFailure } from "./report-failure.ts";

interface BoundaryProps {
  /** The address: a new one retries the content. */
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failedAt: string | undefined;
  readonly reference: string;
}

/**
 * Catches errors thrown by a page, including failures to load its code, reports them, and offers to
 * reload.
 */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: undefined, reference: "" };

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { failedAt }: BoundaryState,
  ): Partial<BoundaryState> | null {
    return failedAt === undefined || failedAt === "" || failedAt === place
      ? null
      : { failedAt: undefined };
  }

  static getDerivedStateFromError(): BoundaryState {
    return { failedAt: "", reference: newReference() };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.place });
    reportFailure(this.state.reference, error instanceof Error ? error : new Error());
  }

  override render(): ReactNode {
    const { failedAt, reference } = this.state;
    return failedAt === undefined ? this.props.children : <BrokenPage reference={reference} />;
  }
}
