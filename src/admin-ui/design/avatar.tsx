import styles from "./avatar.module.css";

/** Two letters of a name. Decorative, next to the name. */
export function Avatar({ name, kind }: { name: string; kind: "buyer" | "seller" | "staff" }) {
  return (
    <span className={`${styles.avatar} ${styles[kind]}`} aria-hidden="true">
      <bdi>{name.slice(0, 2).toUpperCase()}</bdi>
    </span>
  );
}
