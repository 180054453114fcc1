import { Plural } from "@lingui/react/macro";
import styles from "./turn-count.module.css";

/** How many trades await the user: a number on screen, a sentence for screen readers. */
export function TurnCount(props: { count: number | undefined }) {
  const { count = 0 } = props;
  if (count === 0) return null;
  return (
    <>
      <bdi className={styles.count} aria-hidden="true">
        {count}
      </bdi>
      <span className={styles.words}>
        <Plural
          value={count}
          one={
            <span>
              <bdi>{count}</bdi> waiting for you
            </span>
          }
          other={
            <span>
              <bdi>{count}</bdi> waiting for you
            </span>
          }
        />
      </span>
    </>
  );
}
