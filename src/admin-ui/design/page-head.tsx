import { useEffect, useRef, type ReactNode } from "react";
import { consoleState } from "../server/console-state.ts";
import styles from "./page-head.module.css";

/**
 * The one heading of a page with what stands beside it. It names the browser's tab, and takes the
 * focus when the page is come to.
 */
export function PageHead(props: {
  /** The heading as text. */
  name: string;
  children?: ReactNode;
  /** What stands at the other end. */
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
