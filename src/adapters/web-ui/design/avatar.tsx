import { initialsOf } from "../../../domain/account/initials.ts";
import { paletteIndexOf } from "./person-colour.ts";
import styles from "./avatar.module.css";

const palette = ["person1", "person2", "person3", "person4", "person5", "person6"] as const;

/** The colour of a last-seen dot, as in the API (specification, section 4). */
export type SeenColor = "success" | "warning" | "default";

/**
 * A person's picture, or their initials on a background colour, both derived from the name.
 * Decorative, next to the name; the last-seen time must also be given in words.
 */
export function Avatar(props: {
  name: string;
  url?: string | null | undefined;
  dot?: SeenColor;
  large?: boolean;
}) {
  const { name, url, dot, large = false } = props;
  const ground = styles[palette[paletteIndexOf(name, palette.length)] ?? "person1"];
  return (
    <span
      className={[styles.avatar, ground, large && styles.large].filter(Boolean).join(" ")}
      aria-hidden="true"
    >
      <bdi>{initialsOf(name)}</bdi>
      {/* Over the letters, which stay where a picture cannot be read. */}
      {url && <img className={styles.picture} src={url} alt="" loading="lazy" />}
      {dot && <span className={`${styles.dot} ${styles[dot]}`} />}
    </span>
  );
}
