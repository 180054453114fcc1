import { useEffect, useRef, type ReactNode } from "react";
import { consoleState } from "../server/console-state.ts";
import styles from "./page-head.module.css";

/**
 * The page's only heading with its actions. It sets the tab's title, and takes the focus when the
 * user navigates to the page.
 */
export function PageHead(props: {
  /** The heading as text. */
  name: string;
  children?: ReactNode;
  /** Shown at the other end. */
  end?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${props.name} · ${consoleState.brandName}`;
  }, [props.name]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {props.name}
      </h1>
      {props.children}
      {props.end !== undefined && <div className={styles.end}>{props.end}</div>}
    </header>
  );
}
