import { Skeleton } from "../design/skeleton.tsx";
import styles from "./offer-row.module.css";

/**
 * A placeholder for an offer that is loading, at the height of an offer. Without an amount asked
 * for, its button says below for which one it is.
 */
export function OfferRowSkeleton({ isAsked }: { isAsked: boolean }) {
  return (
    <div className={styles.row}>
      <div className={styles.trader}>
        <Skeleton shape="round" />
        <div className={styles.words}>
          <span className={styles.name}>
            <Skeleton width="medium" />
          </span>
          <span className={styles.fine}>
            <Skeleton width="medium" />
          </span>
        </div>
      </div>
      <div className={styles.pair}>
        <div className={styles.method}>
          <span className={styles.strong}>
            <Skeleton width="short" />
          </span>
          <span className={styles.fine}>
            <Skeleton width="medium" />
          </span>
        </div>
        <div className={styles.price}>
          <span className={styles.strong}>
            <Skeleton width="short" />
          </span>
          <span className={styles.fine}>
            <Skeleton width="short" />
          </span>
        </div>
      </div>
      <div className={styles.pair}>
        <div className={styles.limits}>
          <Skeleton width="short" />
        </div>
        <div className={styles.act}>
          <Skeleton shape="control" width="full" />
          {!isAsked && (
            <span className={styles.least}>
              <Skeleton width="short" />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
