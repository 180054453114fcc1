import { Component, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import styles from "./failure-page.module.css";

interface BoundaryProps {
  /** The address: a new one retries the content. */
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failedAt: string | undefined;
}

/** Catches errors thrown by a page, including failures to load its code, and offers to reload. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: undefined };

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { failedAt }: BoundaryState,
  ): Partial<BoundaryState> | null {
    return failedAt === undefined || failedAt === "" || failedAt === place
      ? null
      : { failedAt: undefined };
  }

  static getDerivedStateFromError(): BoundaryState {
    return { failedAt: "" };
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place });
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <BrokenPage />;
  }
}

function BrokenPage() {
  const { t } = useLingui();
  return (
    <section className={styles.failure}>
      <PageHeading title={t`This page couldn't be shown`} />
      <p className={styles.text}>
        <Trans>
          Nothing was changed. The connection may have been lost, or there is a newer version of
          this page.
        </Trans>
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </section>
  );
}
