import { initialsOf } from "../../domain/account/initials.ts";
import styles from "./avatar.module.css";

/** The initials that traders see, too. Decorative, next to the name. */
export function Avatar({ name, kind }: { name: string; kind: "buyer" | "seller" | "staff" }) {
  return (
    <span className={`${styles.avatar} ${styles[kind]}`} aria-hidden="true">
      <bdi>{initialsOf(name)}</bdi>
    </span>
  );
}
