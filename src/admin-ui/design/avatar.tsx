import styles from "./avatar.module.css";

/** Two letters of a name. Decoration beside the name. */
export function Avatar({ name, role }: { name: string; role: "buyer" | "seller" | "staff" }) {
  return (
    <span className={`${styles.avatar} ${styles[role]}`} aria-hidden="true">
      <bdi>{name.slice(0, 2).toUpperCase()}</bdi>
    </span>
  );
}
