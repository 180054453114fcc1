import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { usePageState } from "../page-context.ts";
import { Arrivals } from "./arrival.ts";
import styles from "./page-heading.module.css";

const arrivals = new Arrivals(window);

/** Says in the browser's tab what this page is. */
function usePageTitle(title: string): void {
  const { brandName } = usePageState();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
}

/**
 * The one `h1` of a page, also while the page is being loaded: it gets the focus when the page is
 * come to, and its text is the tab's title.
 *
 * - `title`: for the tab, and for the heading where there are no `children`.
 * - `isHidden`: only read, where the page shows in another way what it is.
 */
export function PageHeading(props: {
  title: string;
  children?: ReactNode;
  isHidden?: boolean;
  className?: string | undefined;
}) {
  const { title, children, isHidden = false, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  usePageTitle(title);
  useEffect(() => {
    if (heading.current) arrivals.arrive(path, heading.current);
  }, [path]);
  const names = [styles.heading, isHidden && styles.hidden, className];
  return (
    <h1 ref={heading} tabIndex={-1} className={names.filter(Boolean).join(" ")}>
      {children ?? title}
    </h1>
  );
}
