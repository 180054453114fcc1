import { SegmentedSwitch, type Segment } from "./segmented-switch.tsx";
import type { ReactNode } from "react";
import styles from "./labelled-switch.module.css";

/** A switch under a label that can be seen, among fields. */
export function LabelledSwitch<Value extends string>(props: {
  label: ReactNode;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true">{props.label}</span>
      <SegmentedSwitch {...props} />
    </div>
  );
}
