import type { ReactNode } from "react";
import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import styles from "./tabs.module.css";

/** One of the tabs: its words, and how many things are behind it where that is known. */
interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count: string | undefined;
}

/** Parts of a page of which one is shown. The arrow keys move between the tabs. */
export function Tabs<Value extends string>(props: {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  return (
    <BaseTabs.Root
      className={styles.tabs}
      value={props.value}
      onValueChange={(value: Value) => props.onChange(value)}
    >
      <BaseTabs.List className={styles.list} aria-label={props.label} activateOnFocus>
        {props.tabs.map(({ value, label, count }) => (
          <BaseTabs.Tab key={value} className={styles.tab} value={value}>
            <span>{label}</span>
            {count !== undefined && <bdi className={styles.count}>{count}</bdi>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel className={styles.panel} value={props.value}>
        {props.children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
