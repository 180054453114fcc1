import { Skeleton } from "../design/skeleton.tsx";
import styles from "./offer-row.module.css";

/** A placeholder for an offer that is loading, at the height of an offer. */
export function OfferRowSkeleton() {
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
          <Skeleton shape="control" width="medium" />
        </div>
      </div>
    </div>
  );
}
