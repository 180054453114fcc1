import styles from "./skeleton.module.css";

/** Holds the place of something that is being loaded, at its size. Nothing of it is read out. */
export function Skeleton(props: {
  shape?: "line" | "control" | "card" | "round";
  width?: "short" | "medium" | "full";
}) {
  const { shape = "line", width = "medium" } = props;
  const names = [styles.bone, styles[shape], shape !== "round" && styles[width]];
  return <span className={names.filter(Boolean).join(" ")} aria-hidden="true" />;
}
