import styles from "./skeleton.module.css";

/** A placeholder of the right size while something loads. Hidden from screen readers. */
export function Skeleton(props: {
  shape?: "line" | "control" | "card" | "round";
  width?: "short" | "medium" | "full";
}) {
  const { shape = "line", width = "medium" } = props;
  const names = [styles.bone, styles[shape], shape !== "round" && styles[width]];
  return <span className={names.filter(Boolean).join(" ")} aria-hidden="true" />;
}
