import { useId, type ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import styles from "./overview-card.module.css";

/** One topic of the overview: its title with a link to more, and its content. */
export function OverviewCard(props: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <section className={styles.card} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.aside && <span className={styles.aside}>{props.aside}</span>}
        </div>
        {props.children}
      </section>
    </Card>
  );
}

/** Fills a card until its content is loaded: a placeholder, or the failure. */
export function CardPending(props: {
  read: Pick<UseQueryResult, "isError" | "isFetching" | "refetch">;
}) {
  const { isError, isFetching, refetch } = props.read;
  if (isError) return <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className={styles.bones} aria-busy="true" data-unknown="true">
      <Skeleton width="medium" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </div>
  );
}
