import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import styles from "./coin-balance.module.css";

/** A named amount beside what is available. */
export function BalancePart(props: { icon?: LucideIcon; name: ReactNode; children: ReactNode }) {
  const { icon: Icon, name, children } = props;
  return (
    <div className={styles.part}>
      <dt className={styles.partName}>
        {Icon && <Icon aria-hidden="true" />}
        {name}
      </dt>
      <dd className={styles.partAmount}>{children}</dd>
    </div>
  );
}
